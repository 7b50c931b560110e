import type { Fragment } from '../../../content/fragment.js';
import { isEqualJson } from '../../../json-schema/validation/equal.js';
import type { ApiSchema, BoxedValue } from '../../../openapi/api/schema.js';
import type { FieldView, PartView, SchemaView } from '../../page-props/schema-view.js';
import { isLarge } from '../page-state/page-state.js';
import { schemaDocs } from '../texts/about-facts.js';
import { shortenDescription } from '../texts/shorten-description.js';
import { alternativesViews, discriminatorView } from './alternatives-view.js';
import { visibleProperties } from './field-order.js';
import { limitTexts } from './limit-texts.js';
import { withoutListedValues } from './listed-values.js';
import { nestedSchemas, schemaOthers } from './nested-schemas.js';
import { openInPlace, optionPriority, type Priority, wrappedField } from './open-in-place.js';
import { beginsWith, isIdentifier, repeatsName } from './repeats-name.js';
import { nameTarget, omittedAt, type SchemaContext } from './schema-context.js';
import { claimDepth } from './schema-depth.js';
import { hasHiddenParts, schemaSize } from './schema-size.js';
import { type OpenedSchema, openSchema, rootState, type SchemaState } from './schema-state.js';
import { statedValues } from './stated-values.js';
import { impliedTypes, isFile, ruleType } from './type-text.js';
import { xmlView } from './xml-view.js';

export type { SchemaContext } from './schema-context.js';

/**
 * Expands a schema to a finite tree for a page. Pass `name` when showing the named schema itself, so that a nested
 * reference to it counts as recursion.
 */
export function buildSchemaView(
  schema: ApiSchema,
  id: string,
  context: SchemaContext,
  name?: string,
): SchemaView {
  const depth = claimDepth(schema, context, name);
  return nodeView(schema, { id, label: name }, context, rootState(depth, name));
}

/** Where a page shows a schema. */
interface NodePlace {
  readonly id: string;
  /** Name beside the schema, which its title need not repeat. */
  readonly label?: string | undefined;
  /** `optional` by default. */
  readonly priority?: Priority | undefined;
}

function nodeView(
  node: ApiSchema,
  place: NodePlace,
  context: SchemaContext,
  state: SchemaState,
): SchemaView {
  const { id, label, priority = 'optional' } = place;
  const opened = openInPlace(openSchema(node, state, context, id), state, context, priority);
  const { schema, named, recursive, expandable, below } = opened;
  const items = recursive ? undefined : itemsView(opened, place, context, state);
  const own = descriptionBeside(label, schema.description);
  const description = context.renderDescription(
    isOnlyLinked(node, opened, state, context)
      ? shortenDescription(own, isLarge(context.schemas.size))
      : own,
  );
  const { messages } = context;
  const values = valuesWithin(schema.enum, context);
  const inside = expandable ? schemaInside(schema, id, context, below) : undefined;
  // The type already says `null`.
  const isNull = schema.const?.value === null;
  const view = withoutListedValues({
    type: ruleType(schema, state, context),
    title: titleBeside([label, named?.name], schema.title, schema.description),
    ref: nameTarget(named ? named.name : innermost(schema)?.ref, context),
    format: shownFormat(schema),
    nullable: schema.nullable && !isNull && !offersNull(schema),
    deprecated: schema.deprecated,
    readOnly: schema.readOnly,
    writeOnly: schema.writeOnly,
    description,
    ...values,
    const: isNull ? undefined : schema.const,
    default: schema.default,
    // Whole objects are in the examples of the page, beside their fields.
    examples: listsFields(schema, context) ? [] : informativeExamples(schema),
    limits: limitTexts(schema, messages),
    xml: context.hidesXml ? undefined : xmlView(schema.xml, label),
    // The page of a named schema shows its external documentation.
    docs: schemaDocs(named && state.level > 0 ? node : schema, context),
    items,
    recursive,
    ...(inside ?? {
      fields: [],
      alternatives: [],
      ...schemaSize(schema, context),
      hiddenAt: named ? undefined : omittedAt(state.ancestors, id, context),
    }),
  });
  return items ? besideItems(view, items) : view;
}

