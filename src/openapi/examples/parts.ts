import type { LimitLabel, Schema } from '../api/schema.js';
import { draftOf, isAnnotation } from '../normalize/schema-draft.js';
import { limitsOf } from './is-valid.js';

/** A schema taken apart: what a value must fit all of, without references and `allOf`. */
export interface Parts {
  /** What is nearer to the reader goes first. */
  readonly parts: readonly Schema[];
  /** The named schemas among them, the outermost first. */
  readonly names: readonly string[];
}

/** Where the value stands for which schemas are taken apart. */
export interface Around {
  /** Named schemas that lie around the value. */
  readonly ancestors: readonly string[];
  /** Named schemas that this very value is already made of. */
  readonly here: readonly string[];
  resolve(name: string): Schema | undefined;
}

/** Undefined where the schemas lead into a circle. */
export function partsOf(schemas: readonly Schema[], around: Around): Parts | undefined {
  const parts: Schema[] = [];
  const names: string[] = [];
  const visit = (schema: Schema): boolean => {
    const { ref, alternatives } = schema;
    const inner = alternatives.filter(isAllOf).flatMap((one) => one.schemas);
    const isPlain = ref === undefined && inner.length === 0;
    const own = isPlain
      ? schema
      : { ...schema, ref: undefined, alternatives: alternatives.filter((one) => !isAllOf(one)) };
    if (saysSomething(own) && !parts.includes(own)) parts.push(own);
    return (ref === undefined || visitNamed(ref)) && inner.every(visit);
  };
  const visitNamed = (name: string): boolean => {
    if (around.ancestors.includes(name)) return false;
    if (around.here.includes(name) || names.includes(name)) return true;
    names.push(name);
    const target = around.resolve(name);
    return target !== undefined && visit(target);
  };
  return schemas.every(visit) ? { parts, names } : undefined;
}

/** Whether a part that is neither a reference nor an `allOf` tells anything of the value. */
function saysSomething(part: Schema): boolean {
  const { types, nullable, examples, default: usual } = part;
  const isSilent = types.length === 0 && !nullable && examples.length === 0 && usual === undefined;
  return !isSilent || !isAnnotation(draftOf(part));
}

function isAllOf({ keyword }: Schema['alternatives'][number]): boolean {
  return keyword === 'allOf';
}

/** The types that all parts allow or, where none of them names any, the one that they plainly mean. */
export function typesOf(parts: readonly Schema[]): readonly string[] {
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

function meantType({ constraints, alsoRequired, contains, format }: Schema): readonly string[] {
  if (alsoRequired !== undefined) return ['object'];
  if (contains !== undefined) return ['array'];
  const meant = constraints.flatMap(({ label }) => typesOfLimits[label] ?? []);
  return meant.length === 0 && format !== undefined ? ['string'] : meant;
}

/** The highest of the limits of all parts; undefined where there is none. */
export function highest(parts: readonly Schema[], label: LimitLabel): number | undefined {
  const limits = parts.flatMap((part) => limitsOf(part, label));
  return limits.length === 0 ? undefined : Math.max(...limits);
}

/** The lowest of the limits of all parts; undefined where there is none. */
export function lowest(parts: readonly Schema[], label: LimitLabel): number | undefined {
  const limits = parts.flatMap((part) => limitsOf(part, label));
  return limits.length === 0 ? undefined : Math.min(...limits);
}
