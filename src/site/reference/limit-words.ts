import type { TextKey, Texts } from '../../i18n/index.js';
import { formatText } from '../../i18n/index.js';
import type { LimitLabel, Schema } from '../../openapi/api/schema.js';
import type { SchemaView } from '../page-props/schema-view.js';

const keys: Readonly<Record<LimitLabel, TextKey>> = {
  minimum: 'reference.limit.minimum',
  'greater than': 'reference.limit.exclusiveMinimum',
  maximum: 'reference.limit.maximum',
  'less than': 'reference.limit.exclusiveMaximum',
  'min length': 'reference.limit.minLength',
  'max length': 'reference.limit.maxLength',
  pattern: 'reference.limit.pattern',
  'multiple of': 'reference.limit.multipleOf',
  'min items': 'reference.limit.minItems',
  'max items': 'reference.limit.maxItems',
  'min matching items': 'reference.limit.minContains',
  'max matching items': 'reference.limit.maxContains',
  'unique items': 'reference.limit.uniqueItems',
  'min properties': 'reference.limit.minProperties',
  'max properties': 'reference.limit.maxProperties',
  encoding: 'reference.limit.contentEncoding',
  'media type': 'reference.limit.contentMediaType',
};

/** The limits of a schema in the reader's language. */
export function limitWords({ constraints }: Schema, texts: Texts): SchemaView['constraints'] {
  return constraints.map(({ label, value }) => ({
    label: formatText(texts, keys[label]),
    // The only limit that holds or does not; what the others hold is a value of the description.
    value: label === 'unique items' ? formatText(texts, 'reference.yes') : value,
  }));
}
