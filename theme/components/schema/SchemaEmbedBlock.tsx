import type { SchemaEmbed } from 'docsgen/theme';
import { useCodeDirection } from '../../content-language.js';
import { Schema } from './Schema.js';

interface Props {
  readonly embed: SchemaEmbed;
}

/** `::schema[…]` in a text: the field table of a named schema. */
export function SchemaEmbedBlock({ embed: { name, url, schema } }: Props) {
  const dir = useCodeDirection();
  const own = schema.ref?.name === name ? { ...schema, ref: undefined } : schema;
  return (
    <Schema
      schema={own}
      label={
        <a className="embed-name" href={url} dir={dir}>
          {name}
        </a>
      }
    />
  );
}
