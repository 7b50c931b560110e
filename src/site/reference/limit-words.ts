import type { MessageKey, Messages } from '../../i18n/index.js';
import { formatMessage } from '../../i18n/index.js';
import type { ApiSchema, LimitLabel } from '../../openapi/api/schema.js';
import type { SchemaView } from '../page-props/schema-view.js';

const keys: Readonly<Record<LimitLabel, MessageKey>> = {
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

/** Returns the constraints of a schema with translated labels. */
export function limitWords({ constraints }: ApiSchema, texts: Messages): SchemaView['constraints'] {
  return constraints.map(({ label, value }) => ({
    label: formatMessage(texts, keys[label]),
    // The only boolean constraint; the values of all others come from the description.
    value: label === 'unique items' ? formatMessage(texts, 'reference.yes') : value,
  }));
}
