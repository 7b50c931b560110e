import { spawn } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import busboy from 'busboy';
import { expect, onTestFinished } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../static/excel-import.mjs', import.meta.url));
export const TOKEN = 'sk_live_4tQzVh9XbLm2';
const INITIATE = '/product/v1/import/sources/invoicing/excel/initiate_upload';
const CONFIRM = '/product/v1/import/sources/invoicing/excel/confirm_upload';

export interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  env?: Record<string, string>;
  nodeArgs?: string[];
  /** Secrets that the output must not show. */
  secrets?: string[];
}

/** Runs the script as a customer would and asserts that the output never contains the token. */
export async function run(args: string[], options: RunOptions = {}): Promise<Run> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(API_|NODE_|VITEST|https?_proxy$|all_proxy$)/i.test(name),
  );
  const child = spawn(process.execPath, [...(options.nodeArgs ?? []), SCRIPT, ...args], {
    env: { ...Object.fromEntries(inherited), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    exit,
  ]);
  const result = { code, stdout: stdout.toString(), stderr: stderr.toString() };
  for (const secret of [TOKEN, ...(options.secrets ?? [])]) {
    expect(result.stdout).not.toContain(secret);
    expect(result.stderr).not.toContain(secret);
  }
  return result;
}

/** A temporary folder that is removed after the test. */
export async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'excel-import-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A workbook with the given bytes, or, for a number, a sparse one of that size. */
export async function workbook(
  content: Buffer | number,
  name = 'Invoices 2026.xlsx',
): Promise<string> {
  const path = join(await scratch(), name);
  writeFileSync(path, typeof content === 'number' ? '' : content);
  if (typeof content === 'number') truncateSync(path, content);
  return path;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Starts a local server that closes after the test; returns its address. */
export async function serve(handler: Handler): Promise<string> {
  const server = createServer((request, response) => {
    Promise.resolve(handler(request, response)).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

export function xml(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml', Connection: 'close' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code>` +
      `<Message>${message}</Message><RequestId>4442587FB7D0A2F9</RequestId></Error>`,
  );
}

interface ReceivedPart {
  kind: 'field' | 'file';
  name: string;
  /** A field's value, or a file's name. */
  text: string | undefined;
  type?: string;
  content?: Buffer;
}

/** The parts of a multipart form, in the order they came. */
async function readForm(request: IncomingMessage): Promise<ReceivedPart[]> {
  const parts: ReceivedPart[] = [];
  const contents: Promise<void>[] = [];
  const parser = busboy({ headers: request.headers, defParamCharset: 'utf8' });
  parser.on('field', (name, text) => {
    parts.push({ kind: 'field', name, text });
  });
  parser.on('file', (name, stream, info) => {
    const part: ReceivedPart = { kind: 'file', name, text: info.filename, type: info.mimeType };
    parts.push(part);
    contents.push(
      buffer(stream).then((content) => {
        part.content = content;
      }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    parser.once('close', resolve);
    parser.once('error', reject);
    request.pipe(parser);
  });
  await Promise.all(contents);
  return parts;
}

interface Call {
  at: 'initiate' | 'target' | 'confirm';
  method: string | undefined;
  headers: IncomingMessage['headers'];
}

export interface World {
  api: string;
  target: string;
  calls: Call[];
  form: ReceivedPart[];
  confirmed: unknown;
}

export interface WorldOptions {
  fields?: Record<string, string>;
  maxFileSize?: number;
  initiate?: Handler;
  upload?: Handler;
  confirm?: Handler;
}

export const FIELDS = {
  key: 'uploads/42/invoices.xlsx',
  policy: 'eyJleHBpcmF0aW9uIjoiMjAyNiJ9',
  'x-amz-signature': 'c0ffee',
};

/** An API and a presigned target that accept everything, unless a test replaces a handler. */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const world: World = { api: '', target: '', calls: [], form: [], confirmed: undefined };
  const note = (at: Call['at'], { method, headers }: IncomingMessage) => {
    world.calls.push({ at, method, headers });
  };
  world.target = await serve(async (request, response) => {
    note('target', request);
    if (options.upload) return options.upload(request, response);
    world.form = await readForm(request);
    response.writeHead(204).end();
  });
  const host = await serve(async (request, response) => {
    if (request.url === INITIATE) {
      note('initiate', request);
      if (options.initiate) return options.initiate(request, response);
      json(response, 201, {
        upload_id: 42,
        upload: { url: `${world.target}/bucket`, fields: options.fields ?? FIELDS },
        max_file_size: options.maxFileSize ?? 1_500_000_000,
      });
    } else if (request.url === CONFIRM) {
      note('confirm', request);
      if (options.confirm) return options.confirm(request, response);
      const body: unknown = JSON.parse((await buffer(request)).toString());
      world.confirmed = body;
      json(response, 201, {
        id: 7,
        created_at: '2026-02-01T09:30:00Z',
        name: 'My dataset',
        status: 'Pending connection',
      });
    } else {
      response.writeHead(404).end('no such path');
    }
  });
  world.api = `${host}/product`;
  return world;
}

export function steps(world: World): string[] {
  return world.calls.map((call) => call.at);
}
