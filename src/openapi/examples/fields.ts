import { isJsonObject, type Json, type Schema } from '../../model/index.js';

/**
 * Names by which other alternatives are told from this one: they need them, this one does not know them. As in
 * `oneOf: [{ required: [card] }, { required: [iban] }]`, where both fields are described beside the alternatives.
 */
export function namesOfOthers(
  option: Schema,
  options: readonly Schema[],
  resolve: (name: string) => Schema | undefined,
): ReadonlySet<string> {
  const known = (option.ref === undefined ? undefined : resolve(option.ref)) ?? option;
  const own = new Set([...requiredNames(known), ...known.properties.map(({ name }) => name)]);
  return new Set([...namesOfAny(options, resolve)].filter((name) => !own.has(name)));
}

const required = new WeakMap<readonly Schema[], ReadonlySet<string>>();

/** What any of the alternatives requires; hundreds of them are asked for by each of them, in each example. */
function namesOfAny(
  options: readonly Schema[],
  resolve: (name: string) => Schema | undefined,
): ReadonlySet<string> {
  const known = required.get(options);
  if (known !== undefined) return known;
  const names = options.flatMap((option) =>
    requiredNames((option.ref === undefined ? undefined : resolve(option.ref)) ?? option),
  );
  const made = new Set(names);
  required.set(options, made);
  return made;
}

/** Names that a schema requires. */
export function requiredNames({ alsoRequired = [], properties }: Schema): readonly string[] {
  const named = properties.filter(({ required }) => required).map(({ name }) => name);
  return [...alsoRequired, ...named];
}

/**
 * An object without fields of these names.
 *
 * @param schema of the object, whose required fields stay
 */
export function withoutNames(
  value: Json | undefined,
  names: ReadonlySet<string>,
  schema?: Schema,
): Json | undefined {
  if (!isJsonObject(value) || names.size === 0) return value;
  const stays = new Set(schema && requiredNames(schema));
  const kept = Object.entries(value).filter(([name]) => !names.has(name) || stays.has(name));
  return Object.fromEntries(kept);
}

/** An object with fields of these names, as the schema describes them. */
export function withNames(
  value: Json | undefined,
  names: readonly string[],
  { properties }: Schema,
  make: (schema: Schema) => Json | undefined,
): Json | undefined {
  if (!isJsonObject(value)) return value;
  const entries = names.flatMap((name): readonly [string, Json][] => {
    if (Object.hasOwn(value, name)) return [];
    const child = properties.find((one) => one.name === name)?.schema;
    return [[name, (child && make(child)) ?? 'string']];
  });
  return entries.length === 0 ? value : { ...value, ...Object.fromEntries(entries) };
}
