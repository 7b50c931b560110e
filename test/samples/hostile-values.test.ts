import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import busboy from 'busboy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SampleId } from '../../src/request/code-samples/index.js';
import {
  type BodyValue,
  makeRequest,
  printRequest,
  type RequestShape,
  type RequestValues,
  toFetch,
} from '../../src/request/index.js';
import { onMono } from './older-csharp.js';

const run = promisify(execFile);

/** What shells, templates, formats and quotes of languages would act on. */
const line = `it's "$HOME" \`id\` $(touch owned) \${HOME} #{1+1} %s {0} {{x}} \\n \\u0041 <b> ?>& ; | é 😀`;
const text = `@${line}  \n\tsecond\r\nline '''"""\\ "`;
const key = `a b&c=d[]'"$`;

/** What runs a sample, and the file that it runs; undefined where a sample must be compiled first. */
const programs = {
  curl: ['bash', 'sample.sh'],
  javascript: [process.execPath, 'sample.mjs'],
  python: ['python3', 'sample.py'],
  java: ['java', 'Main.java'],
  ruby: ['ruby', 'sample.rb'],
  php: ['php', 'sample.php'],
  csharp: ['bash', 'mono.sh'],
  typescript: undefined,
  go: undefined,
  rust: undefined,
} as const satisfies Readonly<
  Record<SampleId, readonly [program: string, file: string] | undefined>
>;

const works = (program: string, ...options: readonly string[]) =>
  run(program, options).then(
    () => true,
    () => false,
  );
const languages = [
  ...((await works('curl', '--version')) ? (['curl'] as const) : []),
  'javascript' as const,
  ...((await works('python3', '-c', 'import requests')) ? (['python'] as const) : []),
  ...((await works('java', '--version')) ? (['java'] as const) : []),
  ...((await works('ruby', '--version')) ? (['ruby'] as const) : []),
  ...((await works('php', '-r', 'curl_init();')) ? (['php'] as const) : []),
  ...((await works('mcs', '--version')) ? (['csharp'] as const) : []),
];

const parameter = (place: 'query' | 'header' | 'cookie' | 'path', name: string) => ({
  name,
  in: place,
  required: false,
  deprecated: false,
  style: place === 'query' || place === 'cookie' ? ('form' as const) : ('simple' as const),
  explode: place === 'query' || place === 'cookie',
  allowReserved: false,
  schema: true,
});

const shapeAt = (url: string): RequestShape => ({
  method: 'POST',
  path: "/it's ü 100%/{name}",
  servers: [{ url, variables: [] }],
  parameters: [
    parameter('path', 'name'),
    parameter('query', key),
    parameter('header', 'X-Note'),
    parameter('cookie', 'theme'),
  ],
  bodies: [
    {
      type: 'multipart/form-data',
      required: true,
      encoding: [
        { property: 'typed', contentType: 'text/markdown', headers: [] },
        { property: 'list', contentType: 'application/json', headers: [] },
      ],
      files: [],
      examples: [],
    },
  ],
  security: [],
  responses: [],
  defs: {},
});

const bodies: readonly (readonly [string, BodyValue])[] = [
  ['JSON', { kind: 'value', type: 'application/json', value: { [key]: [text, line, 1.5, null] } }],
  ['a text', { kind: 'text', type: 'application/xml', text: `<a b="${line}">${text}</a>` }],
  [
    'a form',
    {
      kind: 'fields',
      type: 'application/x-www-form-urlencoded',
      fields: [
        { name: key, value: text },
        { name: 'plain', value: line },
      ],
    },
  ],
  [
    'a form in parts',
    {
      kind: 'fields',
      type: 'multipart/form-data',
      fields: [
        { name: 'note', value: text },
        { name: 'plain', value: `<${line}` },
      ],
    },
  ],
  [
    'parts that say what they are',
    {
      kind: 'fields',
      type: 'multipart/form-data',
      fields: [
        { name: 'object', value: { [key]: line } },
        { name: 'list', value: [line, 1] },
        { name: 'typed', value: line },
        { name: 'tags', value: ['red', 'blue'] },
      ],
    },
  ],
  ['a sequence of parts', { kind: 'value', type: 'multipart/mixed', value: [text, { a: line }] }],
];

