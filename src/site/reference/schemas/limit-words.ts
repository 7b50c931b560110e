import type { MessageKey, Messages } from '../../../i18n/index.js';
import { formatMessage } from '../../../i18n/index.js';
import type { ApiSchema, LimitLabel } from '../../../openapi/api/schema.js';
import type { SchemaView } from '../../page-props/schema-view.js';

/** The types that a constraint applies to, and the message of its label. */
const limits: Readonly<Record<LimitLabel, readonly [types: readonly string[], key: MessageKey]>> = {
  minimum: [['number', 'integer'], 'reference.limit.minimum'],
  'greater than': [['number', 'integer'], 'reference.limit.exclusiveMinimum'],
  maximum: [['number', 'integer'], 'reference.limit.maximum'],
  'less than': [['number', 'integer'], 'reference.limit.exclusiveMaximum'],
  'min length': [['string'], 'reference.limit.minLength'],
  'max length': [['string'], 'reference.limit.maxLength'],
  pattern: [['string'], 'reference.limit.pattern'],
  'multiple of': [['number', 'integer'], 'reference.limit.multipleOf'],
  'min items': [['array'], 'reference.limit.minItems'],
  'max items': [['array'], 'reference.limit.maxItems'],
  'min matching items': [['array'], 'reference.limit.minContains'],
  'max matching items': [['array'], 'reference.limit.maxContains'],
  'unique items': [['array'], 'reference.limit.uniqueItems'],
  'min properties': [['object'], 'reference.limit.minProperties'],
  'max properties': [['object'], 'reference.limit.maxProperties'],
  encoding: [['string'], 'reference.limit.contentEncoding'],
  'media type': [['string'], 'reference.limit.contentMediaType'],
};

/**
 * Returns the constraints of a schema with translated labels, without those of other types: generators write
 * `uniqueItems` for every parameter.
 */
export function limitWords(
  { constraints, types }: ApiSchema,
  messages: Messages,
): SchemaView['constraints'] {
  return constraints.flatMap(({ label, value }) => {
    const [meant, key] = limits[label];
    if (types.length > 0 && !meant.some((type) => types.includes(type))) return [];
    // The only boolean constraint; the values of all others come from the description.
    const shown = label === 'unique items' ? formatMessage(messages, 'reference.yes') : value;
    return [{ label: formatMessage(messages, key), value: shown }];
  });
}
