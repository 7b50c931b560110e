import type { LimitLabel, Schema } from '../../model/index.js';
import { type JsonObject, textOf } from '../json.js';

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

/** The limits of a schema in short words. */
export function constraintsOf(node: JsonObject): Schema['constraints'] {
  const found: { label: LimitLabel; value: string }[] = [];
  const add = (label: LimitLabel, value: unknown): void => {
    const text = textOf(value);
    if (text !== undefined && text !== '') found.push({ label, value: text });
  };
  addBound(node.minimum, node.exclusiveMinimum, 'minimum', 'greater than', add);
  addBound(node.maximum, node.exclusiveMaximum, 'maximum', 'less than', add);
  for (const [keyword, label] of labels) add(label, node[keyword]);
  if (node.uniqueItems === true) add('unique items', 'yes');
  return found;
}

/** In OpenAPI 3.0 `exclusiveMinimum: true` makes the minimum exclusive, from 3.1 on it is a bound itself. */
function addBound(
  bound: unknown,
  exclusive: unknown,
  label: LimitLabel,
  exclusiveLabel: LimitLabel,
  add: (label: LimitLabel, value: unknown) => void,
): void {
  if (typeof exclusive === 'number') add(exclusiveLabel, exclusive);
  add(exclusive === true ? exclusiveLabel : label, bound);
}
