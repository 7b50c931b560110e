import { isJsonObject, type Json } from '../../json-schema/json.js';
import type { ApiSchema } from '../api/schema.js';
import { anySchema } from '../normalize/schema-draft.js';
import { isValid, type ValidationContext } from './is-valid.js';
import { schemaNegation } from './negation.js';

/** Returns the schemas that a value must match as well, depending on the value. */
export type Condition = (value: Json) => readonly ApiSchema[];

/** Collects the conditional schemas of all parts: dependent properties and `if` conditions. */
export function conditionsIn(
  parts: readonly ApiSchema[],
  context: ValidationContext,
): readonly Condition[] {
  return parts.flatMap((part) => [...dependents(part), ...conditions(part, context)]);
}

export function withoutConditions(schema: ApiSchema): ApiSchema {
  return {
    ...schema,
    dependentRequired: undefined,
    dependentSchemas: undefined,
    conditions: undefined,
  };
}

function dependents({
  dependentRequired = [],
  dependentSchemas = [],
}: ApiSchema): readonly Condition[] {
  const required = dependentRequired.map((one) => ({
    property: one.property,
    schema: { ...anySchema, alsoRequired: one.required },
  }));
  return [...required, ...dependentSchemas].map(
    ({ property, schema }): Condition =>
      (value) =>
        isJsonObject(value) && Object.hasOwn(value, property) ? [schema] : [],
  );
}

function conditions(
  { conditions: all = [] }: ApiSchema,
  context: ValidationContext,
): readonly Condition[] {
  return all.map(({ condition, consequence = anySchema, otherwise = anySchema }): Condition => {
    const met = [condition, consequence];
    const unmet = [schemaNegation(condition), otherwise];
    return (value) => {
      const isMet = isValid(value, condition, context) ? !consequence.never : otherwise.never;
      return isMet ? met : unmet;
    };
  });
}
