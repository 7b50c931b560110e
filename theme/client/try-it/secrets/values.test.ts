import type { BodyShape, BodyValue, RequestShape } from 'docsgen/request';
import type { Json } from 'docsgen/theme';
import { describe, expect, it } from 'vitest';
import { maskSecrets, removeSecrets } from './values.js';

const schema: Json = {
  type: 'object',
  properties: {
    user: { type: 'string' },
    login: { $ref: '#/$defs/Login' },
    clientSecret: { type: 'string' },
    pins: { type: 'array', items: { type: 'string', format: 'password' } },
    seed: { type: 'string', 'x-secret': true, xml: { name: 'Seed' } },
  },
};
const defs = { Login: { properties: { word: { type: 'string', format: 'password' } } } };

function typeShape(type: string, examples: BodyShape['examples'] = []): RequestShape {
  const body = { type, required: true, schema, encoding: [], files: [], examples };
  return {
    method: 'POST',
    path: '/sessions',
    servers: [],
    parameters: [],
    bodies: [body],
    security: [],
    responses: [],
    defs,
  };
}

function seen(body: BodyValue, shape = typeShape(body.type), how = maskSecrets): string {
  const values = {
    server: { index: 0, variables: {} },
    parameters: [],
    credentials: { alternative: 0, schemes: {} },
    body,
  };
  return JSON.stringify(how(shape, values).body);
}

describe('a secret in a request body', () => {
  const text =
    '{"user": "ada", "login": {"word": "s3cret"}, "clientSecret": "s3cret", "pins": ["s3cret"]}';

  it('is masked in JSON by format and by name', () => {
    const shown = JSON.parse(seen({ kind: 'text', type: 'application/json', text })).text;
    expect(shown).toBe(
      '{"user": "ada", "login": {"word": "YOUR_WORD"}, "clientSecret": "YOUR_CLIENT_SECRET", "pins": ["YOUR_PINS"]}',
    );
  });

  it.each([
    '{"clientSecret": "s3cret',
    '{"clientSecret": s3cret}',
    '{"clientSecret": "s3cret" "user"',
    '{"login": {"word": "s3cret\n',
    '[{"password": ["s3cret"',
  ])('is masked in incomplete JSON: %s', (half) => {
    expect(seen({ kind: 'text', type: 'application/json', text: half })).not.toContain('s3cret');
  });

  it('is masked if the schema marks it', () => {
    const marked = '{"seed": "s3cret", "user": "ada"}';
    expect(JSON.parse(seen({ kind: 'text', type: 'application/json', text: marked })).text).toBe(
      '{"seed": "YOUR_SEED", "user": "ada"}',
    );
  });

  it('is masked in forms and XML', () => {
    const fields = [
      { name: 'user', value: 'ada' },
      { name: 'login', value: { word: 's3cret' } },
      { name: 'clientSecret', value: 's3cret' },
    ];
    const form = seen({ kind: 'fields', type: 'application/x-www-form-urlencoded', fields });
    expect(form).not.toContain('s3cret');
    expect(form).toContain('ada');
    const xml = '<login><user>ada</user><password kind="plain">s3cret</password></login>';
    expect(seen({ kind: 'text', type: 'application/xml', text: xml })).toContain(
      '>YOUR_PASSWORD</password>',
    );
    const marked = '<session><Seed>s3cret</Seed><word>s3cret</word><user>ada</user></session>';
    expect(seen({ kind: 'text', type: 'application/xml', text: marked })).toContain(
      '<Seed>YOUR_SEED</Seed><word>YOUR_WORD</word><user>ada</user>',
    );
  });

  it('is masked unless it is an example of the API description', () => {
    const value = { clientSecret: 'example' };
    const shape = typeShape('application/json', [{ label: 'One', value }]);
    const body = { kind: 'value', type: 'application/json', value } as const;
    expect(seen(body, shape)).toContain('"example"');
    expect(seen({ ...body, value: { clientSecret: 's3cret' } }, shape)).not.toContain('s3cret');
  });

  it.each([
    ['application/json', '{"credentials": {"id": "s3cret"}}'],
    ['application/json', '{"a": [{"b": {"clientSecret": ["s3cret"]}}]}'],
    ['application/x-ndjson', '{"user": "ada"}\n{"clientSecret": "s3cret"}'],
    ['application/xml', '<login clientSecret="s3cret"><user>ada</user></login>'],
    ['application/xml', '<password><![CDATA[s3<cret]]></password>'],
    ['application/x-www-form-urlencoded', 'user=ada&client_secret=s3cret'],
    ['application/yaml', 'user: ada\nclientSecret: s3cret'],
    ['text/plain', 'token = s3cret'],
  ])('is removed from %s: %s', (type, written) => {
    expect(seen({ kind: 'text', type, text: written }, undefined, removeSecrets)).not.toMatch(
      /s3<?cret/,
    );
  });

  it('is removed from forms together with files named like keys', () => {
    const file = { name: 'id_rsa' };
    const fields = [
      { name: 'private_key', file },
      { name: 'photo', file },
      { name: 'app', value: '{"clientSecret": "s3cret", "id": 90071992547409931}' },
    ];
    const type = 'multipart/form-data';
    expect(
      JSON.parse(seen({ kind: 'fields', type, fields }, undefined, removeSecrets)).fields,
    ).toEqual([
      { name: 'photo', file },
      { name: 'app', value: '{"clientSecret": "", "id": 90071992547409931}' },
    ]);
  });

  it('is removed from the request history', () => {
    const remembered = seen(
      { kind: 'text', type: 'application/json', text },
      undefined,
      removeSecrets,
    );
    expect(JSON.parse(JSON.parse(remembered).text)).toEqual({
      user: 'ada',
      login: { word: '' },
      clientSecret: '',
      pins: [''],
    });
  });
});
