import { groupedPairs } from './sample-url.js';

/** The fields of a form by name; several values of a name are a list. */
export type FormMap = Readonly<Record<string, string | readonly string[]>>;

/**
 * Returns the fields of a form as a map, the form that is read and edited most easily; undefined if a map would change
 * their order.
 */
export function formMap(fields: readonly (readonly [string, string])[]): FormMap | undefined {
  const groups = groupedPairs(fields);
  // Objects sort names that are numbers, and an object literal cannot have the property `__proto__`.
  if (!groups || groups.some(([name]) => /^(?:-?\d*|__proto__)$/.test(name))) return undefined;
  const entries = groups.map(([name, values]) => {
    const [first = '', ...others] = values;
    return [name, others.length === 0 ? first : values] as const;
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Returns the map if each name has one value, for languages whose maps have no lists. */
export function singleValues(
  map: FormMap | undefined,
): Readonly<Record<string, string>> | undefined {
  return map && Object.values(map).every((value) => typeof value === 'string')
    ? (map as Readonly<Record<string, string>>)
    : undefined;
}
