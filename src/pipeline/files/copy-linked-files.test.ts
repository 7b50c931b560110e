import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { loadConfig } from '../../config/index.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { formatPlain } from '../../diagnostics/index.js';
import { buildSite } from '../build.js';
import { type BuildCache, emptyCache } from '../cache/index.js';
import { SiteOpener } from '../on-demand/site-opener.js';

const secret = 'SECRET-7f3a';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A site, and next to it a folder with several kinds of secrets. */
async function site(
  files: Record<string, string>,
  links: Record<string, string>,
  config = '{ "url": "https://example.com" }',
): Promise<string> {
  const root = await temporarySite({
    'site/content/index.md': '# Planets\n',
    'site/docsgen.config.json': config,
    'secrets/page.md': `# ${secret}\n`,
    'secrets/text.txt': secret,
    'secrets/picture.png': Buffer.concat([png, Buffer.from(secret)]),
    'secrets/site.json': `{ "x": "${secret}" }`,
    'secrets/footer.tsx': `export const secret = '${secret}';`,
    'secrets/api.yaml': `openapi: 3.1.0\ninfo: { title: ${secret}, version: '1' }\npaths: {}\n`,
    'secrets/part.yaml': `type: object\ndescription: ${secret}\n`,
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`site/${name}`, text])),
  });
  for (const [name, target] of Object.entries(links)) {
    const file = path.join(root, 'site', name);
    await mkdir(path.dirname(file), { recursive: true });
    await symlink(path.join(root, 'secrets', target), file);
  }
  return path.join(root, 'site');
}

async function built(dir: string, cache: BuildCache = emptyCache()) {
  const config = await loadConfig({ dir });
  try {
    const { value, diagnostics } = await buildSite(config, {
      mode: 'build',
      cache,
      concurrency: 1,
    });
    const contents = (value?.files ?? []).map((file) => Buffer.from(file.contents));
    return {
      messages: formatPlain(diagnostics.filter(({ severity }) => severity === 'error')),
      isLeaked: contents.some((bytes) => bytes.includes(secret)),
    };
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return { messages: formatPlain(error.diagnostics), isLeaked: false };
  }
}

const fence = '```';
const api = `openapi: 3.1.0
info: { title: Planets, version: '1' }
paths: {}
components:
  schemas:
    Planet: { $ref: ./part.yaml }
`;

it.each<[string, Record<string, string>, Record<string, string>, RegExp]>([
  [
    'a page',
    {},
    { 'content/docs/e.md': 'page.md' },
    /^content\/docs\/e\.md:1:1: error: .* link to/,
  ],
  ['a folder of pages', {}, { 'content/docs/more': '.' }, /^content\/docs\/more:1:1: error/],
  ['the folder of all documents', {}, { 'content/docs': '.' }, /^content\/docs:1:1: error/],
  ['the content folder of a language', {}, { 'i18n/en': '.' }, /^i18n\/en:1:1: error/],
  ['a static file', {}, { 'static/e.txt': 'text.txt' }, /^static\/e\.txt:1:1: error/],
  ['the static folder', {}, { static: '.' }, /^static:1:1: error/],
  ['a favicon', {}, { 'static/favicon.png': 'picture.png' }, /^static\/favicon\.png:1:1: error/],
  [
    'an image',
    { 'content/docs/a.md': '# A\n\n![x](./e.png)\n' },
    { 'content/docs/e.png': 'picture.png' },
    /content\/docs\/e\.png:1:1: error/,
  ],
  [
    'a linked file',
    { 'content/docs/a.md': '# A\n\n[x](./e.txt)\n' },
    { 'content/docs/e.txt': 'text.txt' },
    /content\/docs\/e\.txt:1:1: error/,
  ],
  [
    'included code',
    { 'content/docs/a.md': `# A\n\n${fence}txt file=../../code/e.txt\n${fence}\n` },
    { 'code/e.txt': 'text.txt' },
    /content\/docs\/a\.md:3:1: error: .*content\/include-outside/,
  ],
  [
    'included Markdown in a linked folder',
    { 'content/docs/a.md': '# A\n\n::include[../../parts/page.md]\n' },
    { parts: '.' },
    /content\/docs\/a\.md:3:1: error: .*content\/include-outside/,
  ],
  ['an API description', {}, { 'openapi/api.yaml': 'api.yaml' }, /^openapi\/api\.yaml:1:1: error/],
  [
    'a part of an API description',
    { 'openapi/api.yaml': api },
    { 'openapi/part.yaml': 'part.yaml' },
    /openapi\/api\.yaml:6:\d+: error: .*openapi\/outside-reference/,
  ],
  [
    'a theme file',
    {},
    { 'theme/components/reference/footer.tsx': 'footer.tsx' },
    /^theme\/components/,
  ],
  ['a blog post', {}, { 'content/blog/2020-01-01-x.md': 'page.md' }, /^content\/blog/],
  ['a list of versions', {}, { 'versions.json': 'site.json' }, /^versions\.json:1:1: error/],
])('refuses %s that is a link out of the site', async (_, files, links, expected) => {
  const { messages, isLeaked } = await built(await site(files, links));
  expect(isLeaked).toBe(false);
  expect(messages).toMatch(expected);
});

