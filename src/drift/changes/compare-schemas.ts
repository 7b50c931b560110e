import type { Direction, Json } from '../../model/index.js';
import type { What } from './change.js';
import { type Defs, type Flat, flattened, limits, nameOf } from './flat-schema.js';

/** A difference somewhere in a schema. */
export interface SchemaChange {
  readonly path: readonly string[];
  readonly what: What;
  readonly breaking: boolean;
}

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
    for (const [key, part] of a.parts) {
      const now = b.parts.get(key);
      if (now !== undefined) visit(part, now, path);
    }
    compareRules(a, b, add);
    for (const [was, is] of compareAlternatives(a, b, add)) visit(was, is, path);
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

  /** Whatever they are: one that comes asks for more, one that goes promises less, another one does both. */
  const compareRules = (a: Flat, b: Flat, add: Add): void => {
    for (const keyword of new Set([...a.rules.keys(), ...b.rules.keys()])) {
      const [was, is] = [a.rules.get(keyword), b.rules.get(keyword)];
      if (text(was) === text(is)) continue;
      const what = { limit: keyword, before: brief(was), after: brief(is) };
      // Who is not to send a field any more, and who does not get it any more.
      if (keyword === 'readOnly') add(what, requests && is !== undefined);
      else if (keyword === 'writeOnly') add(what, responses && is !== undefined);
      else add(what, (narrower && is !== undefined) || (wider && was !== undefined));
    }
  };

  /** The alternatives that are there before and after; without a name in common, those that are left on both sides. */
  const compareAlternatives = (a: Flat, b: Flat, add: Add): readonly (readonly [Json, Json])[] => {
    const was = a.alternatives;
    const is = b.alternatives;
    const more = [...is.keys()].filter((one) => !was.has(one));
    const fewer = [...was.keys()].filter((one) => !is.has(one));
    const pairs = [...was].flatMap(([key, one]): readonly (readonly [Json, Json])[] => {
      const now = is.get(key);
      return now === undefined ? [] : [[one, now]];
    });
    // One that has no name and was changed.
    const [old, now] = [fewer[0], more[0]];
    const isSame =
      fewer.length === 1 && more.length === 1 && old?.startsWith('{') && now?.startsWith('{');
    if (isSame) return [...pairs, [was.get(old ?? '') ?? true, is.get(now ?? '') ?? true]];
    if (more.length > 0 && was.size > 0) add({ key: 'changes.more', values: more }, wider);
    if (fewer.length > 0 && is.size > 0) add({ key: 'changes.fewer', values: fewer }, narrower);
    return pairs;
  };

  visit(before, after, []);
  return found;
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

/** A rule that is long says only that it is there. */
function brief(rule: Json | undefined): string {
  const written = text(rule);
  return written.length > 60 ? '{…}' : written;
}
