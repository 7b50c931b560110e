import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
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
  const commands = shellBlocks(readFileSync(tutorial, 'utf8'));
  const script = [
    'set -e',
    'curl() { command curl --silent --show-error --fail-with-body --noproxy "*" "$@"; echo; }',
    ...commands,
  ].join('\n');
  const env = { ...process.env, IMPORT_API_BASE_URL: api.baseUrl, IMPORT_API_TOKEN: token };
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

it('an id in the guides stands for the same kind of object everywhere', () => {
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
  const folder = path.join(repository, 'content');
  const guides = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = guides
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const used = [...texts.join('\n').matchAll(/"(\w+_id)": "([^"]*)"/g)];
  const wrong = used.filter(([, field = '', id = '']) => !id.startsWith(prefixes[field] ?? ''));
  expect(used.length).toBeGreaterThan(20);
  expect(wrong.map(([text]) => text)).toEqual([]);
});
