import { asObject, isObject, type RawObject } from '../../json-schema/json.js';
import { nodeReference } from '../json.js';
import { inheritingSchemas } from './discriminator.js';
import { documentNamedSchemas, referencedSchemaName } from './referenced-schema-name.js';

/** Which parts of a description use which named schemas. */
export interface SchemaUsage {
  /** Returns the named schemas that a part reaches directly or through other schemas. */
  reached(value: unknown): ReadonlySet<string>;
  /** Returns the named schemas that refer to one directly, in order. */
  users(name: string): readonly string[];
}

export function createSchemaUsage(document: RawObject): SchemaUsage {
  const schemas = documentNamedSchemas(document);
  // Parts shared by many operations are searched only once.
  const reachedNames = new WeakMap<object, ReadonlySet<string>>();
  const derived = inheritingSchemas(schemas);
  const direct = new Map(
    Object.entries(schemas).map(([name, schema]) => {
      // A derived schema may appear wherever its base is expected.
      const isBase = isObject(schema) && schema.discriminator !== undefined;
      const implied = isBase ? (derived.get(schema) ?? []) : [];
      return [name, new Set([...referencesIn(schema, schemas, reachedNames), ...implied])];
    }),
  );
  const users = new Map<string, string[]>();
  for (const [name, targets] of direct) {
    for (const target of targets) {
      if (target !== name) users.set(target, [...(users.get(target) ?? []), name]);
    }
  }
  return {
    users: (name) => users.get(name) ?? [],
    reached(value) {
      const reached = new Set(referencesIn(value, schemas, reachedNames));
      // The set grows during iteration until no new schema is found.
      for (const name of reached) for (const next of direct.get(name) ?? []) reached.add(next);
      return reached;
    },
  };
}

function referencesIn(
  root: unknown,
  schemas: RawObject,
  reachedNames: WeakMap<object, ReadonlySet<string>>,
): ReadonlySet<string> {
  if (typeof root !== 'object' || root === null) return new Set();
  const before = reachedNames.get(root);
  if (before !== undefined) return before;
  const names = new Set<string>();
  const seen = new Set<object>();
  const enter = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const inside = reachedNames.get(node);
    if (inside !== undefined) {
      for (const name of inside) names.add(name);
      return;
    }
    for (const name of namesIn(node, schemas)) names.add(name);
    for (const child of Object.values(node)) enter(child);
  };
  enter(root);
  reachedNames.set(root, names);
  return names;
}

/** Discriminator mappings also refer to schemas, by reference or by name. */
function namesIn(node: object, schemas: RawObject): readonly string[] {
  const { discriminator } = isObject(node) ? node : {};
  const mapped = Object.values(asObject(asObject(discriminator).mapping));
  return [nodeReference(node), ...mapped].flatMap((written) => {
    if (typeof written !== 'string') return [];
    const name = referencedSchemaName(written, schemas);
    if (name !== undefined) return [name];
    return mapped.includes(written) && Object.hasOwn(schemas, written) ? [written] : [];
  });
}
