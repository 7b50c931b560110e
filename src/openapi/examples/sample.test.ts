import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadApi } from '../index.js';
import { plainPorts } from '../plain-ports.test.data.js';

const schemas = `
Planet:
  type: object
  required: [name, mass, code, unlisted, secret]
  properties:
    name: { type: string, minLength: 9, maxLength: 12 }
    code: { type: string, pattern: '^[A-Z]{2}-\\d{3}$' }
    seen: { type: string, format: date-time }
    day: { type: string, format: date }
    id: { type: string, format: uuid, readOnly: true }
    secret: { type: string, writeOnly: true }
    page: { type: string, format: uri }
    mass: { type: number, exclusiveMinimum: 0, maximum: 0.5 }
    moons: { type: integer, minimum: 7, multipleOf: 5 }
    cold: { type: integer, maximum: -3 }
    part: { type: number, multipleOf: 0.25, minimum: 0.3 }
    kind: { enum: [rock, gas] }
    star: { const: Sun }
    rings: { type: array, minItems: 3, uniqueItems: true, items: { type: string } }
    colors: { type: array, minItems: 2, uniqueItems: true, items: { type: string, enum: [red, blue] } }
    orbit: { type: array, prefixItems: [{ type: number }, { type: string }], items: false }
    map: { type: object, additionalProperties: { type: integer }, propertyNames: { pattern: '^[a-z]{4}$' }, minProperties: 1 }
    never: false
    maybe: { type: ['null', string] }
    of: { $ref: '#/components/schemas/Planet' }
Beside: { allOf: [{ $ref: '#/components/schemas/Planet' }, { properties: { extra: { type: boolean } }, required: [extra] }] }
Either:
  oneOf:
    - { type: object, required: [rock], properties: { rock: { type: string } }, additionalProperties: false }
    - { type: object, required: [gas], properties: { gas: { type: number } }, additionalProperties: false }
Tree: { type: object, required: [leaf], properties: { leaf: { type: boolean }, left: { $ref: '#/components/schemas/Tree' } } }
Paid:
  type: object
  required: [sum]
  properties: { sum: { type: integer }, card: { type: string }, iban: { type: string, minLength: 22 } }
  oneOf: [{ required: [card] }, { type: object, required: [iban] }, { required: [voucher] }]
Payments: { type: object, required: [first], properties: { first: { $ref: '#/components/schemas/Paid' } } }
Reached:
  type: object
  properties: { mail: { type: string, format: email }, phone: { type: integer } }
  anyOf: [{ required: [mail] }, { required: [phone] }]
Chain: { type: object, required: [next], properties: { next: { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/Chain' }] } } }
Code: { type: string, pattern: '^[A-Z]{2,6}$' }
CodeOfZ: { $ref: '#/components/schemas/Code', pattern: 'Z$' }
Spelled: { type: string, allOf: [{ pattern: '^[A-Z]' }, { pattern: '\\d$' }] }
Role: { type: string, pattern: '^arn:aws(-[\\w]+)*:iam::[0-9]{3}:role/.*$' }
LongMail: { type: string, format: email, minLength: 30 }
OwnMail: { type: string, format: email, pattern: '@example\\.org$' }
Wheel:
  allOf:
    - oneOf: [{ type: object, required: [a], properties: { a: { type: string } } }, { type: object, required: [b], properties: { b: { type: integer } } }]
    - { type: object, required: [c], properties: { c: { type: boolean } } }
Half: { oneOf: [{ type: integer, minimum: 10 }, { type: integer, maximum: -10 }] }
Days: { type: array, uniqueItems: true, minItems: 3, items: { type: string, format: date } }
Nothing: { type: 'null' }
Nothings: { type: array, items: { const: null } }
Never: { type: string, minLength: 3, not: { type: string } }
Small: { type: object, maxProperties: 1, required: [b], properties: { a: { type: string }, b: { type: string } } }
`;

async function load() {
  const indented = schemas.replace(/\n(?=.)/g, '\n    ');
  const text = `openapi: 3.1.0\ninfo: { title: Planets, version: '1' }
paths:
  /planets:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Planet' } } } }
      responses: { '200': { description: Made., content: { application/json: { schema: { $ref: '#/components/schemas/Planet' } } } } }
components:\n  schemas:${indented}`;
  const { value } = await loadApi(
    { path: 'openapi.yaml', text, digest: '' },
    { siteDir: '/' },
    plainPorts,
  );
  if (value === undefined) throw new Error('nothing was loaded');
  return value;
}

describe('generated examples', async () => {
  const api = await load();
  const ajv = new Ajv2020.default({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'planets:', components: { schemas: parse(schemas) } });

  const possible = api.schemas.filter(({ name }) => name !== 'Never');
  it.each(possible.map(({ name, examples }) => [name, examples] as const))(
    'are valid against the schema %s',
    (name, examples) => {
      const validate = ajv.getSchema(`planets:#/components/schemas/${name}`);
      expect(examples.length).toBeGreaterThan(0);
      for (const { code } of examples) {
        validate?.(JSON.parse(code.text));
        expect(validate?.errors ?? []).toEqual([]);
      }
    },
  );

  it('show the required fields of one alternative each', () => {
    const shown = (schema: string) =>
      api.schemas
        .find(({ name }) => name === schema)
        ?.examples.map(({ code }) => Object.keys(JSON.parse(code.text)));
    expect(shown('Paid')).toEqual([
      ['sum', 'card'],
      ['sum', 'iban'],
      ['sum', 'voucher'],
    ]);
    expect(shown('Reached')).toEqual([['mail'], ['phone']]);
  });

  it('show one example for each alternative', () => {
    const either = api.schemas.find(({ name }) => name === 'Either');
    expect(either?.examples.map(({ name, code }) => [name, JSON.parse(code.text)])).toEqual([
      ['rock', { rock: 'string' }],
      ['gas', { gas: 0 }],
    ]);
  });

  it('omit read-only fields in requests and write-only fields in responses', () => {
    const [operation] = api.operations;
    const sent = JSON.parse(operation?.requestBody?.media[0]?.examples[0]?.code.text ?? '');
    const received = JSON.parse(operation?.responses[0]?.media[0]?.examples[0]?.code.text ?? '');
    expect([sent.id, typeof sent.secret]).toEqual([undefined, 'string']);
    expect([typeof received.id, received.secret]).toEqual(['string', undefined]);
  });

  it('exist even for a schema that no value can match', () => {
    expect(api.schemas.find(({ name }) => name === 'Never')?.examples).toHaveLength(1);
  });

  it('stop at recursive schemas', () => {
    const tree = api.schemas.find(({ name }) => name === 'Tree');
    expect(JSON.parse(tree?.examples[0]?.code.text ?? '')).toEqual({ leaf: true });
  });
});
