import { isJsonObject, type Json } from '../../json-schema/json.js';
import type { ApiSchema, LimitLabel } from '../api/schema.js';
import { anySchema, neverSchema } from '../normalize/schema-draft.js';
import { requiredNames } from './fields.js';

/** Returns a schema that matches exactly the values that the given schema rejects. */
export function schemaNegation(schema: ApiSchema): ApiSchema {
  return { ...anySchema, not: schema };
}

/** Returns the schema of all values that match at least one of several. */
export function anyOfSchemas(schemas: readonly ApiSchema[]): ApiSchema {
  return { ...anySchema, alternatives: [{ keyword: 'anyOf', schemas }] };
}

/** Returns the schema that allows exactly these values. */
export function oneOfValues(values: readonly Json[]): ApiSchema {
  return { ...anySchema, enum: values.map((value) => ({ value })) };
}

/** Returns the negated schemas one by one: `not` of an `anyOf` excludes each alternative. */
export function negatedSchemas({ not }: ApiSchema): readonly ApiSchema[] {
  if (not === undefined) return [];
  const [choice, ...others] = not.alternatives;
  const { alternatives, ...rest } = not;
  const isChoice = choice?.keyword === 'anyOf' && others.length === 0;
  const saysMore = rest.types.length + requiredNames(not).length + rest.constraints.length > 0;
  return isChoice && !saysMore
    ? choice.schemas.flatMap((one) => negatedSchemas(schemaNegation(one)))
    : [not];
}

const opposites: Partial<Record<LimitLabel, readonly [label: LimitLabel, by: number]>> = {
  minimum: ['less than', 0],
  maximum: ['greater than', 0],
  'greater than': ['maximum', 0],
  'less than': ['minimum', 0],
  'min length': ['max length', -1],
  'max length': ['min length', 1],
  'min items': ['max items', -1],
  'max items': ['min items', 1],
  'min properties': ['max properties', -1],
  'max properties': ['min properties', 1],
};

/** Returns schemas that each make a value violate `not`. */
export function escapesFromNot(not: ApiSchema, value: Json): readonly ApiSchema[] {
  const limits = not.constraints.flatMap(({ label, value: limit }): ApiSchema[] => {
    const [opposite, by] = opposites[label] ?? [];
    if (opposite === undefined || by === undefined) return [];
    return [
      { ...anySchema, constraints: [{ label: opposite, value: String(Number(limit) + by) }] },
    ];
  });
  if (Array.isArray(value)) {
    const others = value.map((item: Json, index): ApiSchema => {
      const before = value.slice(0, index).map(() => anySchema);
      return { ...anySchema, prefixItems: [...before, schemaNegation(oneOfValues([item]))] };
    });
    return not.enum.length > 0 ? others : limits;
  }
  if (!isJsonObject(value)) return limits;
  const field = (name: string, schema: ApiSchema): ApiSchema => ({
    ...anySchema,
    properties: [{ name, required: false, schema }],
  });
  const names = namesIn(not);
  const withoutSome = names.map((name) => field(name, neverSchema));
  const withoutAll = { ...anySchema, properties: withoutSome.flatMap((one) => one.properties) };
  const changed = not.properties.map(({ name, schema }) => field(name, schemaNegation(schema)));
  const listed = not.enum.length === 0 ? [] : Object.entries(value);
  const others = listed.map(([name, inner]) => field(name, schemaNegation(oneOfValues([inner]))));
  return [...limits, ...withoutSome, withoutAll, ...changed, ...others];
}

function namesIn(schema: ApiSchema): readonly string[] {
  const inside = schema.alternatives.flatMap(({ schemas }) => schemas.flatMap(namesIn));
  const own = schema.properties.map(({ name }) => name);
  return [...new Set([...requiredNames(schema), ...own, ...inside])];
}
