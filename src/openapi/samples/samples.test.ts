import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleIds } from '../../request/code-samples/index.js';
import type { Api } from '../api/api.js';
import { loadApi } from '../index.js';
import type { Ports } from '../normalize/context.js';

const run = promisify(execFile);
const fixture = path.join(import.meta.dirname, '../fixtures/openapi-3-1/openapi.yaml');

const ports: Ports = {
  markdown: (text) => ({
    value: { body: { text: [text], placeholders: [] }, references: [], embeds: [], text },
    diagnostics: [],
  }),
  highlight: (text, language) => ({ language, text, html: text }),
};

interface Arrived {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

let api: Api;
let dir: string;
let server: Server;
let arrived: Arrived[] = [];

async function receive(request: IncomingMessage): Promise<Arrived> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { 'content-type': type, authorization, cookie, accept, 'x-key': key } = request.headers;
  const body = Buffer.concat(chunks).toString();
  const boundary = /boundary=(.*)$/.exec(type ?? '')?.[1];
  return {
    method: request.method,
    url: request.url,
    headers: {
      type: type?.replace(/boundary=.*/, 'boundary=…'),
      authorization,
      cookie,
      accept: accept === '*/*' ? undefined : accept,
      key,
    },
    body: boundary === undefined ? body : body.replaceAll(boundary, '…').replaceAll('\r', ''),
  };
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    arrived.push(await receive(request));
    response.setHeader('Content-Type', 'application/json');
    response.end(request.method === 'HEAD' ? undefined : '{"done":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const source = await readFile(fixture, 'utf8');
  const text = source
    .replace('https://{region}.cafe.example.com/v1', `http://127.0.0.1:${port}/{region}`)
    .replace('servers: [{ url: / }]', `servers: [{ url: 'http://127.0.0.1:${port}/' }]`);
  const file = { path: 'openapi.yaml', text, digest: '' };
  const { value } = await loadApi(
    file,
    { siteDir: path.dirname(fixture), samples: sampleIds },
    ports,
  );
  if (value === undefined) throw new Error('nothing was loaded');
  api = value;
  dir = await mkdtemp(path.join(os.tmpdir(), 'docsgen-samples-'));
  await writeFile(path.join(dir, 'photo'), 'the photo');
});

afterAll(async () => {
  server.close();
  await rm(dir, { recursive: true });
});

const environment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  API_KEY: 'secret-7',
  SESSION: 'session-8',
  NO_PROXY: '127.0.0.1',
};

/** File and program that run a sample, by language. */
const runners: Readonly<Record<string, readonly [file: string, program: string]>> = {
  curl: ['a.sh', 'bash'],
  javascript: ['a.mjs', process.execPath],
  typescript: ['b.mjs', process.execPath],
  python: ['a.py', 'python3'],
  java: ['Main.java', 'java'],
};

async function execute(id: string, slug: string): Promise<Arrived> {
  arrived = [];
  const operation = api.operations.find((one) => one.slug === slug);
  const text =
    operation?.samples.find((sample) => sample.id === id)?.code.text.replace('{id}', '7') ?? '';
  const [name, program] = runners[id] ?? ['', ''];
  const file = path.join(dir, name);
  const isTyped = id === 'typescript';
  await writeFile(file, isTyped ? (await transform(text, { loader: 'ts' })).code : text);
  const options = id === 'java' ? ['-Dfile.encoding=UTF-8'] : [];
  await run(program, [...options, file], { cwd: dir, env: environment, timeout: 60_000 });
  const [request] = arrived;
  if (request === undefined) throw new Error('nothing arrived');
  return request;
}

const hasRequests = await run('python3', ['-c', 'import requests']).then(
  () => true,
  () => false,
);
const has = (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  );

describe('request samples', async () => {
  it('read well', () => {
    const texts = api.operations.flatMap(({ slug, samples }) =>
      samples.map(({ label, code }) => `# ${slug}: ${label}\n${code.text}`),
    );
    const { port } = server.address() as AddressInfo;
    const all = texts
      .join('\n\n')
      .replaceAll(`http://127.0.0.1:${port}`, 'https://cafe.example.com');
    expect(`\n${all}\n`).toMatchSnapshot();
  });

  const runnable = [
    'javascript',
    'typescript',
    ...((await has('curl')) ? ['curl'] : []),
    ...(hasRequests ? ['python'] : []),
  ];
  describe.each(runnable)('in %s, run as they are', (id) => {
    it('fill the query and send the key', async () => {
      expect(await execute(id, 'list-orders')).toMatchObject({
        method: 'GET',
        url: '/north/orders?status=open&status=paid',
        headers: { authorization: 'Bearer secret-7', accept: 'application/json' },
        body: '',
      });
    });

    it('send a JSON body as it is written', async () => {
      const request = await execute(id, 'create-order');
      expect(request).toMatchObject({ method: 'POST', url: '/north/orders' });
      expect(request.headers).toMatchObject({ type: 'application/json' });
      expect(JSON.parse(request.body)).toEqual({
        guest: "Zoë O'Neill",
        note: 'no $HOME sugar, `please` \\ "thanks"\nsecond line',
        items: [{ drink: 'espresso', size: 1, extras: ['oat milk', 'cinnamon'] }],
        takeaway: true,
        table: null,
        tip: 0.5,
      });
    });

    it('fill the path, and send no key where none is needed', async () => {
      expect(await execute(id, 'cancel-order')).toMatchObject({
        method: 'DELETE',
        url: '/north/orders/ord%207%2F2',
        headers: { authorization: undefined },
      });
    });

    it('send a form', async () => {
      const request = await execute(id, 'put-orders-order-id');
      expect(request).toMatchObject({ method: 'PUT', headers: { key: 'secret-7' } });
      expect(request.headers.type).toMatch(/^application\/x-www-form-urlencoded/);
      expect([...new URLSearchParams(request.body)]).toEqual([
        ['guest', 'Ann & Bo'],
        ['extras', 'milk'],
        ['extras', 'sugar'],
      ]);
    });

    it('send a file and fields in parts', async () => {
      const request = await execute(id, 'http-photo-upload');
      expect(request.url).toMatch(/key=secret-7$/);
      expect(request.headers.cookie).toBe('sid=session-8');
      expect(request.headers.type).toBe('multipart/form-data; boundary=…');
      expect(request.body).toMatch(/name="photo"; filename="photo"[\s\S]*\n\nthe photo\n/);
      expect(request.body).toMatch(/name="title"[\s\S]*\n\n@home; sweet\n/);
    });

    it('do without anything where nothing is asked for', async () => {
      expect(await execute(id, 'get-health')).toMatchObject({ method: 'GET', url: '/health' });
    });
  });

  // The Java compiler is slow, so only one request of each body kind runs.
  describe.runIf(await has('java'))('in java, run as they are', () => {
    it('send a JSON body as it is written', async () => {
      const request = await execute('java', 'create-order');
      expect(request.headers).toMatchObject({ authorization: 'Bearer secret-7' });
      expect(JSON.parse(request.body)).toMatchObject({
        guest: "Zoë O'Neill",
        note: 'no $HOME sugar, `please` \\ "thanks"\nsecond line',
      });
    });

    it('send a file and fields in parts', async () => {
      const request = await execute('java', 'http-photo-upload');
      expect(request.headers.type).toBe('multipart/form-data; boundary=…');
      expect(request.body).toMatch(/name="photo"; filename="photo"[\s\S]*\n\nthe photo\n/);
      expect(request.body).toMatch(/name="title"[\s\S]*\n\n@home; sweet\n/);
    });
  });
});
