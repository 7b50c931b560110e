import { isJsonObject, type Json, type Schema } from '../../model/index.js';
import { requiredNames, withNames, withoutNames } from './fields.js';
import { fits, type Judging } from './fits.js';
import { joined } from './said-value.js';

type Make = (schema: Schema) => Json | undefined;

/**
 * A value with what depends on it: fields that must be there because others are, what follows from a condition,
 * and not what is forbidden.
 */
export function settled(
  value: Json | undefined,
  schema: Schema,
  judging: Judging,
  make: Make,
): Json | undefined {
  if (value === undefined) return undefined;
  const { dependentRequired = [], dependentSchemas = [], conditions = [] } = schema;
  let made: Json | undefined = value;
  const has = (name: string): boolean => isJsonObject(made) && Object.hasOwn(made, name);
  for (const { property, required } of dependentRequired) {
    if (has(property)) made = withNames(made, required, schema, make);
  }
  for (const one of dependentSchemas) {
    if (has(one.property)) made = following(made, one.schema, schema, judging, make);
  }
  for (const { condition, consequence, otherwise } of conditions) {
    const next = made !== undefined && fits(made, condition, judging) ? consequence : otherwise;
    if (next !== undefined) made = following(made, next, schema, judging, make);
  }
  const { not } = schema;
  if (not === undefined || made === undefined || !fits(made, not, judging)) return made;
  const others = schema.types.slice(1).map((type) => make({ ...schema, types: [type] }));
  const allowed = [...variationsOf(made, not), ...others].filter(
    (one) => one !== undefined && !fits(one, not, judging),
  );
  const isGood = (one: Json | undefined): boolean =>
    one !== undefined && fits(one, schema, judging);
  return allowed.find(isGood) ?? allowed[0] ?? made;
}

/** A value that also fits what follows from it. */
function following(
  value: Json | undefined,
  next: Schema,
  schema: Schema,
  judging: Judging,
  make: Make,
): Json | undefined {
  if (value === undefined || fits(value, next, judging)) return value;
  if (!isJsonObject(value))
    return make({ ...schema, ...withoutSilence(next), conditions: [] }) ?? value;
  const own = make({ ...next, types: ['object'] });
  const known = new Set(next.properties.map(({ name }) => name));
  const added = Object.entries(isJsonObject(own) ? own : {}).filter(([name]) => known.has(name));
  const names = requiredNames(next);
  // Of what the consequence only limits, the schema itself knows what it is.
  const whole = withNames(joined(value, Object.fromEntries(added)), names, schema, make);
  if (whole !== undefined && fits(whole, next, judging)) return whole;
  const forbidden = next.properties.filter((one) => one.schema.never).map(({ name }) => name);
  return withoutNames(whole, new Set([...forbidden, ...(next.not ? namesOf(next.not) : [])]));
}

function variationsOf(value: Json, not: Schema): readonly Json[] {
  if (typeof value === 'string') return [`${value}1`, `1${value}`, value.slice(1), 'string', ''];
  if (typeof value === 'number') return [value + 1, value - 1, value * 2 + 10, -value - 10, 0.5];
  if (typeof value === 'boolean') return [!value];
  if (!isJsonObject(value)) return [];
  const names = namesOf(not);
  const one = (...some: readonly string[]) => withoutNames(value, new Set(some)) ?? value;
  return [...names.map((name) => one(name)), one(...names)];
}

function namesOf({ properties, alsoRequired = [], alternatives }: Schema): readonly string[] {
  const inside = alternatives.flatMap(({ schemas }) => schemas.flatMap(namesOf));
  return [...alsoRequired, ...properties.map(({ name }) => name), ...inside];
}

/** What a part of a schema says; the rest would be taken for saying that all is allowed. */
function withoutSilence(schema: Schema): Partial<Schema> {
  return Object.fromEntries(
    Object.entries(schema).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );
}
