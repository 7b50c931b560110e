import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { configSchema } from '../../config/schema/index.js';
import { formatPlain } from '../../diagnostics/index.js';
import { messagesFor } from '../../i18n/index.js';
import { emptyCache } from '../cache/index.js';
import { Pool } from '../workers/index.js';
import { cachedApis } from './cached-api.js';

const script = pathToFileURL('test/fixtures/worker/worker.mjs');
const content = { trustedHtml: false, messages: messagesFor('en') };

/** Returns the diagnostics of a large description, and whether its result is cached. */
async function findings(text: string, concurrency = 2): Promise<readonly [string, boolean]> {
  const cache = emptyCache();
  const load = cachedApis({ siteDir: '/sites/planets' }, cache, new Pool({ concurrency, script }));
  const [options] = configSchema.parse({ openapi: {} }).openapi;
  if (!options) throw new Error('There is a description.');
  const file = { path: 'openapi/planets.json', text: text.padEnd(200_000), digest: 'one' };
  const { value, diagnostics } = await load(file, content, options);
  expect(value).toBeUndefined();
  return [formatPlain(diagnostics), cache.apis.find(`${file.path}#api`) !== undefined];
}

it.each([
  ['among several threads', 2],
  ['where one thread does all else', 1],
])(
  'names a large description that crashes its worker and does not cache the failure, %s',
  async (_, concurrency) => {
    expect(await findings('deadly', concurrency)).toEqual([
      expect.stringContaining(
        'openapi/planets.json:1:1: error: The check of the API description was stopped',
      ),
      false,
    ]);
  },
);

it('does not cache a description that refers to another file, whether or not it exists', async () => {
  const cache = emptyCache();
  const [options] = configSchema.parse({ openapi: {} }).openapi;
  if (!options) throw new Error('There is a description.');
  const text = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Planets', version: '1' },
    components: {
      schemas: {
        Planet: { discriminator: { propertyName: 'kind', mapping: { moon: './moon.yaml' } } },
      },
    },
  });
  const file = { path: 'openapi/planets.json', text, digest: 'one' };
  const load = cachedApis({ siteDir: '/sites/planets' }, cache);
  const { value } = await load(file, content, options);
  expect(value?.files).toEqual(['openapi/moon.yaml']);
  expect(cache.apis.find(`${file.path}#api`)).toBeUndefined();
});
