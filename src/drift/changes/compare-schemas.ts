import { defNameOf, type Json } from '../../model/index.js';
import type { Direction } from '../check/schemas.js';
import type { What } from './change.js';

type JsonObject = { readonly [key: string]: Json };
type Defs = Readonly<Record<string, Json>>;

/** A difference somewhere in a schema. */
export interface SchemaChange {
  readonly path: readonly string[];
  readonly what: What;
  readonly breaking: boolean;
}

/** Limits, and whether a greater number asks for more. */
const limits: Readonly<Record<string, 'lower' | 'upper' | 'shape'>> = {
  minimum: 'lower',
  exclusiveMinimum: 'lower',
  minLength: 'lower',
  minItems: 'lower',
  minProperties: 'lower',
  maximum: 'upper',
  exclusiveMaximum: 'upper',
  maxLength: 'upper',
  maxItems: 'upper',
  maxProperties: 'upper',
  pattern: 'shape',
  format: 'shape',
  multipleOf: 'shape',
  uniqueItems: 'shape',
  contentMediaType: 'shape',
};

/**
 * The differences of two schemas. Who asks for more breaks requests, who promises less breaks answers. A reference
 * to the same name on both sides is not followed: named schemas are compared on their own.
 */
export function compareSchemas(
  before: Json | undefined,
  after: Json | undefined,
  directions: ReadonlySet<Direction>,
  defs: { readonly before: Defs; readonly after: Defs },
): readonly SchemaChange[] {
  const found: SchemaChange[] = [];
  const seen = new Set<string>();
  const requests = directions.has('request');
  const responses = directions.has('response');
  const narrower = requests;
  const wider = responses;

  const visit = (one: Json | undefined, other: Json | undefined, path: readonly string[]): void => {
    const names = [nameOf(one), nameOf(other)];
    if (names[0] !== undefined && names[0] === names[1]) return;
    if (names.some((name) => name !== undefined)) {
      const pair = names.join(' ');
      if (seen.has(pair) || path.length > 20) return;
      seen.add(pair);
    }
    const a = flattened(one, defs.before);
    const b = flattened(other, defs.after);
    const add = (what: What, breaking: boolean, at = path): void => {
      found.push({ path: at, what, breaking });
    };
    compareTypes(a, b, add);
    compareEnums(a, b, add);
    compareLimits(a, b, add);
    if (b.deprecated && !a.deprecated) add({ key: 'changes.deprecated' }, false);
    for (const name of new Set([...a.properties.keys(), ...b.properties.keys()])) {
      const at = [...path, name];
      const [was, is] = [a.properties.get(name), b.properties.get(name)];
      if (was === undefined) add({ key: 'changes.new' }, requests && b.required.has(name), at);
      else if (is === undefined) add({ key: 'changes.removed' }, true, at);
      else {
        if (!a.required.has(name) && b.required.has(name)) {
          add({ key: 'changes.required' }, requests, at);
        }
        if (a.required.has(name) && !b.required.has(name)) {
          add({ key: 'changes.optional' }, responses, at);
        }
        visit(was, is, at);
      }
    }
    if (a.items !== undefined && b.items !== undefined) visit(a.items, b.items, path);
    compareAlternatives(a, b, add);
  };

  type Add = (what: What, breaking: boolean) => void;

  const compareTypes = (a: Flat, b: Flat, add: Add): void => {
    const same = a.types.join() === b.types.join();
    if (same) return;
    const isWider = (from: Flat, to: Flat): boolean =>
      to.types.length === 0 ||
      (from.types.length > 0 && from.types.every((type) => covers(to, type)));
    const breaking = (requests && !isWider(a, b)) || (responses && !isWider(b, a));
    add({ limit: 'type', before: typeWords(a), after: typeWords(b) }, breaking);
  };

  const compareEnums = (a: Flat, b: Flat, add: Add): void => {
    if (a.values === undefined || b.values === undefined) {
      if (a.values === undefined && b.values === undefined) return;
      const breaking = b.values === undefined ? wider : narrower;
      add({ limit: 'enum', before: list(a.values), after: list(b.values) }, breaking);
      return;
    }
    const [was, is] = [new Set(a.values.map(text)), new Set(b.values.map(text))];
    const more = [...is].filter((value) => !was.has(value));
    const fewer = [...was].filter((value) => !is.has(value));
    if (more.length > 0) add({ key: 'changes.more', values: more }, wider);
    if (fewer.length > 0) add({ key: 'changes.fewer', values: fewer }, narrower);
  };

  const compareLimits = (a: Flat, b: Flat, add: Add): void => {
    for (const [keyword, kind] of Object.entries(limits)) {
      const [was, is] = [a.limits.get(keyword), b.limits.get(keyword)];
      if (text(was) === text(is)) continue;
      const stricter = isStricter(was, is, kind);
      const breaking = (narrower && stricter !== false) || (wider && stricter !== true);
      add({ limit: keyword, before: text(was), after: text(is) }, breaking);
    }
    if (a.closed !== b.closed) {
      const word = (closed: boolean): string => String(!closed);
      const what = { limit: 'additionalProperties', before: word(a.closed), after: word(b.closed) };
      add(what, requests && b.closed);
    }
  };

  const compareAlternatives = (a: Flat, b: Flat, add: Add): void => {
    const [was, is] = [new Set(a.alternatives), new Set(b.alternatives)];
    const more = [...is].filter((one) => !was.has(one));
    const fewer = [...was].filter((one) => !is.has(one));
    if (more.length > 0 && was.size > 0) add({ key: 'changes.more', values: more }, wider);
    if (fewer.length > 0 && is.size > 0) add({ key: 'changes.fewer', values: fewer }, narrower);
  };

  visit(before, after, []);
  return found;
}