it('follows links out of the site into allowed folders', async () => {
  const config = '{ "fs": { "allow": ["../secrets"] } }';
  const links = { 'content/docs/more.md': 'page.md' };
  expect(await built(await site({}, links, config))).toEqual({ messages: '', isLeaked: true });
});

it('includes a file from an allowed folder without a link', async () => {
  const text = `# A\n\n${fence}txt file=../../../secrets/text.txt\n${fence}\n`;
  const dir = await site(
    { 'content/docs/a.md': text },
    {},
    '{ "fs": { "allow": ["../secrets/text.txt"] } }',
  );
  expect(await built(dir)).toEqual({ messages: '', isLeaked: true });
});

it('rejects a cached document after an included file became a link with the same contents', async () => {
  const text = `# A\n\n${fence}txt file=./e.txt\n${fence}\n`;
  const dir = await site({ 'content/docs/a.md': text, 'content/docs/e.txt': secret }, {});
  const cache = emptyCache();
  expect((await built(dir, cache)).messages).toBe('');
  await rm(path.join(dir, 'content/docs/e.txt'));
  await symlink('../../../secrets/text.txt', path.join(dir, 'content/docs/e.txt'));
  expect((await built(dir, cache)).messages).toMatch('content/docs/a.md:3:1: error');
  await rm(path.join(dir, 'content/docs/e.txt'));
  await writeFile(path.join(dir, 'content/docs/e.txt'), secret);
  expect((await built(dir, cache)).messages).toBe('');
});

it('reports a broken symbolic link', async () => {
  const dir = await site({}, { 'content/docs/lost.md': 'nothing.md' });
  const { diagnostics } = await buildSite(await loadConfig({ dir }), {
    mode: 'build',
  });
  expect(formatPlain(diagnostics)).toMatch(/content\/docs\/lost\.md.*files\/broken-symlink/);
});

it('refuses links out of the site in the development server, too', async () => {
  const opener = new SiteOpener();
  const dir = await site({}, { 'content/docs/e.md': 'page.md', 'static/e.txt': 'text.txt' });
  const { value, diagnostics } = await opener.open(await loadConfig({ dir }));
  expect(formatPlain(diagnostics)).toMatch(/content\/docs\/e\.md:1:1: error/);
  expect(value.has('e.txt')).toBe(false);
});

it
  .runIf(process.platform !== 'win32')
  .each([
    ['content/docs/a.md'],
    ['static/a.txt'],
    ['openapi/api.yaml'],
    ['theme/index.tsx'],
    ['content/docs/x.yml'],
  ])('refuses a FIFO as %s instead of blocking', async (name) => {
  const dir = await site({}, {});
  await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
  execFileSync('mkfifo', [path.join(dir, name)]);
  expect((await built(dir)).messages).toMatch(`${name} cannot be read: it is a FIFO`);
});

it.runIf(process.platform !== 'win32')('refuses a FIFO as configuration file', async () => {
  const dir = await site({}, {});
  await rm(path.join(dir, 'docsgen.config.json'));
  execFileSync('mkfifo', [path.join(dir, 'docsgen.config.json')]);
  const problem = await loadConfig({ dir }).catch((error: unknown) => error);
  expect(problem instanceof DiagnosticError && problem.diagnostics).toMatchObject([
    { code: 'build/cannot-read' },
  ]);
});
