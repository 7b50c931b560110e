import type { FieldView, PartView, SchemaView } from '../../page-props/schema-view.js';
import { code, item, markdownLink } from './blocks.js';
import { examples, inlineJson, schemaFlags, schemaType, values } from './schema-facts.js';
import { discriminatorSentence, ruleSentences } from './schema-rules.js';
import type { Writer } from './writer.js';

/** Kinds whose value is a number in a sentence; other values are code. */
const numbered: ReadonlySet<PartView['kind']> = new Set(['position', 'contains']);

export { schemaFlags, schemaType } from './schema-facts.js';

/**
 * Returns properties as a nested list. The views equal those of the page, but their descriptions are Markdown instead
 * of HTML.
 */
export function fieldList(fields: readonly FieldView[], writer: Writer): string {
  return fields.map((field) => fieldItem(field, writer)).join('\n');
}

function fieldItem({ name, required, schema }: FieldView, writer: Writer): string {
  const facts = [required && writer.t('reference.required'), ...schemaFlags(schema, writer)];
  return described(code(name), schema, facts, writer);
}

/** Returns a schema as a list item: name, facts, description, and its details below. */
function described(
  name: string,
  schema: SchemaView,
  facts: readonly (string | false)[],
  writer: Writer,
): string {
  const words = [schema.title, schema.description?.trim()].filter(Boolean).join('. ');
  const all = [schemaType(schema, writer), ...facts].filter(Boolean).join(', ');
  const head = all === '' ? name : `${name} (${all})`;
  return item(
    [words ? `${head}: ${words}` : head, schemaDetails(schema, writer)].filter(Boolean).join('\n'),
  );
}

/** Returns the details of a schema as list lines: allowed values, items, properties, rules, alternatives. */
export function schemaDetails(schema: SchemaView, writer: Writer): string {
  const { t } = writer;
  const inner = (name: string, one: SchemaView): string =>
    described(name, one, schemaFlags(one, writer), writer);
  const lines = [
    schema.const && item(`${t('reference.onlyValue')} ${inlineJson(schema.const.value)}`),
    values(schema, writer),
    ...examples(schema, writer),
    schema.docs &&
      item(t('reference.readMore', { link: markdownLink(schema.docs.label, schema.docs.url) })),
    schema.items && items(schema.items, writer, inner),
    fieldList(schema.fields, writer),
    ...(schema.parts ?? []).map((part) => partItem(part, writer, inner)),
    ...ruleSentences(schema, writer),
    ...schema.alternatives.map(({ label, schemas, discriminator }) =>
      item(
        [
          `${label}:`,
          ...schemas.map((option) => inner(option.label, option.schema)),
          ...(discriminator ? [discriminatorSentence(discriminator, writer)] : []),
        ].join('\n'),
      ),
    ),
    schema.discriminator && discriminatorSentence(schema.discriminator, writer),
    elsewhere(schema, writer),
  ];
  return lines.filter(Boolean).join('\n');
}

/**
 * Shows an array's items; their properties go directly into the array's list unless the item schema has facts of its
 * own.
 */
function items(
  schema: SchemaView,
  writer: Writer,
  inner: (name: string, schema: SchemaView) => string,
): string {
  const { title, description, docs, examples: shown, enum: accepted, const: only } = schema;
  const isSaid =
    [...schemaFlags(schema, writer), ...shown, ...accepted].length > 0 ||
    [title, description, docs, only].some((one) => one !== undefined);
  return isSaid ? inner(writer.t('reference.eachItem'), schema) : schemaDetails(schema, writer);
}

/** Links to the parts of the schema that this page omits. */
function elsewhere(
  { recursive, hiddenFields, hiddenAlternatives = 0, hiddenAt, ref = hiddenAt }: SchemaView,
  { t, url }: Writer,
): string | undefined {
  const schema = ref && markdownLink(ref.name, url(ref.url));
  if (recursive) return schema && item(t('reference.recursiveSee', { schema }));
  const fields = hiddenFields > 0 && t('reference.fieldCount', { count: hiddenFields });
  const options =
    hiddenAlternatives > 0 && t('reference.alternativeCount', { count: hiddenAlternatives });
  const contents = [fields, options].filter(Boolean).join(', ');
  if (contents === '') return undefined;
  return item(schema ? t('reference.contentsSee', { contents, schema }) : contents);
}

/** Returns a subschema that is not a property as a list item. */
function partItem(
  { kind, value = '', schema }: PartView,
  { t }: Writer,
  describe: (name: string, schema: SchemaView) => string,
): string {
  const shown = numbered.has(kind) ? value : code(value);
  return describe(t(`reference.part.${kind}`, { value: shown }), schema);
}
