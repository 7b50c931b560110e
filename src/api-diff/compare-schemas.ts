import { type Direction, isAbsent } from '../json-schema/direction.js';
import type { Json } from '../json-schema/json.js';
import { type Defs, schemaName } from '../json-schema/references.js';
import { isAny, toAlternative } from './alternatives.js';
import type { ChangeKind } from './change.js';
import {
  type AddChange,
  compareAlternatives,
  compareDiscriminators,
  compareEnums,
  compareLimits,
  compareRules,
  compareTypes,
  type Directions,
} from './compare-keywords.js';
import { type MergedSchema, mergeSchema, withoutNull } from './merged-schema.js';
import { deprecationChanges } from './required-and-deprecated.js';

/** One difference inside a schema; `path` leads to the property. */
export interface SchemaChange {
  readonly path: readonly string[];
  readonly what: ChangeKind;
  readonly breaking: boolean;
}

/**
 * Compares two schemas. Stricter input breaks requests; weaker output breaks responses. References
 * to the same name on both sides are not followed, because named schemas are compared separately.
 */
export function compareSchemas(
  before: Json | undefined,
  after: Json | undefined,
  directions: ReadonlySet<Direction>,
  defs: { readonly before: Defs; readonly after: Defs },
): readonly SchemaChange[] {
  const comparison = new SchemaComparison(defs);
  comparison.compare(before, after, [], {
    requests: directions.has('request'),
    responses: directions.has('response'),
  });
  return comparison.found;
}

/** Property paths that are longer are not followed: schemas that contain each other have no end. */
const maxDepth = 20;

class SchemaComparison {
  readonly found: SchemaChange[] = [];
  readonly #defs: { readonly before: Defs; readonly after: Defs };
  /** Pairs of names that were compared, because recursive schemas return to them. */
  readonly #seen = new Set<string>();

  constructor(defs: { readonly before: Defs; readonly after: Defs }) {
    this.#defs = defs;
  }

