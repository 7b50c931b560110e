import { asJsonList, isJsonObject, schemaName } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { valueDifferences } from '../json/check.js';
import { type ExactJson, roundedJson } from '../json/exact-json.js';
import { openAlternatives } from '../json/open-alternatives.js';
import {
  type JsonSchemaNode,
  schemaDefinitions,
  schemaFacets,
  schemaTypes,
} from '../json/subschemas.js';
import { allowsOnlyNull, enumeration, type FormControl, formControl } from './form-control.js';

/** A schema as a form shows it, with one alternative of each choice. */
export interface ResolvedSchema {
  /** The schemas that apply to the value. */
  readonly facets: readonly JsonSchemaNode[];
  /** The alternatives (`oneOf`, `anyOf`, several types), the outer ones first. */
  readonly alternatives: readonly AlternativeChoice[];
  readonly control: FormControl;
  /** Whether null is valid. */
  readonly isNullable: boolean;
}

export interface AlternativeChoice {
  readonly labels: readonly string[];
  readonly alternative: Json | undefined;
  readonly discriminator: Json | undefined;
  /** Index of the alternative in use. */
  readonly chosen: number;
}

/**
 * Chooses one alternative of each choice of a schema.
 *
 * @param root schema that references are resolved against
 * @param picks the reader's choices; the others follow the value
 */
export function resolveAlternatives(
  schema: Json,
  root: Json,
  value: ExactJson | undefined,
  picks: readonly number[] = [],
): ResolvedSchema {
  const seen = new Set<Json>();
  const certain = (one: Json | undefined): readonly JsonSchemaNode[] =>
    schemaFacets(one, root, ({ then, else: otherwise }) => [then, otherwise], seen);
  const facets = [...certain(schema)];
  const choices: AlternativeChoice[] = [];
  // An alternative may have alternatives itself.
  for (let index = 0; index < facets.length; index += 1) {
    const facet = facets[index] ?? {};
    if (enumeration(facet, root)) continue;
    for (const alternatives of facetAlternatives(facet)) {
      const pick = picks[choices.length] ?? fittingIndex(alternatives, facet, root, value);
      const chosen = Math.min(pick, alternatives.length - 1);
      if (alternatives.length > 1) {
        const { discriminator } = facet;
        const labels = alternatives.map(
          (one) => listed(discriminatorValues(discriminator, one)) || alternativeLabel(one, root),
        );
        choices.push({ labels, chosen, alternative: alternatives[chosen], discriminator });
      }
      facets.push(...certain(alternatives[chosen]));
    }
  }
  return {
    facets,
    alternatives: choices,
    control: formControl(facets, root),
    isNullable: allowsNull(facets),
  };
}

/** The lists of alternatives of one schema, without null. */
function facetAlternatives(facet: JsonSchemaNode): readonly (readonly Json[])[] {
  const types = [facet.type ?? []].flat().filter((type) => type !== 'null');
  const typed = types.length > 1 ? types.map((type) => ({ type })) : [];
  return [asJsonList(facet.oneOf), asJsonList(facet.anyOf), typed]
    .map((all) => all.filter((one) => !allowsOnlyNull(one)))
    .filter((all) => all.length > 0);
}

/** Index of the first alternative that a value matches, or at least may still match. */
function fittingIndex(
  alternatives: readonly Json[],
  facet: JsonSchemaNode,
  root: Json,
  value: ExactJson | undefined,
): number {
  if (value === undefined || alternatives.length < 2) return 0;
  const plain = roundedJson(value);
  if (isJsonObject(plain) && isJsonObject(facet.discriminator)) {
    const [open] = openAlternatives(plain, root)(facet);
    return Math.max(alternatives.indexOf(open ?? null), 0);
  }
  const counts = alternatives.map(
    (one) => valueDifferences(plain, one, schemaDefinitions(root))?.length ?? 0,
  );
  return counts.indexOf(Math.min(...counts));
}

function allowsNull(facets: readonly JsonSchemaNode[]): boolean {
  const isAllowed = ({ type, oneOf, anyOf }: JsonSchemaNode): boolean =>
    [type ?? []].flat().includes('null') ||
    [...asJsonList(oneOf), ...asJsonList(anyOf)].some(allowsOnlyNull);
  return facets.some(isAllowed);
}

/** Whether a value has several controls. */
export function isGroup({ alternatives, control }: ResolvedSchema): boolean {
  return alternatives.length > 0 || control.kind === 'object' || control.kind === 'list';
}

/** The values of a discriminator's mapping that select an alternative (OpenAPI 3.1.1, section 4.8.25). */
export function discriminatorValues(
  discriminator: Json | undefined,
  alternative: Json,
): readonly string[] {
  if (!isJsonObject(discriminator) || !isJsonObject(alternative)) return [];
  const { mapping } = discriminator;
  return Object.entries(isJsonObject(mapping) ? mapping : {}).flatMap(([value, target]) =>
    target === alternative.$ref ? [value] : [],
  );
}

/** Some values, as the page shows them: the first three. */
function listed(values: readonly string[]): string {
  return values.slice(0, 3).join(', ') + (values.length > 3 ? ', …' : '');
}

/** A short name for an alternative: its title, its schema, its distinguishing field or its type. */
function alternativeLabel(schema: Json, root: Json): string {
  const facets = schemaFacets(schema, root, () => []);
  const title = facets.find((facet) => typeof facet.title === 'string')?.title;
  if (typeof title === 'string') return title;
  if (isJsonObject(schema) && typeof schema.$ref === 'string') {
    return schemaName(schema) ?? schema.$ref;
  }
  const fixed = facets.flatMap(({ properties }) =>
    Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([name, one]) =>
      isJsonObject(one) && 'const' in one ? [`${name}: ${JSON.stringify(one.const)}`] : [],
    ),
  );
  if (fixed[0] !== undefined) return fixed[0];
  const names = facets.flatMap((facet) => asJsonList(facet.required).map(String));
  if (names.length > 0) return names.slice(0, 3).join(', ');
  return [...schemaTypes(schemaFacets(schema, root))].join(', ') || 'JSON';
}
