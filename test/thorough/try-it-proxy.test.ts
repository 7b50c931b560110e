import { expect, it } from 'vitest';
import { readerOf } from '../support/reader.js';
import { tryIt } from '../support/try-it-page.js';
import { tryItSite } from '../support/try-it-site.js';

const proxy = 'https://proxy.example/?url=';
const site = tryItSite({ openapi: { tryIt: { proxy } } });
const reader = readerOf(site.origin);

it('sends requests through the proxy, and says so before', async () => {
  const sent: { url: string; method: string; type: string | undefined }[] = [];
  const page = await reader.open('/api/planets/create-planet', {
    prepare: async (context) => {
      await context.route('https://proxy.example/**', async (route) => {
        const request = route.request();
        sent.push({
          url: request.url(),
          method: request.method(),
          type: request.headers()['content-type'],
        });
        const headers = { 'access-control-allow-origin': '*' };
        await route.fulfill({ status: 201, headers, json: { id: 7 } });
      });
    },
  });
  const form = await tryIt(page);
  expect(await form.panel.textContent()).toContain('goes through proxy.example');
  await form.editor.fill('{"name": "Vulcan", "mass": 1}');
  await form.send();
  const target = encodeURIComponent(`${site.api().origin}/planets`);
  expect(sent).toEqual([{ url: `${proxy}${target}`, method: 'POST', type: 'application/json' }]);
  expect(await form.response.textContent()).toContain('201');
  expect(await form.sample().textContent()).not.toContain('proxy.example');
  const policy = (await page.request.get('/')).headers()['content-security-policy'];
  expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/proxy\.example/);
  expect(policy).not.toContain(site.api().origin);
});