/** A schema with its references and `allOf` taken together. */
interface Flat {
  readonly types: readonly string[];
  readonly values: readonly Json[] | undefined;
  readonly properties: Map<string, Json>;
  readonly required: Set<string>;
  readonly limits: Map<string, Json>;
  readonly items: Json | undefined;
  readonly closed: boolean;
  readonly deprecated: boolean;
  /** Names of the schemas among its alternatives, or what they are. */
  readonly alternatives: readonly string[];
}

function flattened(schema: Json | undefined, defs: Defs): Flat {
  const properties = new Map<string, Json>();
  const required = new Set<string>();
  const found = new Map<string, Json>();
  const alternatives: string[] = [];
  const types = new Set<string>();
  const passed = new Set<Json>();
  let [values, items, closed, deprecated]: [
    readonly Json[] | undefined,
    Json | undefined,
    boolean,
    boolean,
  ] = [undefined, undefined, false, false];
  const take = (part: Json | undefined): void => {
    if (!isObject(part) || passed.has(part)) return;
    passed.add(part);
    const name = nameOf(part);
    if (name !== undefined && Object.hasOwn(defs, name)) take(defs[name]);
    for (const inner of listOf(part.allOf)) take(inner);
    for (const type of [part.type ?? []].flat()) types.add(String(type));
    if (isObject(part.properties)) {
      for (const [key, value] of Object.entries(part.properties)) properties.set(key, value);
    }
    for (const key of listOf(part.required)) required.add(String(key));
    for (const keyword of Object.keys(limits)) {
      const limit = part[keyword];
      if (limit !== undefined) found.set(keyword, limit);
    }
    if (Array.isArray(part.enum)) values = part.enum;
    if (part.const !== undefined) values = [part.const];
    items = part.items ?? items;
    closed ||= part.additionalProperties === false;
    deprecated ||= part.deprecated === true;
    for (const one of [...listOf(part.oneOf), ...listOf(part.anyOf)]) {
      alternatives.push(nameOf(one) ?? JSON.stringify(withoutWords(one)));
    }
  };
  take(schema);
  const sorted = [...types].sort((a, b) =>
    a === 'null' ? 1 : b === 'null' ? -1 : a.localeCompare(b),
  );
  return {
    types: sorted,
    values,
    properties,
    required,
    limits: found,
    items,
    closed,
    deprecated,
    alternatives,
  };
}

function isStricter(
  was: Json | undefined,
  is: Json | undefined,
  kind: string,
): boolean | undefined {
  if (was === undefined) return true;
  if (is === undefined) return false;
  if (kind === 'shape' || typeof was !== 'number' || typeof is !== 'number') return undefined;
  return kind === 'lower' ? is > was : is < was;
}

function covers({ types }: Flat, type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function typeWords({ types }: Flat): string {
  return types.join(' | ') || '*';
}

function list(values: readonly Json[] | undefined): string {
  return values === undefined ? '*' : values.map(text).join(', ');
}

function text(value: Json | undefined): string {
  return value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
}

/** An alternative without what only describes it, so that other words are no other alternative. */
function withoutWords(schema: Json): Json {
  if (!isObject(schema)) return schema;
  const { description, title, examples, default: value, ...rest } = schema;
  return rest;
}

function nameOf(schema: Json | undefined): string | undefined {
  return isObject(schema) && typeof schema.$ref === 'string' ? defNameOf(schema.$ref) : undefined;
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
