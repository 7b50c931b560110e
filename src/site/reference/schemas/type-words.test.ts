import { describe, expect, test } from 'vitest';
import { arrayOf, objectOf, schemaOf, text } from '../../../../test/build/planets-api.js';
import { messagesFor } from '../../../i18n/index.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import { typeWords } from './type-words.js';

const integer = schemaOf({ types: ['integer'] });
const words = (schema: ApiSchema, locale = 'en') =>
  typeWords(schema, () => undefined, messagesFor(locale));

/** Returns a schema that accepts one of these constants. */
function constants(...values: readonly number[]): ApiSchema {
  const schemas = values.map((value) => schemaOf({ const: { value } }));
  return schemaOf({ alternatives: [{ keyword: 'oneOf', schemas }] });
}

describe('typeWords', () => {
  test.each<[ApiSchema, string]>([
    [text, 'string'],
    [schemaOf({}), 'any'],
    [schemaOf({ types: ['string', 'integer'] }), 'string or integer'],
    [schemaOf({ types: ['string', 'integer', 'boolean'] }), 'string, integer, or boolean'],
    [schemaOf({ const: { value: null } }), 'null'],
    [schemaOf({ const: { value: [1] } }), 'array'],
    [schemaOf({ const: { value: 4 } }), 'integer'],
    [constants(1, 2), 'integer'],
    [constants(1, 2.5), 'number'],
    [objectOf({ name: text }), 'object'],
    [schemaOf({ types: ['array'] }), 'array'],
    [arrayOf(schemaOf({})), 'array'],
    [arrayOf(text), 'array of strings'],
    [arrayOf(arrayOf(integer)), 'array of arrays of integers'],
    [arrayOf(schemaOf({ types: ['array'] })), 'array of arrays'],
    [arrayOf(schemaOf({ types: ['string', 'integer'] })), 'array of strings or integers'],
    [arrayOf(schemaOf({ types: ['file'] })), 'array of file'],
    [arrayOf(schemaOf({ types: ['integer'], nullable: true })), 'array of integers or nulls'],
    [schemaOf({ types: ['array'], prefixItems: [text], items: integer }), 'array'],
    [schemaOf({ never: true }), 'not allowed'],
  ])('describes a schema type: %#', (schema, expected) => {
    expect(words(schema)).toBe(expected);
  });

  test.each([
    ['fr', 'tableau de chaînes ou nombres entiers', 'string ou integer'],
    ['de', 'Array von Strings oder Ganzzahlen', 'string oder integer'],
    ['es', 'array de cadenas o enteros', 'string o integer'],
    ['ja', '文字列または整数の配列', 'stringまたはinteger'],
    ['ar', 'مصفوفة من السلاسل النصية أو الأعداد الصحيحة', 'string أو integer'],
  ])('joins types as %s does and keeps JSON Schema names', (locale, list, either) => {
    const both = schemaOf({ types: ['string', 'integer'] });
    expect(words(arrayOf(both), locale)).toBe(list);
    expect(words(both, locale)).toBe(either);
  });
});
