import { isJsonObject } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { useRef, useState } from 'react';
import {
  discriminatorValues,
  type ResolvedSchema,
  resolveAlternatives,
} from '../fields/resolve-alternatives.js';
import { type ExactJson, isExactObject } from '../json/exact-json.js';
import { useFields, type ValueProps } from './context.js';
import { fixedFields, initialFieldValue } from './initial-value.js';
import { objectFields } from './object-fields.js';

/** The alternatives in use: those that the value matches at first, then those that the reader chooses. */
export function useAlternatives({ schema, value, onChange }: ValueProps): {
  readonly resolved: ResolvedSchema;
  readonly choose: (place: number, index: number) => void;
} {
  const { root } = useFields();
  const [picks, setPicks] = useState(() =>
    chosenAlternatives(resolveAlternatives(schema, root, value)),
  );
  // The values of alternatives, for when the reader returns to them.
  const left = useRef(new Map<string, ExactJson | undefined>());
  const resolved = resolveAlternatives(schema, root, value, picks);
  const choose = (place: number, index: number): void => {
    left.current.set(picks.join(' '), value);
    const next = resolveAlternatives(schema, root, undefined, [...picks.slice(0, place), index]);
    setPicks(chosenAlternatives(next));
    const key = chosenAlternatives(next).join(' ');
    onChange(left.current.has(key) ? left.current.get(key) : adapted(value, next, schema, root));
  };
  return { resolved, choose };
}

function chosenAlternatives({ alternatives }: ResolvedSchema): readonly number[] {
  return alternatives.map(({ chosen }) => chosen);
}

/** The value with what it shares with other alternatives. */
function adapted(
  value: ExactJson | undefined,
  { facets, control, alternatives }: ResolvedSchema,
  schema: Json,
  root: Json,
): ExactJson | undefined {
  if (control.kind !== 'object') {
    return alternatives.length > 0 && control.kind !== 'list'
      ? undefined
      : initialFieldValue(schema, root);
  }
  const { properties } = objectFields(facets, root);
  const before = Object.entries(isExactObject(value) ? value : {});
  return {
    ...Object.fromEntries(before.filter(([name]) => properties.has(name))),
    ...fixedFields(facets, root),
    ...discriminators(alternatives),
  };
}

/** The fields that name the chosen alternatives (OpenAPI 3.1.1, section 4.8.25). */
function discriminators(
  alternatives: ResolvedSchema['alternatives'],
): Readonly<Record<string, ExactJson>> {
  const entries = alternatives.flatMap(({ discriminator, alternative }) => {
    if (!isJsonObject(discriminator) || !isJsonObject(alternative)) return [];
    const { propertyName } = discriminator;
    const { $ref } = alternative;
    if (typeof propertyName !== 'string' || typeof $ref !== 'string') return [];
    const [value] = discriminatorValues(discriminator, alternative);
    return [[propertyName, value ?? $ref.split('/').at(-1) ?? ''] as const];
  });
  return Object.fromEntries(entries);
}
