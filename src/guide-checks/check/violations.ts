import type { OutputUnit } from '@cfworker/json-schema';
import type { Json } from '../../json-schema/json.js';
import { referenceDefName } from '../../json-schema/json-schema.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';

/** A mismatch between a value and its schema. */
export interface Violation {
  /** Keys from the root to the value. */
  readonly path: readonly string[];
  /** The violated keyword; `false` for a value that must be absent. */
  readonly keyword: string;
  /** The value of the keyword. */
  readonly limit: Json | undefined;
  /** The invalid value. */
  readonly value: Json | undefined;
}

/** A schema with the named schemas that it refers to. */
export interface ViolationRoot {
  readonly schema: Json;
  readonly defs: Readonly<Record<string, Json>>;
}

/** Applicators: they only repeat that a subschema has errors, which are reported themselves. */
const passing = new Set(
  [
    '$ref $recursiveRef allOf if properties patternProperties additionalProperties items prefixItems',
    'additionalItems unevaluatedProperties unevaluatedItems propertyNames dependentSchemas',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Reduces validator errors to their causes. If no alternative matches, returns the errors of the
 * alternative that the author most likely meant.
 */
export function schemaViolations(
  errors: readonly OutputUnit[],
  root: ViolationRoot,
  value: Json,
): readonly Violation[] {
  const found = new Map<string, Violation>();
  for (const one of essential(errors.map(located), root, value)) {
    found.set(`${one.path.join('/')} ${one.keyword} ${JSON.stringify(one.limit)}`, one);
  }
  return [...found.values()];
}

/** For a `false` schema the validator omits the parent keyword; the preceding error has it. */
function located(error: OutputUnit, index: number, all: readonly OutputUnit[]): OutputUnit {
  const before = all[index - 1];
  if (error.keyword !== 'false' || before === undefined) return error;
  return { ...error, keywordLocation: `${before.keywordLocation}/false` };
}

function misfit(
  { instanceLocation, keyword, keywordLocation }: OutputUnit,
  root: ViolationRoot,
  value: Json,
): Violation {
  const path = locationKeys(instanceLocation);
  return { path, keyword, limit: schemaAt(root, keywordLocation), value: valueAt(value, path) };
}

function essential(
  errors: readonly OutputUnit[],
  root: ViolationRoot,
  value: Json,
): readonly Violation[] {
  const kept: Violation[] = [];
  let rest = [...errors];
  for (let error = rest.shift(); error !== undefined; error = rest.shift()) {
    const { keyword, keywordLocation, instanceLocation } = error;
    if (keyword === 'anyOf' || keyword === 'oneOf') {
      const place = { keywordLocation, instanceLocation };
      const below = rest.filter((one) => isBelow(one, place));
      rest = rest.filter((one) => !isBelow(one, place));
      const alternatives = byAlternative(below, place);
      const meant = meantAlternative(alternatives, place);
      if (meant !== undefined) kept.push(...essential(meant, root, value));
      else {
        const marks = wrongMarks(alternatives, place).map((one) => misfit(one, root, value));
        kept.push(marks.length > 0 ? oneOfAll(marks) : misfit(error, root, value));
      }
    } else if (!passing.has(keyword)) kept.push(misfit(error, root, value));
  }
  return kept;
}

type Location = Pick<OutputUnit, 'keywordLocation' | 'instanceLocation'>;

function isBelow(error: Location, { keywordLocation, instanceLocation }: Location): boolean {
  return (
    error.keywordLocation.startsWith(`${keywordLocation}/`) &&
    `${error.instanceLocation}/`.startsWith(`${instanceLocation}/`)
  );
}

type Alternatives = readonly (readonly OutputUnit[])[];

function byAlternative(errors: readonly OutputUnit[], place: Location): Alternatives {
  const byIndex = new Map<string, OutputUnit[]>();
  for (const error of errors) {
    const [index = ''] = error.keywordLocation.slice(place.keywordLocation.length + 1).split('/');
    byIndex.set(index, [...(byIndex.get(index) ?? []), error]);
  }
  return [...byIndex.values()];
}

/**
 * Returns the errors of the alternative that the author most likely meant: same type, same
 * discriminating value, fewest errors. Undefined if the choice is ambiguous.
 */
function meantAlternative(
  alternatives: Alternatives,
  { instanceLocation }: Location,
): readonly OutputUnit[] | undefined {
  const likely = alternatives.filter(
    (list) =>
      !list.some(
        (error) => isOtherType(error, instanceLocation) || isMark(error, instanceLocation),
      ),
  );
  const [first, second] = likely
    .map((list) => ({ list, weight: list.filter(({ keyword }) => !passing.has(keyword)).length }))
    .sort((a, b) => a.weight - b.weight);
  if (first === undefined || second?.weight === first.weight) return undefined;
  return first.list;
}

/** Errors for a discriminating property whose value matches none of the alternatives. */
function wrongMarks(
  alternatives: Alternatives,
  { instanceLocation }: Location,
): readonly OutputUnit[] {
  const marked = alternatives
    .filter((list) => !list.some((error) => isOtherType(error, instanceLocation)))
    .map((list) => list.filter((error) => isMark(error, instanceLocation)));
  const [first = []] = marked;
  const shared = first.find((one) =>
    marked.every((list) => list.some((other) => other.instanceLocation === one.instanceLocation)),
  );
  if (shared === undefined) return [];
  return marked.flat().filter((one) => one.instanceLocation === shared.instanceLocation);
}

function oneOfAll(marks: readonly Violation[]): Violation {
  const [{ path, value } = { path: [], value: undefined }] = marks;
  const values = marks.flatMap(({ limit }) => (Array.isArray(limit) ? limit : (limit ?? [])));
  const [only, ...others] = values;
  if (others.length === 0) return { path, keyword: 'const', limit: only, value };
  return { path, keyword: 'enum', limit: [...new Set(values)], value };
}

function isOtherType({ keyword, instanceLocation }: OutputUnit, at: string): boolean {
  return keyword === 'type' && instanceLocation === at;
}

/** A const or enum property that distinguishes alternatives. */
function isMark({ keyword, instanceLocation }: OutputUnit, at: string): boolean {
  const isChild = instanceLocation.split('/').length === at.split('/').length + 1;
  return (keyword === 'const' || keyword === 'enum') && isChild;
}

/** Resolves a location that passes through references. */
function schemaAt({ schema, defs }: ViolationRoot, location: string): Json | undefined {
  let node: Json | undefined = schema;
  for (const key of locationKeys(location)) {
    node = valueAt(node, [key]);
    if (key !== '$ref' || typeof node !== 'string') continue;
    const name = referenceDefName(node);
    node = name !== undefined && Object.hasOwn(defs, name) ? defs[name] : undefined;
  }
  return node;
}

/** Keys of a JSON pointer in a URL fragment: `#/a%20b`. */
function locationKeys(location: string): readonly string[] {
  return location
    .split('/')
    .slice(1)
    .map((key) => decodeUriPart(key).replace(/~1/g, '/').replace(/~0/g, '~'));
}

function valueAt(root: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.hasOwn(value, key) ? (value as { readonly [key: string]: Json })[key] : undefined;
  }, root);
}
