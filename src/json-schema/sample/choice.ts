import { asJsonList, isJsonObject, type Json, type JsonObject } from '../json.js';
import { schemaName } from '../references.js';
import { isNull } from './schema-parts.js';

/** `anyOf` or `oneOf`, with the rest of its schema. */
export interface SchemaChoice {
  readonly keyword: 'anyOf' | 'oneOf';
  readonly options: readonly Json[];
  /** The parts without this choice. */
  readonly others: readonly JsonObject[];
  readonly discriminator: JsonObject | undefined;
}

/**
 * Returns the first choice among the parts; null is an option only if there is no other. A base
 * that lists its derived schemas as alternatives leaves no choice inside one of them.
 *
 * @param names the named schemas to which the parts belong
 */
export function firstChoice(
  parts: readonly JsonObject[],
  names: readonly string[],
): SchemaChoice | undefined {
  for (const part of parts) {
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const all = asJsonList(part[keyword]);
      if (all.length === 0 || all.some((one) => isNamed(one, names))) continue;
      const options = all.filter((one) => !isNull(one));
      const { [keyword]: _, discriminator, ...rest } = part;
      return {
        keyword,
        options: options.length > 0 ? options : all,
        others: parts.map((one) => (one === part ? rest : one)),
        discriminator: isJsonObject(discriminator) ? discriminator : undefined,
      };
    }
  }
  return undefined;
}

function isNamed(schema: Json, names: readonly string[]): boolean {
  const name = schemaName(schema);
  return name !== undefined && names.includes(name);
}
