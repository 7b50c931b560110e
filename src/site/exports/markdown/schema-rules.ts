import type { DiscriminatorView, SchemaView } from '../../page-props/schema-view.js';
import { code, item, markdownLink } from './blocks.js';
import type { Writer } from './writer.js';

/** Returns the rules of a schema, one sentence each. */
export function ruleSentences(schema: SchemaView, { t }: Writer): string[] {
  const { alsoRequired = [], dependentRequired = [], others, closedItems } = schema;
  return [
    ...(alsoRequired.length > 0
      ? [t('reference.alsoRequired', { count: alsoRequired.length, fields: names(alsoRequired) })]
      : []),
    ...dependentRequired.map(({ field, required }) =>
      t('reference.dependentRequired', {
        count: required.length,
        field: code(field),
        fields: names(required),
      }),
    ),
    ...(others === undefined ? [] : [t(otherFields[others])]),
    ...(closedItems ? [t('reference.noOtherItems')] : []),
  ].map(item);
}

const otherFields = {
  any: 'reference.openFields',
  none: 'reference.noOtherFields',
  'none-unevaluated': 'reference.noUnevaluatedFields',
} as const;

/** Lists which discriminator value selects which schema. */
export function discriminatorSentence(
  { field, values, otherwise }: DiscriminatorView,
  { t, url }: Writer,
): string {
  const lines = values.map(({ value, schema }) =>
    item(schema ? `${code(value)}: ${markdownLink(schema.name, url(schema.url))}` : code(value)),
  );
  const other =
    otherwise &&
    item(`${t('reference.otherValue')}: ${markdownLink(otherwise.name, url(otherwise.url))}`);
  if (lines.length === 0 && other === undefined) return '';
  const head = `${t('reference.discriminatorMapping', { field: code(field) })}:`;
  return item([head, ...lines, ...(other === undefined ? [] : [other])].join('\n'));
}

function names(fields: readonly string[]): string {
  return fields.map((field) => code(field)).join(', ');
}
