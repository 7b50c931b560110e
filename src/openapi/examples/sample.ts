import type { Json, Property, Schema } from '../../model/index.js';
import { textFor } from './pattern.js';
import { sampleNumber } from './sample-number.js';
import { sampleString } from './sample-string.js';

/** Who sends the value: what is read-only is not part of a request, what is write-only of no response. */
export type Direction = 'request' | 'response' | 'both';

/** What a sample is made with. */
export interface Sampling {
  readonly direction: Direction;
  /** Levels of objects and lists; what lies deeper is left out. */
  readonly depth: number;
  /** Optional fields of an object. */
  readonly breadth: number;
  resolve(name: string): Schema | undefined;
  /** The value by which a named schema is told from others that build on the same one. */
  markOf(name: string): { readonly property: string; readonly value: string } | undefined;
  /** Called for each value that is made; ends the sample by throwing. */
  count(): void;
}

/** A value that fits a schema, undefined where there is none to show: in a circle, or too deep. */
export function sample(
  schema: Schema,
  sampling: Sampling,
  level = 0,
  ancestors: readonly string[] = [],
): Json | undefined {
  sampling.count();
  const said = schema.const ?? firstOf(schema.examples) ?? schema.default ?? schema.enum[0];
  if (said !== undefined) return said.value;
  if (schema.never) return undefined;
  if (schema.ref !== undefined) return sampleNamed(schema.ref, sampling, level, ancestors);
  return sampleShape(schema, sampling, level, ancestors);
}

function firstOf(examples: readonly Json[]): { readonly value: Json } | undefined {
  const [value] = examples;
  return value === undefined ? undefined : { value };
}

function sampleNamed(
  name: string,
  sampling: Sampling,
  level: number,
  ancestors: readonly string[],
): Json | undefined {
  const target = sampling.resolve(name);
  if (target === undefined || ancestors.includes(name)) return undefined;
  const value = sample(target, sampling, level, [...ancestors, name]);
  const mark = sampling.markOf(name);
  if (mark === undefined || !isRecord(value) || !Object.hasOwn(value, mark.property)) return value;
  const property = target.properties.find((one) => one.name === mark.property)?.schema;
  const isFixed = property?.const !== undefined || property?.enum.length === 1;
  return isFixed ? value : { ...value, [mark.property]: mark.value };
}

function sampleShape(
  schema: Schema,
  sampling: Sampling,
  level: number,
  ancestors: readonly string[],
): Json | undefined {
  const own = sampleType(schema, sampling, level, ancestors);
  let value = own;
  for (const { keyword, schemas, discriminator, mapping } of schema.alternatives) {
    const chosen = keyword === 'allOf' ? schemas : firstFitting(schemas, ancestors);
    for (const option of chosen) {
      const part = sample(option, sampling, level, ancestors);
      if (part === undefined) continue;
      const told = mapping?.find(
        (entry) => entry.schema !== undefined && entry.schema === option.ref,
      );
      const marked =
        isRecord(part) && discriminator !== undefined && told !== undefined
          ? { ...part, [discriminator]: told.value }
          : part;
      value = isRecord(value) && isRecord(marked) ? { ...value, ...marked } : marked;
    }
  }
  return value;
}

/** The first alternative that does not lead back to where it came from. */
function firstFitting(schemas: readonly Schema[], ancestors: readonly string[]): readonly Schema[] {
  const found = schemas.find(({ ref }) => ref === undefined || !ancestors.includes(ref));
  return found === undefined ? [] : [found];
}

function sampleType(
  schema: Schema,
  sampling: Sampling,
  level: number,
  ancestors: readonly string[],
): Json | undefined {
  switch (schema.types[0]) {
    case 'object':
      return sampleObject(schema, sampling, level, ancestors);
    case 'array':
      return sampleArray(schema, sampling, level, ancestors);
    case 'string':
      return sampleString(schema);
    case 'number':
    case 'integer':
      return sampleNumber(schema);
    case 'boolean':
      return true;
    default:
      return schema.nullable && schema.alternatives.length === 0 ? null : undefined;
  }
}

