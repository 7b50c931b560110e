import { isJsonObject, type Json } from '../json.js';
import { type Defs, referencedDef, schemaName } from '../references.js';
import { firstChoice } from './choice.js';
import { namesOfOthers, ownPropertyName, withoutProperties } from './property-schemas.js';
import { collectParts } from './schema-parts.js';

/** One alternative of a schema, together with the rest of that schema. */
export interface Alternative {
  /** Title or name of the alternative, or a property that only it has, or else `option 2`. */
  readonly name: string;
  readonly schema: Json;
}

/** More alternatives than readers would look at. */
const maxAlternatives = 20;

/** Returns the alternatives of a schema; empty if there are fewer than two. */
export function schemaAlternatives(schema: Json, defs: Defs): readonly Alternative[] {
  const collected = collectParts([schema], defs, { ancestors: [], here: [] });
  const { parts, names: applied } = collected ?? { parts: [], names: [] };
  const isGiven = parts.some((part) => part.examples !== undefined || part.const !== undefined);
  const choice = firstChoice(parts, applied);
  if (isGiven || choice === undefined || choice.options.length < 2) return [];
  // Constants with titles are the values of an enumeration.
  if (choice.options.every((one) => isJsonObject(one) && one.const !== undefined)) return [];
  const { keyword, options, others, discriminator } = choice;
  const names = new Map<string, number>();
  return options.slice(0, maxAlternatives).map((option, index) => {
    const name =
      alternativeName(option, defs) ??
      ownPropertyName(option, options, defs) ??
      `option ${index + 1}`;
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const identifying = namesOfOthers(option, options, defs);
    const rest = others.map((part) => withoutProperties(part, identifying));
    const only = { [keyword]: [option], ...(discriminator === undefined ? {} : { discriminator }) };
    return { name: count === 1 ? name : `${name} ${count}`, schema: { allOf: [...rest, only] } };
  });
}

function alternativeName(option: Json, defs: Defs): string | undefined {
  const target = referencedDef(option, defs);
  const titles = [option, target].map((one) => (isJsonObject(one) ? one.title : undefined));
  return titles.find((title) => typeof title === 'string') ?? schemaName(option);
}
