import type { ApiSchema, LimitLabel } from '../api/schema.js';
import { asText, type RawObject } from '../json.js';
import type { LargeIntegers } from '../source/large-integers.js';

const labels: readonly (readonly [keyword: string, label: LimitLabel])[] = [
  ['minLength', 'min length'],
  ['maxLength', 'max length'],
  ['pattern', 'pattern'],
  ['multipleOf', 'multiple of'],
  ['minItems', 'min items'],
  ['maxItems', 'max items'],
  ['minContains', 'min matching items'],
  ['maxContains', 'max matching items'],
  ['minProperties', 'min properties'],
  ['maxProperties', 'max properties'],
  ['contentEncoding', 'encoding'],
  ['contentMediaType', 'media type'],
];

/** Returns the limits of a schema; integers beyond 2⁵³ keep their written digits. */
export function nodeConstraints(
  node: RawObject,
  integers: LargeIntegers,
): ApiSchema['constraints'] {
  const found: { label: LimitLabel; value: string }[] = [];
  const add = (label: LimitLabel, keyword: string): void => {
    const value = node[keyword];
    const text = integers.digitsOf(value) ?? asText(value);
    if (text !== undefined && text !== '') found.push({ label, value: text });
  };
  // In OpenAPI 3.0 `exclusiveMinimum: true` makes the minimum exclusive; from 3.1 on it is a
  // separate bound.
  if (typeof node.exclusiveMinimum === 'number') add('greater than', 'exclusiveMinimum');
  add(node.exclusiveMinimum === true ? 'greater than' : 'minimum', 'minimum');
  if (typeof node.exclusiveMaximum === 'number') add('less than', 'exclusiveMaximum');
  add(node.exclusiveMaximum === true ? 'less than' : 'maximum', 'maximum');
  for (const [keyword, label] of labels) add(label, keyword);
  if (node.uniqueItems === true) found.push({ label: 'unique items', value: 'yes' });
  return found;
}
