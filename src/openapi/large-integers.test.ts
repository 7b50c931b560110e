import { describe, expect, it } from 'vitest';
import type { Api } from './api/api.js';
import { loadApi } from './index.js';
import { plainPorts } from './plain-ports.test.data.js';

const star = {
  type: 'object',
  properties: {
    id: { type: 'integer', default: '#9007199254740993', maximum: '#9223372036854775807' },
    kin: { enum: ['#9007199254740992', '#9007199254740993', 7] },
    kind: { const: '#-9223372036854775808' },
    either: { oneOf: [{ const: '#18446744073709551615', title: 'All' }, { const: 1 }] },
    seen: { type: 'integer', examples: ['#12345678901234567890', 6] },
    name: { type: 'string', example: '9007199254740993' },
  },
};
const written = { id: '#9007199254740995', name: '9007199254740995', of: ['#9007199254740993'] };
const description = {
  openapi: '3.1.0',
  info: { title: 'Stars', version: '1' },
  paths: {
    '/stars/{id}': {
      post: {
        operationId: 'look',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            schema: { type: 'integer' },
            example: '#9007199254740993',
          },
          {
            name: 'near',
            in: 'query',
            required: true,
            content: { 'application/json': { example: written } },
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Star' },
              examples: { one: { value: written } },
            },
            'application/x-www-form-urlencoded': { example: written },
          },
        },
        responses: {
          200: {
            description: 'Seen.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Star' } } },
          },
        },
      },
    },
  },
  components: { schemas: { Star: star } },
};

const writtenOnTheWire =
  '{"id":9007199254740995,"name":"9007199254740995","of":[9007199254740993]}';

/** JSON in which each `"#123"` has become a number with these digits. */
const json = JSON.stringify(description, null, 2).replace(/"#(-?\d+)"/g, '$1');

async function load(path: string, text: string): Promise<Api> {
  const siteDir = import.meta.dirname;
  const { value, diagnostics } = await loadApi({ path, text, digest: '' }, { siteDir }, plainPorts);
  expect(diagnostics).toEqual([]);
  if (value === undefined) throw new Error('nothing was loaded');
  return value;
}

// A leading comment makes it YAML.
describe.each([
  ['openapi.json', json],
  ['openapi.yaml', `# Stars\n${json}`],
])('integers beyond the safe range in %s', (path, text) => {
  it('are shown with all digits', async () => {
    const { schemas } = await load(path, text);
    const byName = Object.fromEntries(
      (schemas[0]?.schema.properties ?? []).map(({ name, schema }) => [name, schema]),
    );
    expect(byName.id?.default?.text).toBe('9007199254740993');
    expect(byName.id?.limits).toEqual([{ keyword: 'maximum', value: '9223372036854775807' }]);
    expect(byName.kin?.enum.map((one) => one.text ?? one.value)).toEqual([
      '9007199254740992',
      '9007199254740993',
      7,
    ]);
    expect(byName.kind?.const?.text).toBe('-9223372036854775808');
    expect(byName.either?.enum[0]).toMatchObject({
      text: '18446744073709551615',
      name: 'All',
    });
    expect(byName.seen?.examples.map(({ value, text }) => text ?? String(value))).toEqual([
      '12345678901234567890',
      '6',
    ]);
    expect(schemas[0]?.examples[0]?.code.text).toContain('"kin": 9007199254740992,');
  });

  it('keep all digits in examples and code samples', async () => {
    const [operation] = (await load(path, text)).operations;
    expect(operation?.parameters[0]).toMatchObject({
      initialValue: '9007199254740993',
      examples: [{ code: { text: '9007199254740993' } }],
    });
    const [asJson, asForm] = operation?.requestBody?.media ?? [];
    expect(asJson?.examples[0]?.code.text).toBe(
      '{\n  "id": 9007199254740995,\n  "name": "9007199254740995",\n  "of": [\n    9007199254740993\n  ]\n}',
    );
    expect(asForm?.examples[0]?.code.text).toBe(
      'id=9007199254740995&name=9007199254740995&of=9007199254740993',
    );
    for (const { id, code } of operation?.samples ?? []) {
      expect(code.text, id).toMatch(/id\\*": 9007199254740995\b/);
      expect(code.text, id).toMatch(/['"/]9007199254740993\b/);
      const values = [encodeURIComponent(writtenOnTheWire), writtenOnTheWire];
      const escaped = values.flatMap((value) => [value, value.replaceAll('"', '\\"')]);
      expect(
        escaped.some((value) => code.text.includes(value)),
        id,
      ).toBe(true);
    }
    expect(operation?.responses[0]?.media[0]?.examples[0]?.code.text).toContain(
      '"seen": 12345678901234567890',
    );
  });

  it('keep all digits in downloads and are omitted from form limits', async () => {
    const { downloads, jsonSchemas } = await load(path, text);
    for (const download of downloads) {
      expect(download.text).toMatch(/"?default"?: 9007199254740993\b/);
      expect(download.text).toMatch(/"?const"?: -9223372036854775808\b/);
    }
    expect(jsonSchemas.Star).toMatchObject({
      properties: {
        kind: {},
        kin: {},
        id: { type: 'integer' },
        name: { examples: ['9007199254740993'] },
      },
    });
    expect(JSON.stringify(jsonSchemas.Star)).not.toMatch(/"(?:enum|default)"/);
  });
});
