import type { Messages } from '../../../i18n/index.js';
import { formatMessage } from '../../../i18n/index.js';
import type { Json } from '../../../json-schema/json.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import { isIdentifier } from './repeats-name.js';
import type { SchemaContext } from './schema-context.js';
import { typeText } from './type-text.js';

type Group = ApiSchema['alternatives'][number];

/** An alternative with its references resolved. */
interface Option {
  readonly node: ApiSchema;
  readonly schema: ApiSchema;
}

/** Maximum number of values in a label. */
const maxValues = 3;
/** Maximum length in characters of the first values of an enum in a label, unless there is only one. */
const maxValuesLength = 24;

/**
 * Returns a label for each alternative: its values of the discriminator, its title or name, or else what tells it apart
 * from the others: values, a type, a required field or a field. The labels of a group differ.
 */
export function alternativeLabels(group: Group, context: SchemaContext): readonly string[] {
  const options = group.schemas.map(
    (node): Option => ({ node, schema: context.schemas.resolve(node).schema }),
  );
  const labels = distinctLabels(labelCandidates(options, group, context), options.length);
  return options.map((_, index) => labels.get(index) ?? numbered(index, context.messages));
}

/** Labels that alternatives may have, best first; each with an entry for each alternative. */
type Candidates = readonly (readonly (string | undefined)[])[];

function labelCandidates(
  options: readonly Option[],
  group: Group,
  context: SchemaContext,
): Candidates {
  return [
    options.map((option) => discriminatorLabel(option, group)),
    options.map((option) => titleLabel(option)),
    options.map(({ node }) => node.ref),
    options.map(({ schema }) => valuesLabel(schema)),
    options.map(({ schema }) => typeLabel(schema, context)),
    options.map(({ schema }) => firstValues(schema, context)),
    options.map(({ schema }) => itemsLabel(schema, context)),
    options.map(({ node, schema }) => node.title ?? schema.title),
    options.map((option) => fixedField(option, options)),
    options.map((option) => ownField(option, options, ({ required }) => required)),
    options.map((option) => ownField(option, options, () => true)),
    options.map((option) => firstFields(option)),
    options.map(({ schema }) => typeInWords(schema, context)),
  ];
}

/**
 * Returns labels by the index of their alternative. A label need not differ from what was no label of others, so that
 * `string` stands beside a named enum of strings; hence the rounds.
 */
function distinctLabels(candidates: Candidates, count: number): ReadonlyMap<number, string> {
  const labels = new Map<number, string>();
  let open = Array.from({ length: count }, (_, index) => index);
  let before: number;
  do {
    before = open.length;
    const used = new Set(labels.values());
    for (const index of open) {
      const label = candidates
        .filter((texts) => occurrences(texts[index], texts, open) === 1)
        .map((texts) => texts[index])
        .find((text) => text !== undefined && !used.has(text));
      if (label === undefined) continue;
      labels.set(index, label);
      used.add(label);
    }
    open = open.filter((index) => !labels.has(index));
  } while (open.length > 0 && open.length < before);
  return labels;
}

/** Returns the title, unless it is the identifier of a generator, or else the name. */
function titleLabel({ node, schema }: Option): string | undefined {
  const title = node.title ?? schema.title;
  return title === undefined || isIdentifier(title) ? node.ref : title;
}

function occurrences(
  label: string | undefined,
  labels: Candidates[number],
  among: readonly number[],
): number {
  return label === undefined ? 0 : among.filter((index) => labels[index] === label).length;
}

function numbered(index: number, messages: Messages): string {
  return formatMessage(messages, 'reference.option', { number: index + 1 });
}

/** Returns the values of the discriminator that select an alternative: those of the mapping, else of its field. */
function discriminatorLabel(
  { node, schema }: Option,
  { discriminator, mapping = [] }: Group,
): string | undefined {
  if (discriminator === undefined) return undefined;
  const mapped = mapping.filter((one) => one.schema === node.ref).map(({ value }) => value);
  if (node.ref !== undefined && mapped.length > 0) return listed(mapped);
  const field = schema.properties.find(({ name }) => name === discriminator);
  return field && valuesLabel(field.schema);
}

