import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadApi } from '../../src/openapi/index.js';
import { sampleIds } from '../../src/request/code-samples/index.js';
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
  withFirstFields,
} from '../../src/request/index.js';
import { repository } from '../support/repository.js';
import { type RecordingServer, recordingServer } from './recording-server.js';

const run = promisify(execFile);

const descriptions: Readonly<Record<string, string>> = {
  'the showcase': 'openapi/openapi.yaml',
  'a café': 'src/openapi/fixtures/openapi-3-1/openapi.yaml',
  'planets in several files': 'src/openapi/fixtures/several-files-3-0/openapi.yaml',
  'a library, in Swagger': 'src/openapi/fixtures/swagger-2-0/swagger.yaml',
  'every style of parameters': 'test/samples/styles.yaml',
};

/** What the mock server cannot check: lists in forms, responses that are images. */
const beyondTheMock = ['put-orders-order-id', 'add-cover'];

/**
 * What runs the samples of a language, the name of each in a folder of its own, and a program that runs all of them:
 * to start an interpreter takes longer than to send a request.
 */
const programs = {
  curl: {
    program: 'bash',
    name: 'sample.sh',
    runAll: 'for folder in */; do (cd "$folder" && bash -e sample.sh) || exit; done',
  },
  javascript: {
    program: process.execPath,
    name: 'sample.mjs',
    runAll: `import { readdirSync } from 'node:fs';
const here = import.meta.dirname;
for (const { name } of readdirSync(here, { withFileTypes: true }).filter((one) => one.isDirectory())) {
  process.chdir(here + '/' + name);
  await import('./' + name + '/sample.mjs');
}`,
  },
  python: {
    program: 'python3',
    name: 'sample.py',
    runAll: `import os, runpy
here = os.getcwd()
for name in sorted(os.listdir()):
    if os.path.isdir(name):
        os.chdir(os.path.join(here, name))
        runpy.run_path('sample.py')
        os.chdir(here)`,
  },
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
  let server: RecordingServer;
  let dir: string;

  beforeAll(async () => {
    server = await recordingServer(path.join(repository, file));
    dir = await mkdtemp(path.join(tmpdir(), 'docsgen-samples-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(dir, { recursive: true });
  });

  const slugs = api.operations
    .map(({ slug }) => slug)
    .filter((one) => !beyondTheMock.includes(one));
  /** The shapes of the requests that the mock server can check, by the names of their samples. */
  const shapes = (): readonly (readonly [slug: string, RequestShape])[] =>
    api.operations.flatMap((operation): [string, RequestShape][] => {
      const { slug } = operation;
      if (!slugs.includes(slug)) return [];
      const servers = [{ url: `${server.origin}/${slug}`, variables: [] }];
      return [[slug, { ...operationShape(operation, api.securitySchemes), servers }]];
    });

  /** Each sample has sent one request, which the server has accepted. */
  function expectAccepted(): void {
    const requests = server.recorded();
    expect(requests.map(({ sample }) => sample).toSorted()).toEqual(slugs.toSorted());
    expect(
      requests.filter(({ status = 500, violations }) => status >= 400 || violations !== ''),
    ).toEqual([]);
  }

  it('match the serializer for the initial values of the form, with fields for an empty body', () => {
    for (const operation of api.operations) {
      const shape = operationShape(operation, api.securitySchemes);
      const request = makeRequest(shape, withFirstFields(shape, initialValues(shape)));
      const made = operation.samples.filter(({ written }) => !written);
      expect(made.map(({ id, code }) => [id, code.text])).toEqual(
        sampleIds.map((id) => [id, printRequest(id, request)]),
      );
    }
  });

  it.each(languages)(
    'are accepted by the server when they run in %s',
    async (language) => {
      const { program, name, runAll } = programs[language];
      const folder = path.join(dir, language);
      let env: Record<string, string | undefined> = {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
      };
      for (const [slug, shape] of shapes()) {
        const own = path.join(folder, slug);
        const request = makeRequest(shape, filled(shape));
        await mkdir(own, { recursive: true });
        for (const one of filesOf(request)) await writeFile(path.join(own, one), 'bytes');
        await writeFile(path.join(own, name), printRequest(language, request));
        env = { ...env, ...environment(request) };
      }
      await writeFile(path.join(folder, name), runAll);
      await run(program, [name], { cwd: folder, env, timeout: 120_000 });
      expectAccepted();
    },
    150_000,
  );

  it('are accepted by the server as fetch requests of the page', async () => {
    for (const [, shape] of shapes()) {
      const values = {
        ...filled(shape),
        credentials: { alternative: 0, schemes: credentials(shape) },
      };
      const { url, headers, ...rest } = toFetch(makeRequest(shape, values, { secrets: 'values' }));
      await fetch(url, {
        ...rest,
        headers: headers.map(([name, value]): [string, string] => [name, value]),
      });
    }
    expectAccepted();
  });
});
