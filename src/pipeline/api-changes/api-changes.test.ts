import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/index.js';
import { breakingChangeDiagnostics, listApiChanges } from './api-changes.js';

let siteDir: string;

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'docsgen-listed-changes-'));
  await mkdir(path.join(siteDir, 'openapi'));
  await writeFile(path.join(siteDir, 'docsgen.config.json'), '{}');
});

afterEach(() => rm(siteDir, { recursive: true, force: true }));

const write = (file: string, operation: object): Promise<void> =>
  writeFile(
    path.join(siteDir, file),
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Payments', version: '1.0' },
      paths: {
        '/payments': { post: { responses: { 200: { description: 'Paid.' } }, ...operation } },
      },
    }),
  );

/** Lists the changes as `part: what`; `!` marks breaking ones. */
async function listed(before: object, after: object): Promise<readonly string[]> {
  await write('old.yaml', before);
  await write('openapi/openapi.yaml', after);
  const fetch = () => Promise.reject(new Error('no network'));
  const config = await loadConfig({ dir: siteDir });
  const { value } = await listApiChanges(config, { against: 'old.yaml', fetch });
  const changes = value.flatMap((api) => api.changes);
  expect(breakingChangeDiagnostics(value)).toHaveLength(
    changes.filter(({ breaking }) => breaking).length,
  );
  return changes.map(({ part, what, breaking }) => `${breaking ? '! ' : ''}${part}: ${what}`);
}

const object = (required: readonly string[], ...names: string[]) => ({
  type: 'object',
  required,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const body = (content: object) => ({ requestBody: { content } });
const json = (schema: object) => body({ 'application/json': { schema } });

it('lists a change as breaking if it breaks for one of several alternatives', async () => {
  const payment = (card: object, bank: object) =>
    json({
      oneOf: [
        { title: 'Card', ...card },
        { title: 'Bank', ...bank },
      ],
    });
  const old = payment(object([], 'pan'), object([], 'iban'));
  const [strict, lenient] = [object(['x'], 'pan', 'x'), object([], 'iban', 'x')];
  expect(await listed(old, payment(strict, lenient))).toEqual([
    '! Request body · x: new, required',
  ]);
  const optional = payment(object([], 'pan', 'x'), object(['x'], 'iban', 'x'));
  expect(await listed(old, optional)).toEqual(['! Request body · x: new, required']);
});

it('lists a change as breaking if it breaks for one of several media types', async () => {
  const bodies = (schema: object, form: object) =>
    body({ 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema: form } });
  const old = bodies(object([]), object([]));
  const [strict, lenient] = [object(['x'], 'x'), object([], 'x')];
  expect(await listed(old, bodies(strict, lenient))).toEqual(['! Request body · x: new, required']);
  expect(await listed(old, bodies(lenient, strict))).toEqual(['! Request body · x: new, required']);
  expect(await listed(old, bodies(lenient, lenient))).toEqual(['Request body · x: new']);
});

it('lists the same change of a query parameter and a header of the same name separately', async () => {
  const parameters = (...names: string[]) => ({
    parameters: ['query', 'header'].map((place) => ({
      name: 'id',
      in: place,
      content: { 'application/json': { schema: object([], ...names) } },
    })),
  });
  expect(await listed(parameters(), parameters('x'))).toEqual([
    'Parameter id (query) · x: new',
    'Parameter id (header) · x: new',
  ]);
});

describe('an older version in several files', () => {
  const description = (schema: object): string =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Payments', version: '1.0' },
      paths: {
        '/payments': {
          post: {
            requestBody: { content: { 'application/json': { schema } } },
            responses: { 200: { description: 'Paid.' } },
          },
        },
      },
    });
  const parted = description({ $ref: 'payment.json' });
  const payment = JSON.stringify(object(['iban'], 'iban'));

  it('has its parts where redirects from its URL led', async () => {
    const server = createServer((request, response) =>
      response.writeHead(request.url === '/v1/payment.json' ? 200 : 404).end(payment),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await writeFile(
      path.join(siteDir, 'openapi/openapi.json'),
      description(object(['iban'], 'iban')),
    );
    const { value } = await listApiChanges(await loadConfig({ dir: siteDir }), {
      against: `${origin}/latest`,
      fetch: async () => ({ text: parted, location: `${origin}/v1/openapi.json` }),
    });
    server.close();
    expect(value.map(({ changes }) => changes.filter(({ breaking }) => breaking))).toEqual([[]]);
  });

  it('has the parts that were pulled with it, as of a commit', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: siteDir });
    const url = 'https://pay.example/latest';
    await mkdir(path.join(siteDir, 'openapi/pulled'), { recursive: true });
    const entry = (file: string, text: string) => ({
      file: `openapi/pulled/${file}`,
      sha256: createHash('sha256').update(text).digest('hex'),
      pulled: '2026-01-01T00:00:00.000Z',
    });
    const files = {
      [url]: { ...entry('latest.json', parted), location: 'https://cdn.example/v1/openapi.json' },
      'https://cdn.example/v1/payment.json': entry('payment-v1.json', payment),
    };
    const written = {
      'docsgen.config.json': JSON.stringify({ openapi: { url } }),
      'openapi/pulled/latest.json': parted,
      'openapi/pulled/payment-v1.json': payment,
      'openapi/pulled/lock.json': JSON.stringify({ version: 1, files }),
    };
    for (const [file, text] of Object.entries(written))
      await writeFile(path.join(siteDir, file), text);
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    const { value } = await listApiChanges(await loadConfig({ dir: siteDir }), {
      against: 'git:HEAD',
      fetch: () => Promise.reject(new Error('no network')),
    });
    expect(value.map(({ changes }) => changes)).toEqual([[]]);
  });
});
