import type { ApiSchema, LimitLabel } from '../api/schema.js';
import { createSchemaDraft, isAnnotation } from '../normalize/schema-draft.js';
import { schemaLimits } from './is-valid.js';

/** A schema taken apart: what a value must fit all of, without references and `allOf`. */
export interface CombinedParts {
  /** What is nearer to the reader goes first. */
  readonly parts: readonly ApiSchema[];
  /** The named schemas among them, the outermost first. */
  readonly names: readonly string[];
}

/** Where the value stands for which schemas are taken apart. */
export interface PartsContext {
  /** Named schemas that lie around the value. */
  readonly ancestors: readonly string[];
  /** Named schemas that this very value is already made of. */
  readonly here: readonly string[];
  resolve(name: string): ApiSchema | undefined;
}

/** Undefined where the schemas lead into a circle. */
export function combineParts(
  schemas: readonly ApiSchema[],
  context: PartsContext,
): CombinedParts | undefined {
  const parts: ApiSchema[] = [];
  const names: string[] = [];
  const visit = (schema: ApiSchema): boolean => {
    const { ref, alternatives } = schema;
    const inner = alternatives.filter(isAllOfKeyword).flatMap((one) => one.schemas);
    const isPlain = ref === undefined && inner.length === 0;
    const own = isPlain
      ? schema
      : {
          ...schema,
          ref: undefined,
          alternatives: alternatives.filter((one) => !isAllOfKeyword(one)),
        };
    if (saysSomething(own) && !parts.includes(own)) parts.push(own);
    return (ref === undefined || visitNamed(ref)) && inner.every(visit);
  };
  const visitNamed = (name: string): boolean => {
    if (context.ancestors.includes(name)) return false;
    if (context.here.includes(name) || names.includes(name)) return true;
    names.push(name);
    const target = context.resolve(name);
    return target !== undefined && visit(target);
  };
  return schemas.every(visit) ? { parts, names } : undefined;
}

/** Whether a part that is neither a reference nor an `allOf` tells anything of the value. */
function saysSomething(part: ApiSchema): boolean {
  const { types, nullable, examples, default: usual } = part;
  const isSilent = types.length === 0 && !nullable && examples.length === 0 && usual === undefined;
  return !isSilent || !isAnnotation(createSchemaDraft(part));
}

function isAllOfKeyword({ keyword }: ApiSchema['alternatives'][number]): boolean {
  return keyword === 'allOf';
}

/** The types that all parts allow or, where none of them names any, the one that they plainly mean. */
export function partsTypes(parts: readonly ApiSchema[]): readonly string[] {
  const named = parts.filter(({ types }) => types.length > 0);
  if (named.length === 0) return parts.flatMap(meantType).slice(0, 1);
  return named
    .map(({ types }) => types)
    .reduce((some, types) =>
      some.flatMap((type) => {
        if (types.includes(type)) return [type];
        // Every integer is a number (JSON Schema 2020-12 core, section 4.2.3).
        if (type === 'integer' && types.includes('number')) return ['integer'];
        return type === 'number' && types.includes('integer') ? ['integer'] : [];
      }),
    );
}

const typesOfLimits: Partial<Record<LimitLabel, string>> = {
  minimum: 'number',
  maximum: 'number',
  'greater than': 'number',
  'less than': 'number',
  'multiple of': 'number',
  'min length': 'string',
  'max length': 'string',
  pattern: 'string',
  'min items': 'array',
  'min properties': 'object',
};

function meantType({ constraints, alsoRequired, contains, format }: ApiSchema): readonly string[] {
  if (alsoRequired !== undefined) return ['object'];
  if (contains !== undefined) return ['array'];
  const meant = constraints.flatMap(({ label }) => typesOfLimits[label] ?? []);
  return meant.length === 0 && format !== undefined ? ['string'] : meant;
}

/** The highest of the limits of all parts; undefined where there is none. */
export function highestLimit(parts: readonly ApiSchema[], label: LimitLabel): number | undefined {
  const limits = parts.flatMap((part) => schemaLimits(part, label));
  return limits.length === 0 ? undefined : Math.max(...limits);
}

/** The lowest of the limits of all parts; undefined where there is none. */
export function lowestLimit(parts: readonly ApiSchema[], label: LimitLabel): number | undefined {
  const limits = parts.flatMap((part) => schemaLimits(part, label));
  return limits.length === 0 ? undefined : Math.min(...limits);
}
