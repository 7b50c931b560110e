import type { Messages } from '../../../i18n/index.js';
import { formatMessage } from '../../../i18n/index.js';
import { limits } from '../../../json-schema/limits.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import type { SchemaView } from '../../page-props/schema-view.js';

/**
 * Returns the limits of a schema with translated labels, without those of other types: generators write `uniqueItems`
 * for every parameter.
 */
export function limitTexts(schema: ApiSchema, messages: Messages): SchemaView['limits'] {
  // Every integer is a number (JSON Schema 2020-12 core, section 4.2.3).
  const types = schema.types.map((type) => (type === 'integer' ? 'number' : type));
  const limitValue = (name: string) => schema.limits.find(({ keyword }) => keyword === name)?.value;
  const length = limitValue('minLength');
  const isFixed = length !== undefined && length === limitValue('maxLength');
  return schema.limits.flatMap(({ keyword, value }) => {
    if (types.length > 0 && !types.includes(limits[keyword].type)) return [];
    if (isFixed && keyword === 'maxLength') return [];
    const name = isFixed && keyword === 'minLength' ? 'length' : keyword;
    // The only boolean limit; the values of all others come from the description.
    const shown = keyword === 'uniqueItems' ? formatMessage(messages, 'reference.yes') : value;
    return [{ label: formatMessage(messages, `reference.limit.${name}`), value: shown }];
  });
}
