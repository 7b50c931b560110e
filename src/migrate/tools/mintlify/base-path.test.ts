import { expect, it } from 'vitest';
import { memoryFiles } from '../../memory-files.test.data.js';
import { planMigration } from '../../migrate.js';
import { mintlify } from './index.js';

function configOf(redirects: readonly object[], more: Readonly<Record<string, string>> = {}) {
  const settings = { name: 'Planets', navigation: { pages: ['guide/mars'] }, redirects };
  return planMigration(
    mintlify,
    memoryFiles({ 'docs.json': JSON.stringify(settings), 'guide/mars.mdx': '# Mars\n', ...more }),
  ).config;
}

const redirect = { source: '/docs/red', destination: '/docs/guide/mars' };

it('takes the path that redirects name before the routes of pages for that of the site', () => {
  expect(configOf([redirect])).toMatchObject({
    baseUrl: '/docs/',
    redirects: [{ from: '/red', to: '/guide/mars' }],
  });
});

it('leaves redirects of a site at the root of its host', () => {
  const { baseUrl, redirects } = configOf([{ source: '/red', destination: '/guide/mars' }]);
  expect(baseUrl).toBeUndefined();
  expect(redirects).toEqual([{ from: '/red', to: '/guide/mars' }]);
});

it('takes no path for that of the site if pages are below it', () => {
  const { baseUrl } = configOf([redirect], { 'docs/io.mdx': '# Io\n' });
  expect(baseUrl).toBeUndefined();
});
