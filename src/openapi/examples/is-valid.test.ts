import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../json-schema/direction.js';
import type { Json } from '../../json-schema/json.js';
import { SchemaValidator } from '../../json-schema/validation/index.js';
import type { Api } from '../api/api.js';
import type { MediaType } from '../api/media-type.js';
import type { Operation } from '../api/operation.js';
import { loadApi } from '../index.js';
import type { Ports } from '../normalize/context.js';

const repository = path.join(import.meta.dirname, '../../..');
/** Set `SPECS=a.yaml,b.json` to test further descriptions. */
const files = [
  ...['assay/openapi.yaml', 'library/swagger.yaml', 'observatory/openapi.yaml'].map((name) =>
    path.join(repository, 'src/openapi/fixtures', name),
  ),
  path.join(repository, 'test/fixtures/herbarium/openapi.yaml'),
  path.join(repository, 'openapi/openapi.yaml'),
  ...(process.env.SPECS?.split(',') ?? []),
];

const empty = { value: { body: { text: [''], holes: [] }, references: [], embeds: [], text: '' } };
const ports: Ports = {
  markdown: () => ({ ...empty, diagnostics: [] }),
  highlight: (text, language) => ({ language, text, html: text }),
};

async function load(file: string): Promise<Api> {
  const text = await readFile(file, 'utf8');
  const source = { path: path.basename(file), text, digest: '' };
  const { value } = await loadApi(source, { siteDir: path.dirname(file) }, ports);
  if (value === undefined) throw new Error('nothing was loaded');
  return value;
}

interface Made {
  readonly place: string;
  readonly direction: Direction;
  readonly media: MediaType;
}

function operationMedia(operation: Operation, outwards = true): readonly Made[] {
  const name = `${operation.method} ${operation.path}`;
  const direction = (isRequest: boolean): Made['direction'] =>
    isRequest === outwards ? 'request' : 'response';
  const body = operation.requestBody?.media ?? [];
  return [
    ...body.map((media) => ({ place: `${name} body`, direction: direction(true), media })),
    ...operation.responses.flatMap(({ status, media: all }) =>
      all.map((media) => ({ place: `${name} ${status}`, direction: direction(false), media })),
    ),
  ];
}

/** Replaces `oneOf` by `anyOf` next to a discriminator, which selects the alternative. */
function withSelection(schema: Json): Json {
  return JSON.parse(
    JSON.stringify(schema, (_, value) => {
      const { oneOf, ...rest } = value?.discriminator ? value : { oneOf: undefined };
      return oneOf === undefined ? value : { ...rest, anyOf: oneOf };
    }),
  );
}

/** Lists generated examples that do not match their schema, with the violated keywords. */
function misfits({ operations, jsonSchemas }: Api): string[] {
  const validator = new SchemaValidator(withSelection(jsonSchemas) as Api['jsonSchemas']);
  return operations
    .flatMap((operation) => operationMedia(operation))
    .flatMap(({ place, direction, media: { type, jsonSchema, examples } }) => {
      if (jsonSchema === undefined || !/json/.test(type)) return [];
      const schema = withSelection(jsonSchema);
      return examples.flatMap(({ name, generated, code }) => {
        if (!generated) return [];
        const violations = validator.violations(JSON.parse(code.text), schema, direction) ?? [];
        return violations.map((one) => `${place} ${name}: ${one.path.join('/')} ${one.keyword}`);
      });
    });
}

describe('a generated example', () => {
  it.each(files)('is valid against its schema: %s', async (file) => {
    expect(misfits(await load(file))).toEqual([]);
  });
});
