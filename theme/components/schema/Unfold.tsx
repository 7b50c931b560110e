import type { SchemaTarget, SchemaView } from 'docsgen/theme';

interface Props {
  /** Where the contents are shown. */
  readonly to: SchemaTarget;
  /** "12 fields" */
  readonly contents: string;
  readonly schema: Pick<SchemaView, 'hiddenFields' | 'hiddenNames'>;
}

/** A link to the contents of a schema, which the client script shows in place. It names the first fields. */
export function Unfold({ to: { url }, contents, schema }: Props) {
  const { hiddenNames: names = [], hiddenFields } = schema;
  const more = hiddenFields > names.length ? ', …' : '';
  return (
    <a className="unfold" href={url}>
      {contents}
      {names.length > 0 && <small> {names.join(', ') + more}</small>}
    </a>
  );
}
