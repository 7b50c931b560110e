import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../../config/index.js';
import { breakingFindings, listApiChanges } from './api-changes.js';

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
  expect(breakingFindings(value)).toHaveLength(changes.filter(({ breaking }) => breaking).length);
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
  expect(await listed(old, payment(strict, lenient))).toEqual(['! Request body · x: new']);
  const optional = payment(object([], 'pan', 'x'), object(['x'], 'iban', 'x'));
  expect(await listed(old, optional)).toEqual(['! Request body · x: new']);
});

it('lists a change as breaking if it breaks for one of several media types', async () => {
  const bodies = (schema: object, form: object) =>
    body({ 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema: form } });
  const old = bodies(object([]), object([]));
  const [strict, lenient] = [object(['x'], 'x'), object([], 'x')];
  expect(await listed(old, bodies(strict, lenient))).toEqual(['! Request body · x: new']);
  expect(await listed(old, bodies(lenient, strict))).toEqual(['! Request body · x: new']);
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
