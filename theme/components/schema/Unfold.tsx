import type { SchemaTarget } from 'docsgen/theme';

interface Props {
  /** Where the contents are shown. */
  readonly to: SchemaTarget;
  /** "12 fields" */
  readonly contents: string;
}

/** A link to the contents of a schema, which the client script shows in place. */
export function Unfold({ to: { url }, contents }: Props) {
  return (
    <a className="unfold" href={url}>
      {contents}
    </a>
  );
}
