import type { SchemaEmbed } from 'docsgen/theme';
import { useCodeDirection } from '../../content-language.js';
import { useTranslation } from '../../text.js';
import { CodeBlock } from '../docs/CodeBlock.js';
import { Schema } from './Schema.js';

interface Props {
  readonly embed: SchemaEmbed;
}

/** `::schema[…]` in a text: the fields of a named schema, with an example beside them if the author wants one. */
export function SchemaEmbedBlock({ embed: { name, url, schema, example } }: Props) {
  const t = useTranslation();
  const dir = useCodeDirection();
  const own = schema.ref?.name === name ? { ...schema, ref: undefined } : schema;
  return (
    <>
      <Schema
        schema={own}
        level={2}
        label={
          <a className="embed-name" href={url} dir={dir}>
            {name}
          </a>
        }
      />
      {example && <CodeBlock code={example} title={t('reference.example')} />}
    </>
  );
}
