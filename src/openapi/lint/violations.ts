import { matchesPattern } from '../../json-schema/pattern/index.js';
import { asList, asObject, asText, isObject, type JsonObject, nodeReference } from '../json.js';
import { lookUp, pointerOfFragment } from '../pointer.js';

/** A mismatch between a value and its schema. */
export interface ExampleViolation {
  /** Keys from the root value to the invalid one. */
  readonly path: readonly string[];
  /** A phrase that follows the value's name: `should be a string, not a number`. */
  readonly problem: string;
  readonly value: unknown;
  /** The allowed values of an enum. */
  readonly choices?: readonly unknown[];
}

/**
 * Returns the certain mismatches of a value: type, enum, required properties and size limits.
 * Alternatives, conditions, formats and references to other documents are not checked.
 */
export function exampleViolations(
  value: unknown,
  schema: unknown,
  document: JsonObject,
): readonly ExampleViolation[] {
  const found: ExampleViolation[] = [];
  look(value, schema, { document, path: [], seen: new Set(), found });
  return found;
}

interface Looking {
  readonly document: JsonObject;
  readonly path: readonly string[];
  /** Schemas already applied to this value, to stop circular references. */
  readonly seen: Set<JsonObject>;
  readonly found: ExampleViolation[];
}

function look(value: unknown, raw: unknown, looking: Looking): void {
  if (!isObject(raw) || looking.seen.has(raw)) return;
  looking.seen.add(raw);
  const { document, path, found } = looking;
  const reference = nodeReference(raw);
  if (reference !== undefined) {
    const pointer = reference.startsWith('#') ? pointerOfFragment(reference) : undefined;
    if (pointer !== undefined) look(value, lookUp(document, pointer), looking);
  }
  if (value === null && (raw.nullable === true || raw['x-nullable'] === true)) return;
  const types = [raw.type].flat().filter((type) => typeof type === 'string');
  if (types.length > 0 && types.every((type) => known.has(type) && !isOfType(value, type))) {
    const problem = `should be ${types.map(withArticle).join(' or ')}, not ${valueKind(value)}`;
    found.push({ path, problem, value });
    return;
  }
  const choices = raw.const === undefined ? raw.enum : [raw.const];
  if (Array.isArray(choices) && choices.length > 0 && !choices.some((one) => isEqual(one, value))) {
    const all = choices.slice(0, 8).map(show).join(', ') + (choices.length > 8 ? ' …' : '');
    const rule = choices.length === 1 ? 'always' : 'one of';
    found.push({ path, problem: `cannot be ${show(value)}: it is ${rule} ${all}`, value, choices });
    return;
  }
  const problem = limitBroken(value, raw);
  if (problem !== undefined) found.push({ path, problem, value });
  for (const part of asList(raw.allOf)) look(value, part, looking);
  const below = (key: string, child: unknown, schema: unknown): void =>
    look(child, schema, { ...looking, path: [...path, key], seen: new Set() });
  if (Array.isArray(value) && raw.prefixItems === undefined) {
    for (const [index, item] of value.entries()) below(String(index), item, raw.items);
  }
  if (isObject(value)) lookAtFields(value, raw, looking, below);
}

function lookAtFields(
  value: JsonObject,
  schema: JsonObject,
  { path, found, document }: Looking,
  below: (key: string, child: unknown, schema: unknown) => void,
): void {
  const properties = asObject(schema.properties);
  for (const name of asList(schema.required).map(asText)) {
    if (name === undefined || Object.hasOwn(value, name)) continue;
    // readOnly and writeOnly properties are absent in one direction.
    if (isOneWay(properties[name], document)) continue;
    found.push({ path, problem: `lacks ${name}, which is required`, value });
  }
  for (const [name, child] of Object.entries(value)) {
    if (Object.hasOwn(properties, name)) below(name, child, properties[name]);
    else if (schema.patternProperties === undefined) {
      below(name, child, schema.additionalProperties);
    }
  }
}

function isOneWay(raw: unknown, document: JsonObject): boolean {
  let schema = asObject(raw);
  for (let hops = 0; hops < 20; hops += 1) {
    if (schema.readOnly === true || schema.writeOnly === true) return true;
    const reference = nodeReference(schema);
    const pointer = reference === undefined ? undefined : pointerOfFragment(reference);
    if (pointer === undefined) return false;
    schema = asObject(lookUp(document, pointer));
  }
  return false;
}

function limitBroken(value: unknown, schema: JsonObject): string | undefined {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema;
  if (typeof value === 'number') return outside(value, minimum, maximum, (limit) => `${limit}`);
  if (Array.isArray(value)) return outside(value.length, minItems, maxItems, counted('item'));
  if (typeof value !== 'string') return undefined;
  if (typeof pattern === 'string' && !matchesPattern(pattern, value))
    return `should match ${pattern}`;
  // Counts characters, not code units (JSON Schema 2020-12 Validation, section 6.3.1).
  return outside([...value].length, minLength, maxLength, counted('character'));
}

function outside(
  size: number,
  least: unknown,
  most: unknown,
  say: (limit: number) => string,
): string | undefined {
  const verb = say(1) === '1' ? 'be' : 'have';
  if (typeof least === 'number' && size < least) return `should ${verb} at least ${say(least)}`;
  if (typeof most === 'number' && size > most) return `should ${verb} at most ${say(most)}`;
  return undefined;
}

function counted(noun: string): (limit: number) => string {
  return (limit) => `${limit} ${noun}${limit === 1 ? '' : 's'}`;
}

const known = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

function isOfType(value: unknown, type: string): boolean {
  // YAML numbers that JSON lacks are parsed as strings.
  if (type === 'number' && /^[-+]?\.(?:inf|nan)$/i.test(String(value))) return true;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
}

function valueKind(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'number' && !Number.isInteger(value)) return `${value}`;
  return withArticle(Array.isArray(value) ? 'array' : typeof value);
}

function withArticle(type: string): string {
  if (type === 'null') return type;
  return `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
}

function show(value: unknown): string {
  const written = JSON.stringify(value) ?? 'nothing';
  return written.length > 60 ? `${written.slice(0, 59)}…` : written;
}

function isEqual(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
