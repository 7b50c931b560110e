import { isJsonObject, type Json, type Schema } from '../../model/index.js';
import { fits, isHidden, type Judging } from './fits.js';

/**
 * The value that the schema itself names: a constant, an example, the default, one of a list. Those that do not fit
 * the schema are passed over, and so is null where there is something to show.
 */
export function saidValue(schema: Schema, judging: Judging): Json | undefined {
  if (schema.const !== undefined) return schema.const.value;
  const choices = schema.enum.map(({ value }) => value);
  const said = [...schema.examples, ...(schema.default ? [schema.default.value] : []), ...choices];
  const [first] = said;
  if (first === undefined) return undefined;
  const fitting = said.find((value) => value !== null && fits(value, schema, judging));
  if (fitting !== undefined) return fitting;
  // What the schema is made of says more.
  const isOpen = schema.types.length > 0 || schema.ref !== undefined;
  if (choices.length > 0) return choices.find((value) => value !== null) ?? null;
  return isOpen || schema.alternatives.length > 0 ? undefined : first;
}

/** A value without the fields that its sender leaves out. */
export function withoutHidden(value: Json, schema: Schema, judging: Judging, level = 0): Json {
  if (judging.direction === 'both' || level > 8) return value;
  const target = schema.ref === undefined ? undefined : judging.resolve(schema.ref);
  const parts = [
    ...(target === undefined ? [] : [target]),
    ...schema.alternatives.flatMap(({ schemas }) => schemas),
  ];
  let shown = value;
  if (isJsonObject(value)) {
    const kept = Object.entries(value).flatMap(([name, inner]): readonly [string, Json][] => {
      const child = schema.properties.find((one) => one.name === name)?.schema;
      if (child === undefined) return [[name, inner]];
      return isHidden(child, judging)
        ? []
        : [[name, withoutHidden(inner, child, judging, level + 1)]];
    });
    shown = Object.fromEntries(kept);
  } else if (Array.isArray(value) && schema.items !== undefined) {
    const { items } = schema;
    shown = value.map((one: Json) => withoutHidden(one, items, judging, level + 1));
  }
  return parts.reduce((one, part) => withoutHidden(one, part, judging, level + 1), shown);
}

/** Objects become one; of other values the latter stands. */
export function joined(value: Json | undefined, other: Json | undefined): Json | undefined {
  if (other === undefined) return value;
  return isJsonObject(value) && isJsonObject(other) ? { ...value, ...other } : other;
}