  compare(
    jsonBefore: Json | undefined,
    jsonAfter: Json | undefined,
    path: readonly string[],
    sides: Directions,
  ): void {
    const [was, is] = [withoutNull(jsonBefore), withoutNull(jsonAfter)];
    const names = [schemaName(was.schema), schemaName(is.schema)];
    if (names[0] !== undefined && names[0] === names[1]) {
      if (was.nullable !== is.nullable) this.#addNull(names[0], was.nullable, path, sides);
      return;
    }
    if (names.some((name) => name !== undefined)) {
      const pair = names.join(' ');
      if (this.#seen.has(pair) || path.length > maxDepth) return;
      this.#seen.add(pair);
    }
    const mergedBefore = mergeSchema(was.schema, this.#defs.before, was.nullable);
    const mergedAfter = mergeSchema(is.schema, this.#defs.after, is.nullable);
    const before = toAlternative(mergedBefore, was.schema, was.nullable, mergedAfter);
    const after = toAlternative(mergedAfter, is.schema, is.nullable, mergedBefore);
    const add: AddChange = (what, breaking) => this.#add(what, breaking, path);
    compareTypes(before, after, sides, add);
    // A schema without constraints allows every property, so none was added or removed.
    if (isAny(before) !== isAny(after) && before.types.length !== after.types.length) {
      if (before.properties.size > 0 || after.properties.size > 0) return;
    }
    compareEnums(before, after, sides, add);
    compareLimits(before, after, sides, add);
    for (const what of deprecationChanges(before, after)) add(what, false);
    compareDiscriminators(before, after, sides, add);
    this.#compareRequired(before, after, path, sides);
    for (const name of new Set([...before.properties.keys(), ...after.properties.keys()])) {
      const was = propertyVersion(name, before, this.#defs.before);
      const is = propertyVersion(name, after, this.#defs.after);
      this.#compareProperty(was, is, [...path, name], sides);
    }
    for (const pair of partPairs(before, after)) this.compare(...pair, path, sides);
    compareRules(before, after, sides, add);
    for (const pair of compareAlternatives(before, after, sides, add)) {
      this.compare(...pair, path, sides);
    }
  }

  #add(what: ChangeKind, breaking: boolean, path: readonly string[]): void {
    this.found.push({ path, what, breaking });
  }

  /** The same named schema, which may be null in only one version. */
  #addNull(name: string, wasNullable: boolean, path: readonly string[], sides: Directions): void {
    const [plain, orNull] = [name, `${name} | null`];
    const [before, after] = wasNullable ? [orNull, plain] : [plain, orNull];
    const breaking = wasNullable ? sides.requests : sides.responses;
    this.#add({ limit: 'type', before, after }, breaking, path);
  }

  /** Compares required properties that neither version describes. */
  #compareRequired(
    before: MergedSchema,
    after: MergedSchema,
    path: readonly string[],
    { requests, responses }: Directions,
  ): void {
    const isNamed = (name: string): boolean =>
      before.properties.has(name) || after.properties.has(name);
    for (const name of after.required) {
      if (isNamed(name) || before.required.has(name)) continue;
      this.#add({ key: 'changes.required' }, requests, [...path, name]);
    }
    for (const name of before.required) {
      if (isNamed(name) || after.required.has(name)) continue;
      this.#add({ key: 'changes.optional' }, responses, [...path, name]);
    }
  }

  #compareProperty(
    before: PropertyVersion,
    after: PropertyVersion,
    path: readonly string[],
    { requests, responses }: Directions,
  ): void {
    const [needed, needs] = [before.isRequired, after.isRequired];
    const [sidesBefore, sidesAfter] = [before.sides, after.sides];
    const add: AddChange = (what, breaking) => this.#add(what, breaking, path);
    if (before.schema === undefined) {
      add({ key: 'changes.new' }, requests && needs && sidesAfter.requests);
      return;
    }
    if (after.schema === undefined) {
      const isSent = requests && sidesBefore.requests;
      add({ key: 'changes.removed' }, isSent || (responses && sidesBefore.responses));
      return;
    }
    if (!needed && needs) add({ key: 'changes.required' }, requests && sidesAfter.requests);
    if (needed && !needs) add({ key: 'changes.optional' }, responses && sidesAfter.responses);
    // A required property that was response-only becomes mandatory in requests.
    const isAsked = needed && needs && !sidesBefore.requests && sidesAfter.requests;
    if (isAsked && requests) add({ key: 'changes.required' }, true);
    this.compare(before.schema, after.schema, path, {
      requests: requests && (sidesBefore.requests || sidesAfter.requests),
      responses: responses && (sidesBefore.responses || sidesAfter.responses),
    });
  }
}

/** A property in one of the two versions of a schema. */
interface PropertyVersion {
  /** Undefined if this version does not describe the property. */
  readonly schema: Json | undefined;
  readonly isRequired: boolean;
  readonly sides: Directions;
}

function propertyVersion(name: string, object: MergedSchema, defs: Defs): PropertyVersion {
  const schema = object.properties.get(name);
  return { schema, isRequired: object.required.has(name), sides: propertySides(schema, defs) };
}

/** Derives the directions of a property from `readOnly` and `writeOnly`. */
function propertySides(property: Json | undefined, defs: Defs): Directions {
  const has = (direction: Direction) => !isAbsent(property ?? true, direction, defs);
  return { requests: has('request'), responses: has('response') };
}

/**
 * Pairs the unnamed subschemas (items, additional and pattern properties) of both versions. A
 * missing subschema allows any value.
 */
function partPairs(before: MergedSchema, after: MergedSchema): readonly (readonly [Json, Json])[] {
  const both = (type: string): boolean => before.types.includes(type) && after.types.includes(type);
  const items = [before.items, after.items];
  const pairs: (readonly [Json, Json])[] = [];
  if (items.every((one) => one !== undefined) || (both('array') && items.some(Boolean))) {
    pairs.push([before.items ?? true, after.items ?? true]);
  }
  for (const key of new Set([...before.parts.keys(), ...after.parts.keys()])) {
    const [was, is] = [before.parts.get(key), after.parts.get(key)];
    // A closed object is reported as a change of its own.
    const isReportedAsClosed =
      (was === undefined && before.closed) || (is === undefined && after.closed);
    const isKnown = was !== undefined && is !== undefined;
    if (isKnown || (!isReportedAsClosed && (both('object') || both('array')))) {
      pairs.push([was ?? true, is ?? true]);
    }
  }
  return pairs;
}
