import type { Operation, Parameter } from '../openapi/api/operation.js';
import type { Change, ChangedPart } from './change.js';
import { inPart } from './compare-bodies.js';
import { compareSchemas } from './compare-schemas.js';
import type { DiffContext } from './context.js';
import { requiredAndDeprecatedChanges } from './required-and-deprecated.js';

/** Compares the parameters of an operation, paired by location and name. */
export function parameterChanges(
  before: Operation,
  after: Operation,
  { defs, requestDirection }: DiffContext,
): readonly Change[] {
  const [was, is] = [keyed(before), keyed(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): Change[] => {
    const [old, now] = [was.get(key), is.get(key)];
    const one = now ?? old;
    if (one === undefined) return [];
    const part: ChangedPart = { kind: 'parameter', name: one.name, place: one.in };
    if (old === undefined)
      return [
        {
          part,
          what: { key: 'changes.new' },
          breaking: one.required && requestDirection === 'request',
        },
      ];
    if (now === undefined) return [{ part, what: { key: 'changes.removed' }, breaking: true }];
    const inside = compareSchemas(
      old.jsonSchema,
      now.jsonSchema,
      new Set([requestDirection]),
      defs,
    );
    return [
      ...requiredAndDeprecatedChanges(old, now, requestDirection, part),
      ...serializationChanges(old, now, part),
      ...freedomChanges(old, now, part),
      ...inside.map((change) => inPart(change, part, { parameter: one.name, place: one.in })),
    ];
  });
}

/**
 * Keys parameters by location and name. Header names are case-insensitive, and path parameters are
 * keyed by position, because clients never send their names.
 */
function keyed({ path, parameters }: Operation): ReadonlyMap<string, Parameter> {
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return new Map(
    parameters.map((one) => {
      const position = one.in === 'path' ? names.indexOf(one.name) : -1;
      const name = one.in === 'header' ? one.name.toLowerCase() : one.name;
      return [`${one.in} ${position === -1 ? name : position}`, one];
    }),
  );
}

/** Compares how parameter values are serialized. Any other serialization breaks clients. */
function serializationChanges(
  before: Parameter,
  after: Parameter,
  part: ChangedPart,
): readonly Change[] {
  const [was, is] = [writtenAs(before), writtenAs(after)];
  return Object.entries(is).flatMap(([limit, now]): readonly Change[] => {
    const old = was[limit] ?? '';
    return old === now ? [] : [{ part, what: { limit, before: old, after: now }, breaking: true }];
  });
}

/**
 * Compares `allowReserved` and `allowEmptyValue`. Withdrawing either one breaks clients that rely
 * on it.
 */
function freedomChanges(before: Parameter, after: Parameter, part: ChangedPart): readonly Change[] {
  return (['allowReserved', 'allowEmptyValue'] as const).flatMap((limit): readonly Change[] => {
    const [old, now] = [before[limit] === true, after[limit] === true];
    if (old === now) return [];
    return [{ part, what: { limit, before: String(old), after: String(now) }, breaking: old }];
  });
}

function writtenAs({ in: place, style, explode, contentType }: Parameter): Record<string, string> {
  // Default styles: OpenAPI 3.1.1, section 4.8.12.2.
  const usual = place === 'path' || place === 'header' ? 'simple' : 'form';
  return {
    style: contentType === undefined ? (style ?? usual) : '–',
    explode: contentType === undefined ? String(explode ?? (style ?? usual) === 'form') : '–',
    content: contentType ?? '–',
  };
}
