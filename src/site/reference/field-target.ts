import type { ApiSchema, NamedSchema } from '../../openapi/api/schema.js';
import type { PartKind } from '../page-props/schema-view.js';
import { schemaParts } from './schema-parts.js';

/** The place of a field: on the page of the innermost named schema that has it. */
export interface FieldPlace {
  /** Name of that schema. */
  readonly schema: string;
  /** The field's id on its page. */
  readonly id: string;
}

export interface MissingField {
  /** The key that leads to nothing, and those that it could have been. */
  readonly missing: string;
  readonly known: readonly string[];
  /** The pointer up to there: `/customer/`. */
  readonly before: string;
}

interface Step extends FieldPlace {
  readonly node: ApiSchema;
}

/**
 * Finds the field that a JSON pointer (RFC 6901) leads to through the values of a schema: `/customer/name`. The
 * items of an array and the values of a map are looked through, with or without a key of their own
 * (`/lines/0/amount`, `/lines/amount`).
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
      // What JSON Schema calls its parts, and places in a list, need not be written.
      if (unwritten.test(key)) continue;
      return { missing: key, known: choices.map((choice) => choice.name), before };
    }
    step = next;
    before += `${key}/`;
  }
  return { schema: step.schema, id: step.id };
}

/** Keys that stand for no field. */
const unwritten =
  /^(?:\d+|-|\*|items|prefixItems|properties|additionalProperties|patternProperties)$/;

/** Parts that say of a value what it is not, or may be, have no fields of it. */
const ofNoValue: ReadonlySet<PartKind> = new Set(['not', 'if', 'names']);

/** Every field of an object, also those of its alternatives and parts, with the ids that its page gives them. */
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
    ...schemaParts(node)
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

/** What a value is made of: references are followed, arrays looked through. */
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
