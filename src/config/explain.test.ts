import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { temporarySite } from '../../test/build/temporary-site.js';
import { explainConfig } from './explain.js';
import { loadConfig } from './load.js';
import { readConfig } from './read-config.js';

it('names the file of each value of the resolved configuration', async () => {
  const root = await temporarySite({
    'site/content/index.md': '# Home',
    'site/docsgen.config.json': JSON.stringify({
      extends: ['../company'],
      title: 'Planets',
      themeConfig: { footer: { copyright: 'Planets Ltd' } },
    }),
    'company/static/logo.svg': '<svg/>',
    'company/docsgen.config.json': JSON.stringify({
      title: 'Company',
      themeConfig: { accent: { light: '#ff5a1f', dark: '#ff7d4d' } },
    }),
  });
  const options = { dir: path.join(root, 'site'), baseUrl: '/next' };
  const read = await readConfig(options);
  const values = explainConfig(await loadConfig(options, read), read, ['baseUrl']);
  const found = (key: string) => values.find((value) => value.key === key);
  expect(found('title')).toEqual({ key: 'title', value: 'Planets', from: 'docsgen.config.json' });
  expect(found('baseUrl')).toMatchObject({ value: '/next/', from: 'command line' });
  const company = '../company/docsgen.config.json';
  expect(found('themeConfig.accent.light')).toMatchObject({ value: '#ff5a1f', from: company });
  expect(found('themeConfig.footer.copyright')).toMatchObject({ from: 'docsgen.config.json' });
  expect(found('staticDirectories')).toMatchObject({ from: 'extends' });
  expect(found('openapi.samples')).toMatchObject({ from: 'default' });
  expect(values.map(({ key }) => key).join(' ')).not.toMatch(/keyPath|isListed/);
  expect(found('trailingSlash')).toMatchObject({ value: false, from: 'default' });
});

it('shows functions without running them', async () => {
  const dir = await temporarySite({
    'content/index.md': '# Home',
    'docsgen.config.mjs': 'export default { onBuilt: () => { throw new Error() } };',
  });
  const read = await readConfig({ dir });
  expect(explainConfig(await loadConfig({ dir }, read), read, [])).toContainEqual({
    key: 'onBuilt',
    value: '[function]',
    from: 'docsgen.config.mjs',
  });
});

it('shows schemas by a word', async () => {
  const dir = await temporarySite({
    'content/index.md': '# Home',
    'docsgen.config.json': '{ "title": "Planets" }',
  });
  const read = await readConfig({ dir });
  const frontMatter = z.object({ level: z.string() });
  const values = explainConfig({ ...(await loadConfig({ dir }, read)), frontMatter }, read, []);
  expect(values.filter(({ key }) => key.startsWith('frontMatter'))).toEqual([
    { key: 'frontMatter', value: '[schema]', from: 'default' },
  ]);
});

it('names no file for documents that the folder has and the configuration does not name', async () => {
  const dir = await temporarySite({
    'docs/index.md': '# Home',
    'docsgen.config.json': '{ "title": "Planets" }',
  });
  const read = await readConfig({ dir });
  const values = explainConfig(await loadConfig({ dir }, read), read, []);
  expect(values).toContainEqual({ key: 'docs.path', value: './docs', from: 'found' });
  expect(values).toContainEqual({ key: 'title', value: 'Planets', from: 'docsgen.config.json' });
});
