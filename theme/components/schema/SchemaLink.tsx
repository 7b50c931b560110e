import type { SchemaView } from 'docsgen/theme';
import { useCodeDirection } from '../../content-language.js';
import { Breakable } from '../docs/Breakable.js';

interface Props {
  readonly schema: NonNullable<SchemaView['ref']>;
  /** Whether the link is part of a type, which sets its style. */
  readonly inType?: boolean | undefined;
}

/** The name of a schema, linked to its page. */
export function SchemaLink({ schema: { name, url }, inType = false }: Props) {
  return (
    <a className={inType ? undefined : 'schema-ref'} href={url} dir={useCodeDirection()}>
      <Breakable text={name} />
    </a>
  );
}
