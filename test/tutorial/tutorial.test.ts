import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../support/repository.js';
import { startMockApi } from './mock-api.js';

const run = promisify(execFile);
const token = 'sk_live_4tQzVh9XbLm2';
const tutorial = path.join(repository, 'content/docs/first-mrr.md');

/** The shell commands of a guide, in order. */
function shellBlocks(text: string): string[] {
  return [...text.matchAll(/^```bash[^\n]*\n(.*?)^```$/gms)].map(([, code = '']) => code);
}

it('the tutorial runs in order, in an account that is empty', async () => {
  const api = await startMockApi(token);
  onTestFinished(api.close);
  const commands = shellBlocks(readFileSync(tutorial, 'utf8')).map((command) =>
    command.replaceAll('https://api.example.com/product', api.baseUrl),
  );
  const script = [
    'set -e',
    'curl() { command curl --silent --show-error --fail-with-body --noproxy "*" "$@"; echo; }',
    ...commands,
  ].join('\n');
  const env = { ...process.env, API_KEY: token };
  const { stdout } = await run('bash', ['-c', script], { env });
  expect(api.problems).toEqual([]);
  expect(api.calls).toEqual([
    'createCustomer 201',
    'createProduct 201',
    'createPrice 201',
    'createSubscription 201',
    'createInvoice 201',
    'refreshDashboard 200',
    'getSubscription 200',
    'updateSubscription 202',
  ]);
  expect(stdout).toContain('"monthly_value":490');
  expect([...api.objects.keys()].sort()).toEqual([
    'cus_1010',
    'ili_4010',
    'inv_3010',
    'price_pro_monthly',
    'prod_analytics',
    'sub_2010',
  ]);
});

it('the account reports a reference to an object that was not sent, and an unknown field', async () => {
  const api = await startMockApi(token);
  onTestFinished(api.close);
  const headers = { Authorization: `Bearer ${token}` };
  const send = (body: object) =>
    fetch(`${api.baseUrl}/v1/import/invoicing/subscription`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  expect((await send({ id: 'sub_1', customer_id: 'cus_1' })).status).toBe(422);
  expect((await send({ id: 'sub_1', start: 'soon' })).status).toBe(422);
  expect(api.problems).toEqual([
    'createSubscription: customer_id refers to nothing',
    'createSubscription:  must NOT have additional properties',
  ]);
});

/** The ids that fields hold, by their prefixes. */
const prefixes: Readonly<Record<string, string>> = {
  customer_id: 'cus_',
  root_parent_id: 'cus_',
  product_id: 'prod_',
  price_id: 'price_',
  subscription_id: 'sub_',
  invoice_id: 'inv_',
  invoice_line_item_id: 'ili_',
  proration_target_line_item_id: 'ili_',
  credit_note_id: 'cn_',
};

/** Fields that no sample changes. */
const facts = [...Object.keys(prefixes), 'type', 'currency_code', 'period_unit', 'date'];

type JsonObject = Readonly<Record<string, unknown>>;

/** All objects with an id in a value, also the nested ones. */
function objectsIn(value: unknown): JsonObject[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return 'id' in value && typeof value.id === 'string' ? [value as JsonObject, ...inside] : inside;
}

/** The objects in the JSON of the guides and of the examples of the description. */
function sampleObjects(): JsonObject[] {
  const folder = path.join(repository, 'content');
  const guides = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const texts = [
    ...guides.matchAll(/^```json[^\n]*\n(.*?)^```$/gms),
    ...guides.matchAll(/--json '(\{.*?\})'/gs),
  ].flatMap(([, text = '']) => (text.trim().startsWith('{') ? [JSON.parse(text)] : []));
  const description: unknown = parse(
    readFileSync(path.join(repository, 'openapi/openapi.yaml'), 'utf8'),
  );
  const written = objectsIn(description).filter(({ id = '' }) =>
    Object.values(prefixes)
      .concat('cnli_')
      .some((prefix) => String(id).startsWith(prefix)),
  );
  return [...texts.flatMap(objectsIn), ...written];
}

it('an id stands for the same object in all guides and in the description', () => {
  const objects = sampleObjects();
  const known = new Map<unknown, JsonObject>();
  const problems: string[] = [];
  for (const object of objects) {
    const before = known.get(object.id) ?? {};
    for (const name of facts) {
      const [was, is] = [before[name], object[name]];
      if (was !== undefined && is !== undefined && was !== is)
        problems.push(`${object.id}: ${name} is ${was} and ${is}`);
    }
    known.set(object.id, { ...before, ...object });
  }
  for (const [id, object] of known) {
    for (const [name, prefix] of Object.entries(prefixes)) {
      const target = object[name];
      if (target === undefined) continue;
      if (!String(target).startsWith(prefix)) problems.push(`${id}: ${name} is ${target}`);
      if (!known.has(target)) problems.push(`${id}: no sample creates ${name} ${target}`);
    }
  }
  expect(problems).toEqual([]);
  expect(known.size).toBeGreaterThan(20);
});
