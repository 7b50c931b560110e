import type { Fragment } from '../../content/fragment.js';
import type { ApiSchema, Property } from '../api/schema.js';
import { joinedText } from './joined-text.js';
import { mergeLimits } from './merge-limits.js';
import { isAnnotation, type SchemaDraft, withRequired } from './schema-draft.js';

/**
 * Merges two schemas that both apply, as in `allOf` (JSON Schema 2020-12 core, section 10.2.1.1).
 * Annotations of the second one take precedence. Undefined if no single schema expresses both.
 */
export function mergeDrafts(first: SchemaDraft, second: SchemaDraft): SchemaDraft | undefined {
  const schema = mergeSchemas(first, second);
  return schema && { schema, required: new Set([...first.required, ...second.required]) };
}

function mergeSchemas(first: SchemaDraft, second: SchemaDraft): ApiSchema | undefined {
  const [a, b] = [first.schema, second.schema];
  const ref = mergeRefs(first, second);
  const types = commonTypes(a.types, b.types);
  const enumeration = intersection(a.enum, b.enum, ({ value }) => JSON.stringify(value));
  if (ref === null || types === undefined || enumeration === undefined) return undefined;
  if (differ(a.format, b.format) || differ(a.const, b.const)) return undefined;
  if (a.not !== undefined && b.not !== undefined) return undefined;
  if (a.contains !== undefined && b.contains !== undefined) return undefined;
  if (a.prefixItems.length > 0 && b.prefixItems.length > 0) return undefined;
  const items = mergeNested(a.items, b.items);
  const additional = mergeOpenness(a.additional, b.additional);
  const unevaluated = mergeOpenness(a.unevaluated ?? 'unspecified', b.unevaluated ?? 'unspecified');
  const propertyNames = mergeNested(a.propertyNames, b.propertyNames);
  const nested = [items, additional, unevaluated, propertyNames];
  if (nested.includes(null)) return undefined;
  const merged: ApiSchema = {
    ref,
    title: b.title ?? a.title,
    description: b.description ?? a.description,
    types,
    nullable: a.nullable || b.nullable,
    format: b.format ?? a.format,
    enum: enumeration,
    const: b.const ?? a.const,
    default: b.default ?? a.default,
    examples: b.examples.length > 0 ? b.examples : a.examples,
    limits: mergeLimits(a.limits, b.limits),
    deprecated: a.deprecated || b.deprecated,
    readOnly: a.readOnly || b.readOnly,
    writeOnly: a.writeOnly || b.writeOnly,
    properties: mergeProperties(a.properties, b.properties),
    additional: additional ?? 'unspecified',
    unevaluated: unevaluated === 'unspecified' ? undefined : (unevaluated ?? undefined),
    patternProperties: joined(a.patternProperties, b.patternProperties),
    propertyNames: propertyNames ?? undefined,
    dependentRequired: joined(a.dependentRequired, b.dependentRequired),
    dependentSchemas: joined(a.dependentSchemas, b.dependentSchemas),
    items: items ?? undefined,
    prefixItems: a.prefixItems.length > 0 ? a.prefixItems : b.prefixItems,
    closedItems: a.closedItems ?? b.closedItems,
    contains: b.contains ?? a.contains,
    alternatives: joined(a.alternatives, b.alternatives) ?? [],
    discriminator: b.discriminator ?? a.discriminator,
    not: b.not ?? a.not,
    conditions: joined(a.conditions, b.conditions),
    never: a.never ?? b.never,
    content: b.content ?? a.content,
    xml: b.xml ?? a.xml,
    externalDocs: b.externalDocs ?? a.externalDocs,
  };
  const also = joined(a.alsoRequired, b.alsoRequired);
  return also === undefined ? merged : withRequired(merged, new Set(also));
}

/**
 * Removes duplicates from a shared named schema; otherwise lists would double with each level of
 * `allOf`.
 */
function joined<T>(
  a: readonly T[] | undefined,
  b: readonly T[] | undefined,
): readonly T[] | undefined {
  return a === undefined ? b : b === undefined ? a : [...new Set([...a, ...b])];
}

/** Every integer is a number (JSON Schema 2020-12 core, section 4.2.3). */
function commonTypes(a: readonly string[], b: readonly string[]): readonly string[] | undefined {
  const common = intersection(a, b, String);
  if (common !== undefined) return common;
  const all = new Set([...a, ...b]);
  return all.has('integer') && all.has('number') ? ['integer'] : undefined;
}

/** A reference can only be merged with annotations; returns null if the other side has more. */
function mergeRefs(first: SchemaDraft, second: SchemaDraft): string | null | undefined {
  const [a, b] = [first.schema.ref, second.schema.ref];
  if (a === b) return a;
  if (a !== undefined && b === undefined && isAnnotation(second)) return a;
  if (b !== undefined && a === undefined && isAnnotation(first)) return b;
  return null;
}

/** Intersects two lists, of which an empty one allows everything. Undefined if nothing is left. */
function intersection<T>(
  a: readonly T[],
  b: readonly T[],
  keyOf: (value: T) => string,
): readonly T[] | undefined {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const keys = new Set(b.map(keyOf));
  const common = a.filter((value) => keys.has(keyOf(value)));
  return common.length === 0 ? undefined : common;
}

function differ(a: unknown, b: unknown): boolean {
  return a !== undefined && b !== undefined && JSON.stringify(a) !== JSON.stringify(b);
}

function mergeProperties(a: readonly Property[], b: readonly Property[]): readonly Property[] {
  const byName = new Map(a.map((property) => [property.name, property]));
  for (const property of b) {
    const before = byName.get(property.name);
    // If two schemas of a property contradict each other, the second overrides the first.
    const schema = before && mergeNested(before.schema, property.schema);
    const description = nearerFirst(property.schema.description, before?.schema.description);
    byName.set(property.name, {
      name: property.name,
      required: property.required || (before?.required ?? false),
      schema: schema ? { ...schema, description } : property.schema,
    });
  }
  return [...byName.values()];
}

/**
 * Joins two descriptions unless one contains the other: a derived schema may repeat the base
 * description or only add to it.
 */
function nearerFirst(
  nearer: Fragment | undefined,
  other: Fragment | undefined,
): Fragment | undefined {
  if (nearer === undefined || other?.text.includes(nearer.text)) return other ?? nearer;
  return other === undefined || nearer.text.includes(other.text)
    ? nearer
    : joinedText([nearer, other]);
}

function mergeNested(
  a: ApiSchema | undefined,
  b: ApiSchema | undefined,
): ApiSchema | null | undefined {
  if (a === undefined || b === undefined || a === b) return b ?? a;
  const none = new Set<string>();
  return mergeSchemas({ schema: a, required: none }, { schema: b, required: none }) ?? null;
}

function mergeOpenness(
  a: ApiSchema['additional'],
  b: ApiSchema['additional'],
): ApiSchema['additional'] | null {
  if (a === 'closed' || b === 'closed') return 'closed';
  if (a === 'unspecified') return b;
  if (b === 'unspecified') return a;
  return mergeNested(a, b) ?? null;
}
