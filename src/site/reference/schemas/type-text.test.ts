import { describe, expect, test } from 'vitest';
import { arrayOf, objectOf, schemaOf, text } from '../../../../test/build/planets-api.js';
import { messagesFor } from '../../../i18n/index.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import { typeText } from './type-text.js';

const integer = schemaOf({ types: ['integer'] });
const words = (schema: ApiSchema, locale = 'en') =>
  typeText(schema, () => undefined, messagesFor(locale));

function oneOf(...schemas: readonly ApiSchema[]): ApiSchema {
  return schemaOf({ alternatives: [{ keyword: 'oneOf', schemas }] });
}

/** Returns a schema that accepts one of these constants. */
function constants(...values: readonly number[]): ApiSchema {
  return oneOf(...values.map((value) => schemaOf({ const: { value } })));
}

const file = schemaOf({ types: ['string'], format: 'binary' });

function ofMediaType(value: string, encoding?: string): ApiSchema {
  const limits: ApiSchema['limits'] = [{ keyword: 'contentMediaType', value }];
  return schemaOf({
    types: ['string'],
    limits:
      encoding === undefined
        ? limits
        : [...limits, { keyword: 'contentEncoding', value: encoding }],
  });
}

describe('typeText', () => {
  test.each<[string, ApiSchema]>([
    ['string', text],
    ['any', schemaOf({})],
    ['string or integer', schemaOf({ types: ['string', 'integer'] })],
    ['string, integer, or boolean', schemaOf({ types: ['string', 'integer', 'boolean'] })],
    ['null', schemaOf({ const: { value: null } })],
    ['array', schemaOf({ const: { value: [1] } })],
    ['integer', schemaOf({ const: { value: 4 } })],
    ['integer', constants(1, 2)],
    ['number', constants(1, 2.5)],
    ['array of strings or string', oneOf(arrayOf(text), text, text)],
    [
      'array of (strings or integers) or string',
      oneOf(arrayOf(schemaOf({ types: ['string', 'integer'] })), text),
    ],
    ['object', objectOf({ name: text })],
    ['array', schemaOf({ types: ['array'] })],
    ['array', arrayOf(schemaOf({}))],
    ['array of strings', arrayOf(text)],
    ['array of arrays of integers', arrayOf(arrayOf(integer))],
    ['array of arrays', arrayOf(schemaOf({ types: ['array'] }))],
    ['array of strings or integers', arrayOf(schemaOf({ types: ['string', 'integer'] }))],
    ['array of date', arrayOf(schemaOf({ types: ['date'] }))],
    ['file', file],
    ['array of files', arrayOf(file)],
    ['file or null', schemaOf({ types: ['string', 'null'], format: 'binary' })],
    ['file', ofMediaType('image/png')],
    ['string', ofMediaType('application/json')],
    ['string', ofMediaType('image/png', 'base64')],
    ['array of integers or nulls', arrayOf(schemaOf({ types: ['integer'], nullable: true }))],
    [
      'array of (strings or nulls)',
      schemaOf({
        types: ['array'],
        nullable: true,
        items: schemaOf({ types: ['string'], nullable: true }),
      }),
    ],
    ['array of strings or null', schemaOf({ types: ['array', 'null'], items: text })],
    ['array', schemaOf({ types: ['array'], prefixItems: [text], items: integer })],
    ['not allowed', schemaOf({ never: true })],
  ])('describes a schema as: %s', (expected, schema) => {
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
