import { isJsonObject, type Json, type Perspective, type Schema } from '../../model/index.js';
import { distinctItems } from './distinct-items.js';
import { namesOfOthers, withNames, withoutNames } from './fields.js';
import { fits, isHidden, limitOf } from './fits.js';
import { matches } from './matches.js';
import { textFor } from './pattern.js';
import { joined, saidValue, withoutHidden } from './said-value.js';
import { sampleNumber } from './sample-number.js';
import { sampleString } from './sample-string.js';
import { settled } from './settled.js';

/** What a sample is made with. */
export interface Sampling {
  readonly direction: Perspective;
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

const none: ReadonlySet<string> = new Set();

/** A value that fits a schema, undefined where there is none to show: in a circle, or too deep. */
export function sample(
  schema: Schema,
  sampling: Sampling,
  level = 0,
  ancestors: readonly string[] = [],
): Json | undefined {
  sampling.count();
  const said = saidValue(schema, sampling);
  if (said !== undefined) return withoutHidden(said, schema, sampling);
  if (schema.never) return undefined;
  if (schema.ref !== undefined) return sampleNamed(schema.ref, sampling, level, ancestors);
  return sampleShape(schema, sampling, level, ancestors);
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
  if (mark === undefined || !isJsonObject(value) || !Object.hasOwn(value, mark.property))
    return value;
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
  const heir = sampleHeir(schema, sampling, level, ancestors);
  if (heir !== undefined) return heir;
  const make = (child: Schema): Json | undefined => sample(child, sampling, level, ancestors);
  let value = sampleType(schema, sampling, level, ancestors);
  for (const alternatives of schema.alternatives) {
    const { keyword, schemas } = alternatives;
    const base = value;
    const added = (option: Schema): Json | undefined => {
      const others = keyword === 'oneOf' ? namesOfOthers(option, schemas, sampling.resolve) : none;
      const own = withoutNames(base, others, schema);
      const { alsoRequired = [] } = option;
      // What the alternative only needs, the schema around it describes.
      const described = schema.properties.filter(({ name }) => alsoRequired.includes(name));
      const names = new Set(described.map(({ name }) => name));
      const more = withoutNames(marked(make(option), option, alternatives), names);
      return withNames(joined(own, more), alsoRequired, schema, make);
    };
    if (keyword === 'allOf') {
      for (const option of schemas) value = joined(value, make(option));
    } else {
      const options = optionsOutside(schemas, ancestors);
      value = firstExclusive(options, added, alternatives, sampling) ?? base;
    }
  }
  return settled(value, schema, sampling, make);
}

/** A base whose heirs are told apart by a value is never sent by itself: the first of its heirs stands for it. */
function sampleHeir(
  { discriminator, alternatives }: Schema,
  sampling: Sampling,
  level: number,
  ancestors: readonly string[],
): Json | undefined {
  const heirs = (discriminator?.mapping ?? []).flatMap(({ schema, value }) =>
    schema === undefined ? [] : [{ schema, value }],
  );
  const [first] = heirs;
  // Within an heir, the base is what it takes over.
  const isWithin = heirs.some(({ schema }) => ancestors.includes(schema));
  if (discriminator === undefined || !first || alternatives.length > 0 || isWithin)
    return undefined;
  const value = sampleNamed(first.schema, sampling, level, ancestors);
  return isJsonObject(value) ? { ...value, [discriminator.property]: first.value } : undefined;
}

/** Alternatives that are tried: a body may have hundreds that all lead to each other. */
const maxOptions = 6;

/** The first alternatives that are not among the schemas that the example is within. */
function optionsOutside(schemas: readonly Schema[], ancestors: readonly string[]): Schema[] {
  const passed = new Set(ancestors);
  const options: Schema[] = [];
  for (const option of schemas) {
    if (option.ref === undefined || !passed.has(option.ref)) options.push(option);
    if (options.length === maxOptions) break;
  }
  return options;
}

/** What an alternative adds; the first that no other alternative takes for its own, where only one may fit. */
function firstExclusive(
  options: readonly Schema[],
  make: (option: Schema) => Json | undefined,
  { keyword, schemas, discriminator }: Schema['alternatives'][number],
  sampling: Sampling,
): Json | undefined {
  const [first] = options;
  const usual = first && make(first);
  if (keyword !== 'oneOf' || discriminator !== undefined || schemas.length < 2) return usual;
  const isExclusive = (value: Json | undefined): boolean =>
    value !== undefined && schemas.filter((one) => fits(value, one, sampling)).length === 1;
  if (isExclusive(usual)) return usual;
  for (const option of options.slice(1)) {
    const value = make(option);
    if (isExclusive(value)) return value;
  }
  return usual;
}

/** The value that says which alternative is meant. */
function marked(
  value: Json | undefined,
  option: Schema,
  { discriminator, mapping }: Schema['alternatives'][number],
): Json | undefined {
  const told = mapping?.find(({ schema }) => schema !== undefined && schema === option.ref);
  return isJsonObject(value) && discriminator !== undefined && told !== undefined
    ? { ...value, [discriminator]: told.value }
    : value;
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
    else if (isRequired && (child.nullable || isAnything(child))) entries.push([name, null]);
  };
  const shown = schema.properties.filter(
    ({ schema: child }) => !child.never && !isHidden(child, sampling),
  );
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
      add(nameFor(schema.propertyNames, 0), other, false);
    }
  }
  const least = Math.min(limitOf(schema, 'min properties') ?? 0, 10);
  for (let count = entries.length; count < least && additional !== 'closed'; count += 1) {
    const value = other && sample(other, sampling, level + 1, ancestors);
    entries.push([nameFor(schema.propertyNames, count), value ?? 'string']);
  }
  // A name may be `__proto__`.
  return Object.fromEntries(entries);
}

function isAnything({ types, ref, alternatives, properties }: Schema): boolean {
  return (
    types.length === 0 && ref === undefined && alternatives.length === 0 && properties.length === 0
  );
}

/** A name that was not given to the ones before it. */
function nameFor(names: Schema | undefined, index: number): string {
  const listed = names?.enum[index]?.value;
  if (typeof listed === 'string') return listed;
  const made = names === undefined ? 'string' : sampleString(names);
  const name = made === 'string' ? 'key' : made;
  if (index === 0) return name;
  const pattern = names?.constraints.find(({ label }) => label === 'pattern')?.value ?? '';
  const counted = `${name}${index + 1}`;
  return matches(pattern, counted) ? counted : (textFor(pattern, name.length + index) ?? counted);
}

function sampleArray(
  schema: Schema,
  sampling: Sampling,
  level: number,
  ancestors: readonly string[],
): Json {
  const least = Math.min(limitOf(schema, 'min items') ?? 0, 20);
  const most = Math.min(
    limitOf(schema, 'max items') ?? Number.POSITIVE_INFINITY,
    schema.closedItems ? schema.prefixItems.length : Number.POSITIVE_INFINITY,
  );
  const items: Json[] = [];
  const add = (child: Schema): boolean => {
    const value = items.length < most ? sample(child, sampling, level + 1, ancestors) : undefined;
    if (value !== undefined) items.push(value);
    return value !== undefined;
  };
  if (level >= sampling.depth && least === 0) return items;
  for (const child of schema.prefixItems) if (!add(child)) break;
  const matching = Math.min(limitOf(schema, 'min matching items') ?? 1, 20);
  for (let count = 0; schema.contains !== undefined && count < matching; count += 1) {
    if (!add(schema.contains)) break;
  }
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
    if (isUnique) return distinctItems(items, schema.items);
  }
  return items;
}
