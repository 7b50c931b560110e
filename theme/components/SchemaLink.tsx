import type { SchemaView } from 'docsgen/theme';
import { useCodeDirection } from '../content-language.js';

interface Props {
  readonly schema: NonNullable<SchemaView['ref']>;
}

/** The name of a schema, leading to its page. */
export function SchemaLink({ schema: { name, url } }: Props) {
  return (
    <a className="schema-ref" href={url} dir={useCodeDirection()}>
      {name}
    </a>
  );
}