function sampleObject(
  schema: Schema,
  sampling: Sampling,
  level: number,
  ancestors: readonly string[],
): Json {
  const entries: [string, Json][] = [];
  const most = limitOf(schema, 'max properties') ?? Number.POSITIVE_INFINITY;
  const add = (name: string, child: Schema, isRequired: boolean): void => {
    if (level >= sampling.depth && !isRequired) return;
    const value = sample(child, sampling, level + 1, ancestors);
    if (value !== undefined) entries.push([name, value]);
    else if (isRequired && isAnything(child)) entries.push([name, null]);
  };
  const shown = schema.properties.filter((property) => isShown(property, sampling.direction));
  const room = most - shown.filter(({ required }) => required).length;
  let left = Math.min(room, sampling.breadth);
  for (const { name, schema: child, required } of shown) {
    if (!required && (child.deprecated || left <= 0)) continue;
    if (!required) left -= 1;
    add(name, child, required);
  }
  const { additional } = schema;
  const other = typeof additional === 'object' ? additional : undefined;
  for (const name of schema.alsoRequired ?? [])
    entries.push([name, (other && sample(other, sampling, level + 1, ancestors)) ?? 'string']);
  if (left > 0) {
    for (const { pattern, schema: child } of schema.patternProperties ?? []) {
      add(textFor(pattern) ?? 'name', child, false);
    }
    const isMap = schema.properties.length === 0 && other !== undefined;
    if (isMap && !(isAnything(other) && limitOf(schema, 'min properties') === undefined)) {
      add(nameFor(schema.propertyNames), other, false);
    }
  }
  // A name may be `__proto__`.
  return Object.fromEntries(entries);
}

function isShown({ schema }: Property, direction: Direction): boolean {
  if (schema.never) return false;
  return (
    !(direction === 'request' && schema.readOnly) && !(direction === 'response' && schema.writeOnly)
  );
}

function isAnything({ types, ref, alternatives, properties }: Schema): boolean {
  return (
    types.length === 0 && ref === undefined && alternatives.length === 0 && properties.length === 0
  );
}

function nameFor(names: Schema | undefined): string {
  const [first] = names?.enum ?? [];
  if (typeof first?.value === 'string') return first.value;
  const name = names === undefined ? 'string' : sampleString(names);
  return name === 'string' ? 'key' : name;
}

function sampleArray(
  schema: Schema,
  sampling: Sampling,
  level: number,
  ancestors: readonly string[],
): Json {
  const least = Math.min(limitOf(schema, 'min items') ?? 0, 20);
  const most = limitOf(schema, 'max items') ?? Number.POSITIVE_INFINITY;
  const items: Json[] = [];
  const add = (child: Schema): boolean => {
    const value = items.length < most ? sample(child, sampling, level + 1, ancestors) : undefined;
    if (value !== undefined) items.push(value);
    return value !== undefined;
  };
  if (level >= sampling.depth && least === 0) return items;
  for (const child of schema.prefixItems) if (!add(child)) break;
  if (schema.contains !== undefined) add(schema.contains);
  const wanted = Math.max(least, items.length > 0 ? 0 : 1);
  if (schema.items !== undefined) {
    const values = schema.items.enum.map(({ value }) => value);
    const isUnique = schema.constraints.some(({ label }) => label === 'unique items');
    while (items.length < Math.min(wanted, most)) {
      const before = items.length;
      const next = isUnique ? values[before] : undefined;
      if (next !== undefined) items.push(next);
      else if (!add(schema.items)) break;
    }
    if (isUnique) return items.map((item, index) => distinct(item, index));
  }
  return items;
}

/** Lists without equal items get a number behind their words, and numbers that count up. */
function distinct(value: Json, index: number): Json {
  if (index === 0) return value;
  if (value === 'string') return `string${index + 1}`;
  return value === 0 ? index : value;
}

function limitOf({ constraints }: Schema, label: string): number | undefined {
  const value = constraints.find((one) => one.label === label)?.value;
  return value === undefined ? undefined : Number(value);
}

function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
