import type { ApiSchema, NamedSchema } from '../../../openapi/api/schema.js';
import type { PartKind } from '../../page-props/schema-view.js';
import { nestedSchemas } from './nested-schemas.js';

/** The location of a property: on the page of the innermost named schema that contains it. */
export interface FieldPlace {
  /** Name of that schema. */
  readonly schema: string;
  /** Id of the property on that page. */
  readonly id: string;
}

export interface MissingField {
  /** The key that does not exist, and the existing keys. */
  readonly missing: string;
  readonly known: readonly string[];
  /** The pointer up to that key: `/customer/`. */
  readonly before: string;
}

interface Step extends FieldPlace {
  readonly node: ApiSchema;
}

/**
 * Finds the property that a JSON pointer (RFC 6901) selects in the values of a schema: `/customer/name`. Steps into
 * array items and map values are implicit, but may be written (`/lines/0/amount`, `/lines/amount`).
 */
export function findField(
  name: string,
  pointer: string,
  schemas: ReadonlyMap<string, NamedSchema>,
): FieldPlace | MissingField {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'));
  const root = schemas.get(name);
  if (root === undefined) return { missing: name, known: [...schemas.keys()], before: '/' };
  let step: Step = { schema: name, id: 'field', node: root.schema };
  let before = '/';
  for (const key of keys) {
    const choices = stepChoices(step, schemas);
    const next = choices.find((choice) => choice.name === key)?.step;
    if (next === undefined) {
      // JSON Schema keywords and array indexes are optional in the pointer.
      if (unwritten.test(key)) continue;
      return { missing: key, known: choices.map((choice) => choice.name), before };
    }
    step = next;
    before += `${key}/`;
  }
  return { schema: step.schema, id: step.id };
}

/** Keys that do not name a property. */
const unwritten =
  /^(?:\d+|-|\*|items|prefixItems|properties|additionalProperties|patternProperties)$/;

/** These subschemas exclude or test values, so their properties do not belong to the value. */
const ofNoValue: ReadonlySet<PartKind> = new Set(['not', 'if', 'names']);

/** Returns all properties of an object, including those of alternatives and subschemas, with their ids on the page. */
function stepChoices(
  from: Step,
  schemas: ReadonlyMap<string, NamedSchema>,
  passed: ReadonlySet<ApiSchema> = new Set(),
): readonly { readonly name: string; readonly step: Step }[] {
  const object = stepObject(from, schemas);
  if (passed.has(object.node)) return [];
  const path = new Set([...passed, object.node]);
  const { schema, id, node } = object;
  return [
    ...node.properties.map((property) => ({
      name: property.name,
      step: { schema, id: `${id}.${property.name}`.replace(/\s+/g, '-'), node: property.schema },
    })),
    ...node.alternatives.flatMap(({ keyword, schemas: options }) =>
      options.flatMap((option, index) =>
        stepChoices({ schema, id: `${id}.${keyword}-${index + 1}`, node: option }, schemas, path),
      ),
    ),
    ...nestedSchemas(node)
      .filter(({ kind }) => !ofNoValue.has(kind))
      .flatMap(({ segment, schema: part }) =>
        stepChoices(
          { schema, id: `${id}.${segment}`.replace(/\s+/g, '-'), node: part },
          schemas,
          path,
        ),
      ),
  ];
}

/** Follows references and steps into array items. */
function stepObject(from: Step, schemas: ReadonlyMap<string, NamedSchema>): Step {
  let step = from;
  for (let hops = 0; hops < 20; hops += 1) {
    const { ref, items, properties, alternatives } = step.node;
    const target = ref === undefined ? undefined : schemas.get(ref);
    if (target) step = { schema: target.name, id: 'field', node: target.schema };
    else if (items && properties.length === 0 && alternatives.length === 0) {
      step = { ...step, node: items };
    } else return step;
  }
  return step;
}
