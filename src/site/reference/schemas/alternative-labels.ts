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

/**
 * Returns a label for each alternative: its values of the discriminator, its title or name, or else what tells it apart
 * from the others: a value, a type, a required field or a field. The labels of a group differ.
 */
export function alternativeLabels(group: Group, context: SchemaContext): readonly string[] {
  const options = group.schemas.map(
    (node): Option => ({ node, schema: context.schemas.resolve(node).schema }),
  );
  const candidates = [
    options.map((option) => discriminatorLabel(option, group)),
    options.map((option) => titleLabel(option)),
    options.map(({ node }) => node.ref),
    options.map(({ schema }) => valuesLabel(schema)),
    options.map(({ schema }) => typeLabel(schema, context)),
    options.map(({ node, schema }) => node.title ?? schema.title),
    options.map((option) => fixedField(option, options)),
    options.map((option) => ownField(option, options, ({ required }) => required)),
    options.map((option) => ownField(option, options, () => true)),
  ];
  const used = new Set<string>();
  return options.map((_, index) => {
    const label =
      candidates
        .filter((labels) => occurrences(labels[index], labels) === 1)
        .map((labels) => labels[index])
        .find((text) => text !== undefined && !used.has(text)) ?? numbered(index, context.messages);
    used.add(label);
    return label;
  });
}

/** Returns the title, unless it is the identifier of a generator, or else the name. */
function titleLabel({ node, schema }: Option): string | undefined {
  const title = node.title ?? schema.title;
  return title === undefined || isIdentifier(title) ? node.ref : title;
}

function occurrences(label: string | undefined, labels: readonly (string | undefined)[]): number {
  return label === undefined ? 0 : labels.filter((other) => other === label).length;
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
function typeLabel(schema: ApiSchema, { schemas, messages }: SchemaContext): string | undefined {
  const { types, format, properties } = schema;
  if (types.length + properties.length === 0) return undefined;
  const words = typeText(schema, (name) => schemas.get(name)?.schema, messages);
  return format === undefined ? words : `${words}, ${format}`;
}

/** Returns a field that has a value of its own in each alternative, with the value: `kind: card`. */
function fixedField({ schema }: Option, options: readonly Option[]): string | undefined {
  for (const { name, schema: field } of schema.properties) {
    const value = valuesLabel(field);
    const others = options
      .map((option) => optionField(option, name))
      .map((one) => one && valuesLabel(one));
    if (value !== undefined && !others.includes(undefined)) return `${name}: ${value}`;
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

function fieldNames(
  { schema: { properties, alsoRequired = [] } }: Option,
  isMeant: (field: ApiSchema['properties'][number]) => boolean,
): readonly string[] {
  return [...properties.filter(isMeant).map(({ name }) => name), ...alsoRequired];
}
