import { expect, it } from 'vitest';
import { readerOf } from '../support/reader.js';
import { tryItSite } from '../support/try-it-site.js';

const site = tryItSite({ openapi: { tryIt: 'compose' } });
const reader = readerOf(site.origin);

it('Try it without sending has no Send button', async () => {
  const page = await reader.open('/api/planets/get-planet');
  await page.getByRole('button', { name: 'Compose a request' }).click();
  const form = page.getByRole('form');
  await form.getByLabel('id').fill('7');
  await page.locator('[data-sample=curl]', { hasText: '/planets/7' }).waitFor();
  expect(await form.getByRole('button', { name: 'Send' }).count()).toBe(0);
  await form.getByLabel('id').press('Enter');
  expect(await form.locator('.try-response').count()).toBe(0);
  const policy = (await page.request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain("connect-src 'self';");
});

it('Try it without sending offers no login', async () => {
  const page = await reader.open('/api/weather/login');
  await page.getByRole('button', { name: 'Compose a request' }).click();
  await page.getByRole('form').getByLabel('Token').waitFor();
  expect(await page.getByRole('form').getByText('Get a token').count()).toBe(0);
});
