import type {
  FieldView,
  Fragment,
  NamedSchema,
  Schema,
  SchemaView,
  Texts,
} from '../../model/index.js';
import { formatText } from '../../strings/index.js';
import { limitWords } from './limit-words.js';
import { typeWords } from './type-words.js';

/** How a schema is shown: for a request without what only answers hold, and the other way round. */
export type Direction = 'request' | 'response' | 'both';

export interface SchemaContext {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly url: (schema: NamedSchema) => string;
  readonly html: (fragment: Fragment | undefined) => string | undefined;
  readonly direction: Direction;
  /** docsgen's own words in the reader's language. */
  readonly texts: Texts;
  /** Levels of fields to expand; named schemas below are linked. */
  readonly depth: number;
  /** Makes ids unique on the page. */
  readonly uniqueId: (id: string) => string;
}

/** Inline schemas have no page to be linked to: they go on, but not for ever. */
const inlineDepth = 8;

/**
 * Expands a schema to a tree that a page can show, finite whatever refers to what. `name` is given where
 * the named schema itself is shown, so that meeting it again inside counts as recursion.
 */
export function schemaView(
  schema: Schema,
  id: string,
  context: SchemaContext,
  name?: string,
): SchemaView {
  const ancestors = new Set(name === undefined ? [] : [name]);
  return view(schema, id, context, { level: 0, ancestors });
}

interface State {
  readonly level: number;
  /** Named schemas that this one lies in. */
  readonly ancestors: ReadonlySet<string>;
}

function view(node: Schema, id: string, context: SchemaContext, state: State): SchemaView {
  const resolve = (name: string): Schema | undefined => context.schemas.get(name)?.schema;
  const named = node.ref === undefined ? undefined : context.schemas.get(node.ref);
  const schema = named ? withSiblings(named.schema, node) : node;
  // The fields of an array are those of its items; so is the name behind it.
  const items = schema.items;
  const inner = named ?? (items?.ref === undefined ? undefined : context.schemas.get(items.ref));
  const recursive = inner !== undefined && state.ancestors.has(inner.name);
  const below: State = {
    level: state.level + 1,
    ancestors: inner ? new Set([...state.ancestors, inner.name]) : state.ancestors,
  };
  const object = items ? flattenItems(items, resolve) : schema;
  const expandable = !recursive && state.level < (inner ? context.depth : inlineDepth);
  const properties = object.properties.filter(({ schema: property }) =>
    visible(property, context.direction),
  );
  return {
    type: typeWords(schema, resolve, context.texts),
    ref: inner && { name: inner.name, url: context.url(inner) },
    format: schema.format ?? items?.format,
    nullable: schema.nullable,
    deprecated: schema.deprecated,
    readOnly: schema.readOnly,
    writeOnly: schema.writeOnly,
    html: context.html(schema.description),
    enum: schema.enum.length > 0 ? schema.enum : (items?.enum ?? []),
    const: schema.const,
    default: schema.default,
    examples: schema.examples,
    constraints: limitWords(schema, context.texts),
    fields: expandable ? properties.map((property) => field(property, id, context, below)) : [],
    closed: object.additional === 'closed',
    additional:
      typeof object.additional === 'object' && expandable
        ? view(object.additional, `${id}.additional`, context, below)
        : undefined,
    alternatives: expandable ? alternatives(schema, id, context, below) : [],
    recursive,
    hiddenFields: expandable ? 0 : properties.length,
  };
}

function field(
  property: Schema['properties'][number],
  parent: string,
  context: SchemaContext,
  state: State,
): FieldView {
  const id = context.uniqueId(`${parent}.${property.name}`);
  return {
    id,
    name: property.name,
    required: property.required,
    schema: view(property.schema, id, context, state),
  };
}

function alternatives(
  schema: Schema,
  id: string,
  context: SchemaContext,
  state: State,
): SchemaView['alternatives'] {
  const { texts } = context;
  return [...schema.alternatives, ...(schema.items?.alternatives ?? [])].map(
    ({ keyword, schemas, discriminator }) => ({
      label: choiceWords(keyword, discriminator, texts),
      schemas: schemas.map((option, index) => {
        const optionId = context.uniqueId(`${id}.${keyword}-${index + 1}`);
        const label =
          option.title ??
          option.ref ??
          formatText(texts, 'reference.option', { number: index + 1 });
        return { id: optionId, label, schema: view(option, optionId, context, state) };
      }),
    }),
  );
}

function choiceWords(
  keyword: 'oneOf' | 'anyOf' | 'allOf',
  field: string | undefined,
  texts: Texts,
): string {
  const choice = formatText(texts, `reference.${keyword}`);
  return field === undefined
    ? choice
    : formatText(texts, 'reference.discriminator', { choice, field });
}

/** What stands beside a `$ref` (OpenAPI 3.1) goes before what it refers to. */
function withSiblings(target: Schema, node: Schema): Schema {
  return {
    ...target,
    description: node.description ?? target.description,
    default: node.default ?? target.default,
    examples: node.examples.length > 0 ? node.examples : target.examples,
    deprecated: node.deprecated || target.deprecated,
    nullable: node.nullable || target.nullable,
    readOnly: node.readOnly || target.readOnly,
    writeOnly: node.writeOnly || target.writeOnly,
  };
}

/** Arrays in arrays end at the first that holds something else. */
function flattenItems(items: Schema, resolve: (name: string) => Schema | undefined): Schema {
  const target = items.ref === undefined ? items : (resolve(items.ref) ?? items);
  return target.items && target.properties.length === 0 && target.items !== items
    ? flattenItems(target.items, resolve)
    : target;
}

function visible(schema: Schema, direction: Direction): boolean {
  if (direction === 'request') return !schema.readOnly;
  return direction === 'both' || !schema.writeOnly;
}
