import type { FieldView, Json, SchemaView } from '../../../model/index.js';
import { code, item, link } from './blocks.js';
import type { Writer } from './words.js';

/**
 * Fields as a list, those inside of them as lists in it. The views are those of the page, made with Markdown
 * where the page has HTML.
 */
export function fieldList(fields: readonly FieldView[], writer: Writer): string {
  return fields.map((field) => fieldItem(field, writer)).join('\n');
}

function fieldItem({ name, required, schema }: FieldView, writer: Writer): string {
  const facts = [
    schemaType(schema),
    required && writer.say('reference.required'),
    ...marks(schema, writer),
  ];
  const words = schema.html?.trim();
  const head = `${code(name)} (${facts.filter(Boolean).join(', ')})`;
  return item(
    [words ? `${head}: ${words}` : head, schemaDetails(schema, writer)].filter(Boolean).join('\n'),
  );
}

/** `string, date-time` */
export function schemaType({ type, format }: SchemaView): string {
  return format === undefined ? type : `${type}, ${format}`;
}

/** What is short enough to stand behind the type: read-only, limits, the default. */
export function marks(schema: SchemaView, { say }: Writer): string[] {
  return [
    ...(schema.deprecated ? [say('reference.deprecated')] : []),
    ...(schema.readOnly ? [say('reference.readOnly')] : []),
    ...(schema.writeOnly ? [say('reference.writeOnly')] : []),
    ...schema.constraints.map(({ label, value }) => `${label} ${code(value)}`),
    ...(schema.default ? [`${say('reference.default')} ${json(schema.default.value)}`] : []),
  ];
}

/** Accepted values, fields, alternatives: the lines of a list. */
export function schemaDetails(schema: SchemaView, writer: Writer): string {
  const { say } = writer;
  const lines = [
    schema.const && item(`${say('reference.onlyValue')} ${json(schema.const.value)}`),
    values(schema, writer),
    ...schema.examples.map((value) => item(`${say('reference.exampleValue')} ${json(value)}`)),
    fieldList(schema.fields, writer),
    schema.additional && additional(schema, schema.additional, writer),
    ...schema.alternatives.map(({ label, schemas }) =>
      item([`${label}:`, ...schemas.map((option) => alternative(option, writer))].join('\n')),
    ),
    elsewhere(schema, writer),
  ];
  return lines.filter(Boolean).join('\n');
}

function values({ enum: accepted }: SchemaView, { say }: Writer): string | undefined {
  if (accepted.length === 0) return undefined;
  const list = accepted.map(({ value, description }) =>
    description === undefined ? json(value) : `${json(value)} (${description})`,
  );
  return item(`${say('reference.oneOfValues')} ${list.join(', ')}`);
}

function additional(schema: SchemaView, other: SchemaView, writer: Writer): string {
  const key = schema.fields.length > 0 ? 'reference.otherFields' : 'reference.anyFields';
  const details = schemaDetails(other, writer);
  const words = other.html?.trim();
  const head = writer.say(key, { type: schemaType(other) });
  return item([words ? `${head}. ${words}` : head, details].filter(Boolean).join('\n'));
}

function alternative(
  { label, schema }: SchemaView['alternatives'][number]['schemas'][number],
  writer: Writer,
): string {
  const words = schema.html?.trim();
  const head = `${label} (${schemaType(schema)})`;
  const lines = [words ? `${head}: ${words}` : head, schemaDetails(schema, writer)];
  return item(lines.filter(Boolean).join('\n'));
}

/** What is not shown here, and where it is. */
function elsewhere(
  { recursive, hiddenFields, ref }: SchemaView,
  { say, url }: Writer,
): string | undefined {
  const schema = ref && link(ref.name, url(ref.url));
  if (recursive) {
    return item(schema ? say('reference.recursiveSee', { schema }) : say('reference.recursive'));
  }
  if (hiddenFields === 0) return undefined;
  const count = hiddenFields;
  return item(
    schema
      ? say('reference.moreFieldsSee', { count, schema })
      : say('reference.moreFields', { count }),
  );
}

function json(value: Json): string {
  return code(JSON.stringify(value));
}