/** The distinct examples without empty strings, and without those that repeat the only value or the default. */
function informativeExamples(schema: ApiSchema): readonly BoxedValue[] {
  const stated = statedValues(schema);
  const distinct = new Map(schema.examples.map((one) => [JSON.stringify(one), one]));
  return [...distinct.values()].filter(
    ({ value }) => value !== '' && !stated.some((one) => isEqualJson(value, one.value)),
  );
}

/** Returns the items of an array, or the innermost items of nested arrays; the type in words describes the nesting. */
function innermost({ items, prefixItems }: ApiSchema): ApiSchema | undefined {
  if (!items || prefixItems.length > 0) return items;
  return innermost(items) ?? items;
}

/** Whether the fields of the object, or of the objects in the array, are listed. */
function listsFields(schema: ApiSchema, { schemas }: SchemaContext): boolean {
  return schemas.resolve(innermost(schema) ?? schema).schema.properties.length > 0;
}

/** Returns the format of a value or of the items of an array, unless the type says it: `file`. */
function shownFormat(schema: ApiSchema): string | undefined {
  const formatted = schema.format === undefined ? innermost(schema) : schema;
  return formatted && !isFile(formatted) ? formatted.format : undefined;
}

/** Maximum number of enum values on a page; a longer list is only useful to programs. */
const maxValues = 1000;

function valuesWithin(
  values: ApiSchema['enum'],
  { whole, renderDescription }: SchemaContext,
): Pick<SchemaView, 'enum' | 'moreValues'> {
  const count = whole === undefined ? 0 : Math.max(0, values.length - maxValues);
  return {
    enum: values
      .slice(0, values.length - count)
      .map(({ description, ...value }) =>
        description ? { ...value, description: renderDescription(description) } : value,
      ),
    ...(count > 0 && whole ? { moreValues: { count, at: whole } } : {}),
  };
}

/** Whether the schema's own page shows its complete description, so that this one can be shortened. */
function isOnlyLinked(
  node: ApiSchema,
  { schema, named, recursive, expandable }: OpenedSchema,
  { level }: SchemaState,
  context: SchemaContext,
): boolean {
  if (named === undefined || level === 0 || node.description !== undefined) return false;
  return recursive || (!expandable && hasHiddenParts(schemaSize(schema, context)));
}

type Inside = Pick<
  SchemaView,
  | 'fields'
  | 'others'
  | 'alsoRequired'
  | 'dependentRequired'
  | 'closedItems'
  | 'parts'
  | 'alternatives'
  | 'discriminator'
  | 'hiddenFields'
>;

function schemaInside(
  schema: ApiSchema,
  id: string,
  context: SchemaContext,
  below: SchemaState,
): Inside {
  const { discriminator, dependentRequired } = schema;
  const fields = visibleProperties(schema, context);
  const wrapped = below.level === 1 ? wrappedField(fields, context) : undefined;
  const within: SchemaState = {
    ...below,
    impliedTypes: schema.types.length > 0 ? schema.types : undefined,
  };
  const parts = nestedSchemas(schema).map((part): PartView => {
    const partId = context.page.id(`${id}.${part.segment}`);
    const state = { ...below, impliedTypes: impliedTypes(part.kind, schema) };
    const inner = nodeView(part.schema, { id: partId }, context, state);
    return { id: partId, kind: part.kind, value: part.value, schema: inner };
  });
  const fieldViews = fields.map((field) => {
    const usual = field.required ? 'required' : 'optional';
    const place: NodePlace = {
      id: context.page.id(`${id}.${field.name}`),
      label: field.name,
      priority: field === wrapped ? 'main' : usual,
    };
    return fieldView(field, place, context, below);
  });
  const alternatives = alternativesViews(
    schema,
    id,
    context,
    (option, optionId, label, position) => {
      const place = { id: optionId, label, priority: optionPriority(position) };
      return nodeView(option, place, context, within);
    },
  );
  return {
    fields: fieldViews,
    others: schemaOthers(schema, context.direction),
    alsoRequired: schema.alsoRequired,
    dependentRequired: dependentRequired?.map(({ property, required }) => ({
      field: property,
      required,
    })),
    closedItems: schema.closedItems,
    parts: parts.length > 0 ? parts : undefined,
    alternatives,
    discriminator: discriminator && discriminatorView(discriminator, context),
    hiddenFields: 0,
  };
}

