import type { Json } from '../../../json-schema/json.js';
import type { SchemaView } from '../../page-props/schema-view.js';
import { code, item, markdownLink } from './blocks.js';
import type { Writer } from './writer.js';

/** `string or null, date-time`; empty if the schema has no type. */
export function schemaType({ type, nullable, format }: SchemaView, { t }: Writer): string {
  const words = nullable && type !== '' ? t('reference.orNull', { type }) : type;
  return [words, format].filter(Boolean).join(', ');
}

/** Returns the short facts that follow the type: deprecated, read-only, limits, default, XML form. */
export function schemaFlags(schema: SchemaView, { t }: Writer): string[] {
  const { xml } = schema;
  const form = xml && t(xml.wrapped ? 'reference.xml.wrapped' : `reference.xml.${xml.kind}`);
  return [
    ...(schema.deprecated ? [t('reference.deprecated')] : []),
    ...(schema.readOnly ? [t('reference.readOnly')] : []),
    ...(schema.writeOnly ? [t('reference.writeOnly')] : []),
    ...schema.limits.map(({ label, value }) => `${label} ${code(value)}`),
    ...(schema.default ? [`${t('reference.default')} ${inlineJson(schema.default.value)}`] : []),
    ...(xml ? [`XML: ${form}${xml.code === undefined ? '' : ` ${code(xml.code)}`}`] : []),
  ];
}

/** Lists the enum values with their names, descriptions and deprecations. */
export function values(
  { enum: accepted, moreValues }: SchemaView,
  { t, url }: Writer,
): string | undefined {
  if (accepted.length === 0) return undefined;
  const list = accepted.map(({ value, name, description, deprecated }) => {
    const words = [name, description?.trim(), deprecated && t('reference.deprecated')].filter(
      Boolean,
    );
    return words.length === 0 ? inlineJson(value) : `${inlineJson(value)} (${words.join(', ')})`;
  });
  const more = moreValues && {
    count: moreValues.count,
    schema: markdownLink(moreValues.at.name, url(moreValues.at.url)),
  };
  const rest = more ? [t('reference.moreValuesSee', more)] : [];
  return item([`${t('reference.oneOfValues')} ${list.join(', ')}`, ...rest].join('. '));
}

export function examples(schema: SchemaView, { t }: Writer): string[] {
  return schema.examples.map(({ value }) =>
    item(`${t('reference.exampleValue')} ${inlineJson(value)}`),
  );
}

export function inlineJson(value: Json): string {
  return code(JSON.stringify(value));
}