interface Received {
  readonly url: string;
  readonly note: unknown;
  readonly cookie: unknown;
  readonly body: unknown;
}

let received: Received | undefined;
let server: Server;
let dir: string;
let origin: string;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const type = request.headers['content-type'] ?? '';
    const { url = '', headers } = request;
    const body = /^multipart\/form-data/.test(type)
      ? await partsOf(request)
      : withoutBoundary(await wholeOf(request), type);
    const isJson = type === 'application/json';
    received = {
      url,
      note: headers['x-note'],
      cookie: headers.cookie,
      body: isJson
        ? JSON.parse(String(body))
        : /urlencoded/.test(type)
          ? [...new URLSearchParams(String(body))]
          : body,
    };
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  dir = await mkdtemp(path.join(tmpdir(), 'docsgen-hostile-'));
});
afterAll(async () => {
  server.close();
  await rm(dir, { recursive: true });
});

async function wholeOf(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Each language chooses its own boundary. */
function withoutBoundary(body: string, type: string): string {
  const [, boundary] = /boundary=(.+)/.exec(type) ?? [];
  return boundary === undefined ? body : body.replaceAll(`--${boundary}`, '--EDGE');
}

/** Mono writes some characters of a URL plainly that need no encoding where they stand, .NET does not. */
function seenBy(language: string, one: Received | undefined): Received | undefined {
  if (language !== 'csharp' || one === undefined) return one;
  return { ...one, url: one.url.replace(/%2[789]/g, decodeURIComponent) };
}

function partsOf(request: import('node:http').IncomingMessage): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const parts: (readonly (string | undefined)[])[] = [];
    const reader = busboy({ headers: request.headers });
    // Some platforms write line breaks in fields as forms of pages do (HTML Standard, section 4.10.22.8).
    reader.on('field', (name, value, { mimeType }) =>
      parts.push([name, value.replace(/\r?\n/g, '\n'), mimeType]),
    );
    reader.on('file', (name, file, { filename, mimeType }) => {
      parts.push(['file', name, filename, mimeType]);
      file.resume();
    });
    reader.on('close', () => resolve(parts));
    reader.on('error', reject);
    request.pipe(reader);
  });
}

describe.each(bodies)('hostile values in %s', (_, body) => {
  const values: RequestValues = {
    server: { index: 0, variables: {} },
    parameters: [
      { in: 'path', name: 'name', value: `${line}/..` },
      { in: 'query', name: key, value: text },
      // Headers hold what ASCII has (RFC 9110, section 5.5).
      { in: 'header', name: 'X-Note', value: line.replace(/[^ -~]/g, '') },
      { in: 'cookie', name: 'theme', value: line },
    ],
    body,
    credentials: { alternative: 0, schemes: {} },
  };

  it.each(languages)('reach the server unchanged and execute nothing (%s)', async (language) => {
    const request = makeRequest(shapeAt(origin), values);
    const { url, headers, body: sent } = toFetch(request);
    received = undefined;
    await fetch(url, {
      method: 'POST',
      headers: headers.map(([n, v]): [string, string] => [n, v]),
      body: sent ?? null,
    });
    const expected = received;
    received = undefined;
    const [program, name] = programs[language];
    const printed = printRequest(language, request);
    await writeFile(path.join(dir, name), language === 'csharp' ? onMono(printed) : printed);
    const utf8 = language === 'java' ? ['-Dfile.encoding=UTF-8'] : [];
    const env = { PATH: process.env.PATH, HOME: '/nowhere', LC_ALL: 'C.UTF-8' };
    await run(program, [...utf8, name], { cwd: dir, env, timeout: 60_000 });
    expect(seenBy(language, received)).toEqual(seenBy(language, expected));
    expect(await readdir(dir)).not.toContain('owned');
  });
});
