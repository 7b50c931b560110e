import { expect, it } from 'vitest';
import { objectOf, schemaOf, text } from '../../../../test/build/planets-api.js';
import type { ApiSchema } from '../../../openapi/api/schema.js';
import { NamedSchemas } from './named-schemas.js';
import { schemaSize } from './schema-size.js';

it('counts no alternatives of which the type in words says all', () => {
  const count = (option: ApiSchema, more: Partial<ApiSchema> = {}) => {
    const alternatives = [{ keyword: 'anyOf' as const, schemas: [text, option] }];
    const schema = schemaOf({ ...more, alternatives });
    const context = { direction: 'both' as const, schemas: new NamedSchemas([]) };
    return schemaSize(schema, context).hiddenAlternatives;
  };
  const whole = schemaOf({ types: ['integer'] });
  expect(count(whole)).toBeUndefined();
  expect(count(whole, { types: ['object'] })).toBe(2);
  expect(count({ ...whole, format: 'int64' })).toBe(2);
  const list = (items: ApiSchema) => schemaOf({ types: ['array'], items });
  expect(count(list(text))).toBeUndefined();
  expect(count(list(list(text)))).toBeUndefined();
  expect(count(list({ ...text, format: 'date' }))).toBe(2);
  expect(count({ ...list(text), types: ['array', 'null'] })).toBe(2);
});

it('names the first fields, the required ones before the others', () => {
  const context = { direction: 'request' as const, schemas: new NamedSchemas([]) };
  const moon = objectOf({
    name: text,
    mass: text,
    id: { ...text, readOnly: true },
    'planet!': text,
  });
  expect(schemaSize(moon, context)).toEqual({
    hiddenFields: 3,
    hiddenNames: ['planet', 'name', 'mass'],
  });
});
