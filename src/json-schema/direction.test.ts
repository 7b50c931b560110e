import { expect, it } from 'vitest';
import { isAbsent } from './direction.js';
import type { Json } from './json.js';

const defs = { Id: { type: 'string', readOnly: true } };

it.each<[string, Json, boolean]>([
  ['by its own keyword', { type: 'string', readOnly: true }, true],
  ['by the schema that it refers to', { $ref: '#/$defs/Id' }, true],
  ['by a part', { allOf: [{ $ref: '#/$defs/Id' }, { description: 'Of a planet.' }] }, true],
  ['even if the reference says otherwise', { $ref: '#/$defs/Id', readOnly: false }, true],
  ['but not by one of several alternatives', { oneOf: [{ $ref: '#/$defs/Id' }, {}] }, false],
  ['but not by the keyword of responses', { type: 'string', writeOnly: true }, false],
])('a property is absent in requests %s', (_, schema, isIt) => {
  expect(isAbsent(schema, 'request', defs)).toBe(isIt);
});