function fieldView(
  { name, required, schema }: ApiSchema['properties'][number],
  place: NodePlace,
  context: SchemaContext,
  state: SchemaState,
): FieldView {
  return { id: place.id, name, required, schema: nodeView(schema, place, context, state) };
}

/** Items stay on the level of their array: readers take their properties for those of the array. */
function itemsView(
  { schema, below }: OpenedSchema,
  { id, priority }: NodePlace,
  context: SchemaContext,
  state: SchemaState,
): SchemaView | undefined {
  const { items, prefixItems } = schema;
  if (!items || prefixItems.length > 0) return undefined;
  return nodeView(items, { id, priority }, context, { ...below, level: state.level });
}

/**
 * Returns an array with its items, without what the array says already. Description and title of items that have no
 * other facts become those of an array without its own.
 */
function besideItems(array: SchemaView, items: SchemaView): SchemaView {
  const isBare = !hasValueFacts(items);
  const description = array.description ?? (isBare ? items.description : undefined);
  const title = array.title ?? (isBare && array.ref === undefined ? items.title : undefined);
  const rest: SchemaView = {
    ...items,
    // "array of strings or nulls"
    ...(array.type === '' ? {} : { type: '', nullable: false }),
    format: array.format === items.format ? undefined : items.format,
    description: description === items.description ? undefined : items.description,
    title: title === items.title ? undefined : items.title,
    enum: withoutListedValues({ ...items, description }).enum,
  };
  return { ...array, description, title, items: hasContent(rest) ? rest : undefined };
}

/** Whether a value has facts beside its type, title, description and fields. */
function hasValueFacts({ limits, examples, enum: values, ...schema }: SchemaView): boolean {
  const { docs, xml, deprecated, readOnly, writeOnly } = schema;
  return (
    [limits, examples, values].some(({ length }) => length > 0) ||
    [schema.const, schema.default, docs, xml].some((one) => one !== undefined) ||
    deprecated ||
    readOnly ||
    writeOnly
  );
}

/** Whether items have content beyond what the type in words shows: type, format and name. */
function hasContent({ type, format, ref, nullable, ...rest }: SchemaView): boolean {
  return Object.values(rest).some((value) => (Array.isArray(value) ? value.length > 0 : value));
}

/** Returns the title unless it says no more than a name beside it or the description below it. */
export function titleBeside(
  names: readonly (string | undefined)[],
  title: string | undefined,
  description: Fragment | undefined,
): string | undefined {
  if (title === undefined || names.some((one) => repeatsName(title, one))) return undefined;
  if (description !== undefined && beginsWith(description.text, title)) return undefined;
  return isIdentifier(title) && names.some((name) => name !== undefined) ? undefined : title;
}

/** Returns the description unless it says no more than the name beside it: `Build branch` of `buildBranch`. */
export function descriptionBeside(
  name: string | undefined,
  description: Fragment | undefined,
): Fragment | undefined {
  const isBare = description?.references.length === 0 && description.embeds.length === 0;
  return isBare && repeatsName(description.text, name) ? undefined : description;
}

/** Whether an alternative allows null; it is shown there. */
function offersNull({ types, alternatives }: ApiSchema): boolean {
  const options = alternatives.filter(({ keyword }) => keyword !== 'allOf');
  return (
    types.length === 0 &&
    options.some(({ schemas }) => schemas.some((option) => option.const?.value === null))
  );
}
