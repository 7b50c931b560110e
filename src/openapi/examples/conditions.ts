import { isJsonObject, type Json } from '../../json-schema/json.js';
import type { Schema } from '../api/schema.js';
import { anything } from '../normalize/schema-draft.js';
import { fits, type Judging } from './is-valid.js';
import { negationOf } from './negation.js';

/** What a value must fit, too, because of what it is. */
export type Trigger = (value: Json) => readonly Schema[];

/** What parts of a schema ask for under a condition: of which fields are there, or of what the value fits. */
export function triggersOf(parts: readonly Schema[], judging: Judging): readonly Trigger[] {
  return parts.flatMap((part) => [...dependents(part), ...conditions(part, judging)]);
}

export function withoutTriggers(schema: Schema): Schema {
  return {
    ...schema,
    dependentRequired: undefined,
    dependentSchemas: undefined,
    conditions: undefined,
  };
}

function dependents({ dependentRequired = [], dependentSchemas = [] }: Schema): readonly Trigger[] {
  const required = dependentRequired.map((one) => ({
    property: one.property,
    schema: { ...anything, alsoRequired: one.required },
  }));
  return [...required, ...dependentSchemas].map(
    ({ property, schema }): Trigger =>
      (value) =>
        isJsonObject(value) && Object.hasOwn(value, property) ? [schema] : [],
  );
}

function conditions({ conditions: all = [] }: Schema, judging: Judging): readonly Trigger[] {
  return all.map(({ condition, consequence = anything, otherwise = anything }): Trigger => {
    const met = [condition, consequence];
    const unmet = [negationOf(condition), otherwise];
    return (value) => {
      const isMet = fits(value, condition, judging) ? !consequence.never : otherwise.never;
      return isMet ? met : unmet;
    };
  });
}
