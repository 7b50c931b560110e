import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../json-schema/direction.js';
import type { Json } from '../../json-schema/json.js';
import { schemaFor } from '../../json-schema/json-schema.js';
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

/** Replaces `oneOf` by `anyOf` next to a discriminator, and points references to the document `defs`. */
function told(schema: Json): Json {
  const text = JSON.stringify(schema, (_, value) => {
    const { oneOf, ...rest } = value?.discriminator ? value : { oneOf: undefined };
    return oneOf === undefined ? value : { ...rest, anyOf: oneOf };
  });
  return JSON.parse(text.replaceAll('"$ref":"#/$defs/', '"$ref":"defs#/$defs/'));
}

/** Lists generated examples that do not match their schema, with the errors. */
function misfits({ operations, jsonSchemas }: Api): string[] {
  const validators = { request: validatorFor('request'), response: validatorFor('response') };
  function validatorFor(direction: Made['direction']) {
    const ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      logger: false,
      validateFormats: true,
    });
    ajvFormats.default(ajv);
    const $defs = Object.fromEntries(
      Object.entries(jsonSchemas).map(([name, one]) => [
        name,
        schemaFor(direction, one, jsonSchemas),
      ]),
    );
    ajv.addSchema({ $id: 'defs', $defs: told($defs) as object });
    return ajv;
  }
  const compiled = new Map<string, (value: unknown) => string>();
  return operations
    .flatMap((operation) => operationMedia(operation))
    .flatMap(({ place, direction, media }) => {
      const { jsonSchema } = media;
      if (jsonSchema === undefined || !/json/.test(media.type)) return [];
      const key = direction + JSON.stringify(jsonSchema);
      let check = compiled.get(key);
      if (check === undefined) {
        const ajv = validators[direction];
        try {
          const validate = ajv.compile(
            told(schemaFor(direction, jsonSchema, jsonSchemas)) as object,
          );
          check = (value) => (validate(value) ? '' : ajv.errorsText(validate.errors));
        } catch (error) {
          check = () => `cannot be compiled: ${String(error).slice(0, 200)}`;
        }
        compiled.set(key, check);
      }
      return media.examples.flatMap(({ name, generated, code }) => {
        if (!generated) return [];
        const problem = check(JSON.parse(code.text));
        return problem === '' ? [] : [`${place} ${name}: ${problem}`];
      });
    });
}

describe('a generated example', () => {
  it.each(files)('is valid against its schema: %s', async (file) => {
    expect(misfits(await load(file))).toEqual([]);
  });
});
