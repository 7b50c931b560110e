import type { ApiSchema, LimitLabel } from '../api/schema.js';
import { createSchemaDraft, isAnnotation } from '../normalize/schema-draft.js';
import { schemaLimits } from './is-valid.js';

/** A schema without references and `allOf`: the value must match every part. */
export interface CombinedParts {
  /** Parts closer to the reference come first. */
  readonly parts: readonly ApiSchema[];
  /** Names of the resolved schemas, outermost first. */
  readonly names: readonly string[];
}

/** The named schemas around the value that the parts describe. */
export interface PartsContext {
  /** Named schemas that contain the value. */
  readonly ancestors: readonly string[];
  /** Named schemas already applied to this value. */
  readonly here: readonly string[];
  resolve(name: string): ApiSchema | undefined;
}

/** Collects the parts of schemas; undefined for circular references. */
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

/** Whether a part without reference or `allOf` constrains the value. */
function saysSomething(part: ApiSchema): boolean {
  const { types, nullable, examples, default: usual } = part;
  const isSilent = types.length === 0 && !nullable && examples.length === 0 && usual === undefined;
  return !isSilent || !isAnnotation(createSchemaDraft(part));
}

function isAllOfKeyword({ keyword }: ApiSchema['alternatives'][number]): boolean {
  return keyword === 'allOf';
}

/**
 * Returns the types that all parts allow; if no part names a type, the type that its keywords
 * imply.
 */
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

/** Returns the highest value of a limit in all parts; undefined if there is none. */
export function highestLimit(parts: readonly ApiSchema[], label: LimitLabel): number | undefined {
  const limits = parts.flatMap((part) => schemaLimits(part, label));
  return limits.length === 0 ? undefined : Math.max(...limits);
}

/** Returns the lowest value of a limit in all parts; undefined if there is none. */
export function lowestLimit(parts: readonly ApiSchema[], label: LimitLabel): number | undefined {
  const limits = parts.flatMap((part) => schemaLimits(part, label));
  return limits.length === 0 ? undefined : Math.min(...limits);
}
