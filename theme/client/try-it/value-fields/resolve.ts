import { asJsonList, isJsonObject } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { valueDifferences } from '../json/check.js';
import { type ExactJson, roundedJson } from '../json/exact-json.js';
import { openAlternatives } from '../json/open-alternatives.js';
import {
  isReadOnly,
  type JsonSchemaNode,
  schemaDefinitions,
  schemaFacets,
} from '../json/subschemas.js';
import { alternativeLabel } from './labels.js';

/** A schema as a form shows it, with one alternative of each choice. */
export interface ResolvedSchema {
  /** The schemas that apply to the value. */
  readonly facets: readonly JsonSchemaNode[];
  /** The alternatives (`oneOf`, `anyOf`, several types), the outer ones first. */
  readonly choices: readonly AlternativeChoice[];
  readonly kind: FieldKind;
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

export type FieldKind =
  | { readonly kind: 'object' }
  | { readonly kind: 'list'; readonly items: Json }
  | { readonly kind: 'choice'; readonly choices: readonly Json[] }
  | { readonly kind: 'number' | 'text' | 'json' };

/**
 * Chooses one alternative of each choice of a schema.
 *
 * @param root schema that references are resolved against
 * @param picks the reader's choices; the others follow the value
 */
export function resolveChoices(
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
        const labels = alternatives.map((one) => alternativeLabel(one, root));
        const { discriminator } = facet;
        choices.push({ labels, chosen, alternative: alternatives[chosen], discriminator });
      }
      facets.push(...certain(alternatives[chosen]));
    }
  }
  return { facets, choices, kind: fieldKind(facets, root), isNullable: allowsNull(facets) };
}

/** The lists of alternatives of one schema, without null. */
function facetAlternatives(facet: JsonSchemaNode): readonly (readonly Json[])[] {
  const types = [facet.type ?? []].flat().filter((type) => type !== 'null');
  const typed = types.length > 1 ? types.map((type) => ({ type })) : [];
  return [asJsonList(facet.oneOf), asJsonList(facet.anyOf), typed]
    .map((all) => all.filter((one) => !isNull(one)))
    .filter((all) => all.length > 0);
}

function isNull(schema: Json): boolean {
  return isJsonObject(schema) && (schema.type === 'null' || schema.const === null);
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

/** The only values that a schema allows; undefined if it allows others. */
function enumeration(facet: JsonSchemaNode, root: Json): readonly Json[] | undefined {
  if ('const' in facet) return [facet.const ?? null];
  if (facet.enum !== undefined) return asJsonList(facet.enum);
  const alternatives = [...asJsonList(facet.oneOf), ...asJsonList(facet.anyOf)];
  const all = alternatives.map((one) =>
    isNull(one)
      ? [null]
      : schemaFacets(one, root, () => []).flatMap((part) => enumeration(part, root) ?? []),
  );
  return all.length > 0 && all.every((values) => values.length > 0) ? all.flat() : undefined;
}

function fieldKind(facets: readonly JsonSchemaNode[], root: Json): FieldKind {
  const lists = facets.flatMap((facet) => {
    const values = enumeration(facet, root);
    return values ? [values] : [];
  });
  if (lists.length > 0) {
    const texts = lists.map((values) => values.map((one) => JSON.stringify(one)));
    const shared = (texts[0] ?? []).filter((text) => texts.every((all) => all.includes(text)));
    return {
      kind: 'choice',
      choices: [...new Set(shared)].map((text) => JSON.parse(text) as Json),
    };
  }
  switch (facetsType(facets)) {
    case 'object':
      return { kind: 'object' };
    case 'array': {
      const items = facets.find((facet) => facet.items !== undefined)?.items ?? true;
      return facets.some((facet) => facet.prefixItems !== undefined)
        ? { kind: 'json' }
        : { kind: 'list', items };
    }
    case 'boolean':
      return { kind: 'choice', choices: [true, false] };
    case 'integer':
    case 'number':
      return { kind: 'number' };
    case 'string':
      return { kind: 'text' };
    default:
      return { kind: 'json' };
  }
}

/** The type that all schemas allow; undefined if they declare none. */
export function facetsType(facets: readonly JsonSchemaNode[]): Json | undefined {
  const declared = facets.flatMap(({ type }) => (type === undefined ? [] : [[type].flat()]));
  const [first = []] = declared;
  const type = first.find((one) => one !== 'null' && declared.every((all) => allows(all, one)));
  if (type !== undefined) {
    return type === 'number' && declared.some((all) => !all.includes('number')) ? 'integer' : type;
  }
  if (facets.some((facet) => isJsonObject(facet.properties))) return 'object';
  if (facets.some((facet) => isJsonObject(facet.additionalProperties))) return 'object';
  return facets.some((facet) => facet.items !== undefined) ? 'array' : undefined;
}

function allows(types: readonly Json[], type: Json): boolean {
  if (types.includes(type)) return true;
  return (
    (type === 'integer' && types.includes('number')) ||
    (type === 'number' && types.includes('integer'))
  );
}

function allowsNull(facets: readonly JsonSchemaNode[]): boolean {
  const isAllowed = ({ type, oneOf, anyOf }: JsonSchemaNode): boolean =>
    [type ?? []].flat().includes('null') ||
    [...asJsonList(oneOf), ...asJsonList(anyOf)].some(isNull);
  return facets.some(isAllowed);
}

/** The fields of an object, those that the server alone sets left out. */
export interface ObjectFields {
  readonly properties: ReadonlyMap<string, Json>;
  readonly required: ReadonlySet<string>;
  /** Whether the reader may add fields with names of their own. */
  readonly isOpen: boolean;
}

export function objectFields(facets: readonly JsonSchemaNode[], root: Json): ObjectFields {
  const found = new Map<string, readonly Json[]>();
  for (const { properties } of facets) {
    for (const [name, one] of Object.entries(isJsonObject(properties) ? properties : {})) {
      found.set(name, [...(found.get(name) ?? []), one]);
    }
  }
  const shown = [...found].flatMap(([name, [first = true, ...others]]) => {
    const schema = others.length === 0 ? first : { allOf: [first, ...others] };
    return isReadOnly(schema, root) || schema === false ? [] : [[name, schema] as const];
  });
  const properties = new Map(shown);
  const names = facets.flatMap((facet) => asJsonList(facet.required).map(String));
  return {
    properties,
    required: new Set(names.filter((name) => properties.has(name) || !found.has(name))),
    isOpen:
      facets.some(
        ({ additionalProperties: other, patternProperties }) =>
          other === true || isJsonObject(other) || isJsonObject(patternProperties),
      ) ||
      (found.size === 0 && facets.every((facet) => facet.additionalProperties !== false)),
  };
}

/** Whether a value has several controls. */
export function isGroup({ choices, kind }: ResolvedSchema): boolean {
  return choices.length > 0 || kind.kind === 'object' || kind.kind === 'list';
}
