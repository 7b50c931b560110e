import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../src/openapi/api/operation.js';
import { loadApi } from '../../src/openapi/index.js';
import { sampleIds } from '../../src/request/code-samples/languages.js';
import {
  type BodyValue,
  type Credential,
  type FileValue,
  type HttpRequest,
  initialValues,
  makeRequest,
  operationShape,
  printRequest,
  type RequestShape,
  type RequestValues,
  toFetch,
} from '../../src/request/index.js';
import { repository } from '../support/repository.js';
import { type Judge, judge } from './judge.js';

const run = promisify(execFile);

const descriptions: Readonly<Record<string, string>> = {
  'the showcase': 'openapi/openapi.yaml',
  'a café': 'src/openapi/fixtures/openapi-3-1/openapi.yaml',
  'planets in several files': 'src/openapi/fixtures/several-files-3-0/openapi.yaml',
  'a library, in Swagger': 'src/openapi/fixtures/swagger-2-0/swagger.yaml',
  'every style of parameters': 'test/samples/styles.yaml',
};

/** What the mock server cannot judge: lists in forms, answers that are images. */
const beyondTheMock = ['put-orders-order-id', 'add-cover'];

/** What runs a sample, and the file that it runs. */
const programs = {
  curl: ['bash', 'sample.sh'],
  javascript: [process.execPath, 'sample.mjs'],
  python: ['python3', 'sample.py'],
} as const;

const works = (program: string, ...options: readonly string[]) =>
  run(program, options).then(
    () => true,
    () => false,
  );
const languages = [
  ...((await works('curl', '--version')) ? (['curl'] as const) : []),
  'javascript' as const,
  ...((await works('python3', '-c', 'import requests')) ? (['python'] as const) : []),
];

async function load(file: string) {
  const whole = path.join(repository, file);
  const { value } = await loadApi(
    { path: path.basename(file), text: await readFile(whole, 'utf8'), digest: '' },
    { siteDir: path.dirname(whole), samples: sampleIds },
    {
      markdown: (text) => ({
        value: { body: { text: [text], placeholders: [] }, references: [], embeds: [], text },
        diagnostics: [],
      }),
      highlight: (text, language) => ({ language, text, html: '' }),
    },
  );
  if (value === undefined) throw new Error(`${file} was not loaded`);
  return value;
}

/** As a reader goes on from what a page shows: with an id where there is none to show. */
function filled(shape: RequestShape): RequestValues {
  const values = initialValues(shape);
  const { missing } = makeRequest(shape, values);
  return {
    ...values,
    parameters: [...values.parameters, ...missing.map((one) => ({ ...one, value: 7 }))],
    body: values.body && withFiles(values.body),
  };
}

/** With files to send where only their names are known. */
function withFiles(body: BodyValue): BodyValue {
  const chosen = (file: FileValue): FileValue => ({ ...file, data: new Blob(['bytes']) });
  if (body.kind === 'file') return { ...body, file: chosen(body.file) };
  if (body.kind !== 'fields') return body;
  const fields = body.fields.map((field) =>
    'file' in field ? { ...field, file: chosen(field.file) } : field,
  );
  return { ...body, fields };
}

function credentials(shape: RequestShape): Record<string, Credential> {
  const schemes = shape.security.flat().map((scheme): [string, Credential] => {
    if (scheme.type === 'apiKey') return [scheme.name, { kind: 'key', key: 'secret' }];
    return scheme.scheme?.toLowerCase() === 'basic'
      ? [scheme.name, { kind: 'password', user: 'ada', password: 'secret' }]
      : [scheme.name, { kind: 'token', token: 'secret' }];
  });
  return Object.fromEntries(schemes);
}

/** Names of the environment variables, with values for them. */
function environment({ url, headers, cookies }: HttpRequest): Record<string, string> {
  const logins = headers.flatMap(({ login }) => (login ? [...login.user, ...login.password] : []));
  const texts = [url, logins, ...[...headers, ...cookies].map(({ value }) => value)];
  const names = texts.flat().flatMap((part) => (typeof part === 'string' ? [] : [part.variable]));
  return Object.fromEntries(names.map((name) => [name, 'secret']));
}

function filesOf({ body }: HttpRequest): readonly string[] {
  if (body?.kind === 'file') return [body.file.name];
  if (body?.kind !== 'multipart') return [];
  return body.parts.flatMap(({ content }) => (typeof content === 'string' ? [] : [content.name]));
}

describe.each(Object.entries(descriptions))('code samples of %s', async (_, file) => {
  const api = await load(file);
  let server: Judge;
  let dir: string;

  beforeAll(async () => {
    server = await judge(path.join(repository, file));
    dir = await mkdtemp(path.join(tmpdir(), 'docsgen-samples-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(dir, { recursive: true });
  });

  const here = (operation: Operation): RequestShape => ({
    ...operationShape(operation, api.securitySchemes),
    servers: [{ url: server.origin, variables: [] }],
  });

  function expectAccepted(): void {
    const verdicts = server.verdicts();
    expect(verdicts).toHaveLength(1);
    expect(verdicts[0]).toMatchObject({ violations: '' });
    expect(verdicts[0]?.status).toBeLessThan(400);
  }

  it('match the serializer for the initial values of the form', () => {
    for (const operation of api.operations) {
      const shape = operationShape(operation, api.securitySchemes);
      const request = makeRequest(shape, initialValues(shape));
      const made = operation.samples.filter(({ written }) => !written);
      expect(made.map(({ id, code }) => [id, code.text])).toEqual(
        sampleIds.map((id) => [id, printRequest(id, request)]),
      );
    }
  });

  const slugs = api.operations.flatMap(({ slug, method, path: at }) =>
    beyondTheMock.includes(slug) ? [] : [[slug, `${method} ${at}`]],
  );
  const find = (slug: string | undefined): Operation => {
    const found = api.operations.find((operation) => operation.slug === slug);
    if (found === undefined) throw new Error(`no operation ${slug}`);
    return found;
  };

  describe.each(languages)('run in %s', (language) => {
    it.each(slugs)('are accepted by the server: %s (%s)', async (slug) => {
      const shape = here(find(slug));
      const request = makeRequest(shape, filled(shape));
      const [program, name] = programs[language];
      for (const one of filesOf(request)) await writeFile(path.join(dir, one), 'bytes');
      await writeFile(path.join(dir, name), printRequest(language, request));
      const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment(request) };
      await run(program, [name], { cwd: dir, env, timeout: 30_000 });
      expectAccepted();
    });
  });

  it.each(slugs)(
    'are accepted by the server as fetch requests of the page: %s (%s)',
    async (slug) => {
      const shape = here(find(slug));
      const values = {
        ...filled(shape),
        credentials: { alternative: 0, schemes: credentials(shape) },
      };
      const { url, headers, ...rest } = toFetch(makeRequest(shape, values, { secrets: 'values' }));
      await fetch(url, {
        ...rest,
        headers: headers.map(([name, value]): [string, string] => [name, value]),
      });
      expectAccepted();
    },
  );
});