/** Returns the only values of a schema, if they are few. */
function valuesLabel({ const: only, enum: values }: ApiSchema): string | undefined {
  if (only) return shown(only.value);
  if (values.length === 0 || values.length > maxValues) return undefined;
  return listed(values.map(({ value }) => shown(value)));
}

/** Returns the first values of an enum and the number of the others: `gpt-4o, o1, 41 more`. */
function firstValues({ enum: values }: ApiSchema, { messages }: SchemaContext): string | undefined {
  if (values.length === 0) return undefined;
  const texts = values.map(({ value }) => shown(value));
  let count = Math.min(maxValues, texts.length);
  while (count > 1 && texts.slice(0, count).join(', ').length > maxValuesLength) count -= 1;
  const more = texts.length - count;
  const others = more > 0 ? [formatMessage(messages, 'reference.more', { count: more })] : [];
  return [...texts.slice(0, count), ...others].join(', ');
}

function listed(values: readonly string[]): string {
  const more = values.length > maxValues ? ', …' : '';
  return `${values.slice(0, maxValues).join(', ')}${more}`;
}

/** Returns a value as text. Quotes strings that would be invisible or mistaken for values of other types. */
function shown(value: Json): string {
  const needsQuotes = /^(?:|true|false|null|-?\d+(?:\.\d+)?)$/;
  return typeof value === 'string' && !needsQuotes.test(value) ? value : JSON.stringify(value);
}

/** Returns the type in words and the format. */
function typeLabel(schema: ApiSchema, context: SchemaContext): string | undefined {
  const { types, format, properties } = schema;
  if (types.length + properties.length === 0) return undefined;
  const words = typeInWords(schema, context);
  return format === undefined ? words : `${words}, ${format}`;
}

function typeInWords(schema: ApiSchema, { schemas, messages }: SchemaContext): string {
  return typeText(schema, (name) => schemas.get(name)?.schema, messages);
}

/** Returns the items of an array by their title, name, values or type: `array of Planet`. */
function itemsLabel({ items: node }: ApiSchema, context: SchemaContext): string | undefined {
  if (node === undefined) return undefined;
  const { schema } = context.schemas.resolve(node);
  const items =
    titleLabel({ node, schema }) ?? firstValues(schema, context) ?? typeLabel(schema, context);
  return items && formatMessage(context.messages, 'reference.arrayOf', { items });
}

/** Returns a field whose only values differ from those in other alternatives, with the values: `kind: card`. */
function fixedField(option: Option, options: readonly Option[]): string | undefined {
  for (const { name, schema: field } of option.schema.properties) {
    const value = valuesLabel(field);
    if (value === undefined) continue;
    const others = options
      .filter((other) => other !== option)
      .flatMap((other) => {
        const same = optionField(other, name);
        return (same && valuesLabel(same)) ?? [];
      });
    if (others.length > 0 && !others.includes(value)) return `${name}: ${value}`;
  }
  return undefined;
}

function optionField({ schema }: Option, name: string): ApiSchema | undefined {
  return schema.properties.find((field) => field.name === name)?.schema;
}

/** Returns the first field, among some, that no other alternative has. */
function ownField(
  option: Option,
  options: readonly Option[],
  isMeant: (field: ApiSchema['properties'][number]) => boolean,
): string | undefined {
  const names = fieldNames(option, isMeant);
  const others = new Set(
    options.filter((other) => other !== option).flatMap((other) => fieldNames(other, isMeant)),
  );
  return names.find((name) => !others.has(name));
}

/** Returns the first fields, which differ from those of others if these have more or fewer. */
function firstFields(option: Option): string | undefined {
  const names = fieldNames(option, () => true);
  return names.length === 0 ? undefined : listed(names);
}

function fieldNames(
  { schema: { properties, alsoRequired = [] } }: Option,
  isMeant: (field: ApiSchema['properties'][number]) => boolean,
): readonly string[] {
  return [...properties.filter(isMeant).map(({ name }) => name), ...alsoRequired];
}
