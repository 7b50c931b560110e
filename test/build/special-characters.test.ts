import { expect, it } from 'vitest';
import { loadConfig } from '../../src/config/index.js';
import { resolveUrl } from '../../src/dev-server/resolve-url.js';
import { formatPlain } from '../../src/diagnostics/index.js';
import { buildSite } from '../../src/pipeline/index.js';
import { temporarySite } from './temporary-site.js';

// Written when the test runs: Windows could not check out files with such names.
const files = {
  'docsgen.config.json': JSON.stringify({
    title: 'Stars? And #1',
    url: 'https://stars.example.com',
    baseUrl: '/sky/',
    blog: {},
    openapi: { path: 'openapi/stars.yaml' },
    redirects: [{ from: ['/old/c%23', '/old/d%3F'], to: '/docs/C%23' }],
  }),
  'content/docs/index.md': `# Stars

- [C#](./C%23.md) and by its URL, [C#](/docs/C%23#names)
- [What is it?](<./What is it%3F.md>)
- [All](100%.md) [x](<[x].md>) [Étoile](étoile.md)
- [Notes](<./a & b/c;d,e+f=g@h!.md>)
- [Chart](/chart%231%3F.txt)
- [](schema:Star.Big) [](op:list%23stars%3F)
`,
  'content/docs/C#.md': '# C#\n\n## Names\n',
  'content/docs/What is it?.md': '# What is it?\n\n[Back](./C%23.md#names)\n',
  'content/docs/100%.md': '# 100 percent\n',
  'content/docs/[x].md': '# x\n',
  'content/docs/étoile.md': '# Étoile\n\n[x](./%5Bx%5D.md)\n',
  'content/docs/a & b/c;d,e+f=g@h!.md': '# Notes\n\n[Index](../index.md)\n',
  'content/blog/2026-01-31-c#?.md': '---\ntags: [C#, "why?"]\n---\n\n# Stars in C#\n',
  'static/chart#1?.txt': 'Bright stars.\n',
  'openapi/stars.yaml': `openapi: 3.1.0
info: { title: Stars, version: '1.0' }
tags: [{ name: 'C# & D?' }]
paths:
  /stars:
    get:
      operationId: list#stars?
      tags: ['C# & D?']
      responses:
        '200':
          description: Stars
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Star.Big' }
components:
  schemas:
    Star.Big: { type: object, properties: { 'name#1?': { type: string } } }
`,
};

it('links pages, files and feeds with #, ?, %, brackets, spaces and accents in their names', async () => {
  const config = await loadConfig({ dir: await temporarySite(files) });
  const { value, diagnostics } = await buildSite(config, {
    mode: 'build',
  });
  // Windows could not store these names; the pages work all the same.
  const others = diagnostics.filter(({ code }) => code !== 'build/unportable-name');
  expect(formatPlain(others)).toBe('');
  const made = value?.files ?? [];
  const paths = new Set(made.map((file) => file.path));
  const isBroken = (address: string): boolean =>
    resolveUrl(address, '/sky/', (name) => paths.has(name)).kind !== 'file';
  const broken = made
    .filter((file) => /\.(html|md|xml|txt)$/.test(file.path) && file.path !== '404.html')
    .flatMap(({ path, contents }) =>
      addressesIn(String(contents))
        .filter(isBroken)
        .map((address) => `${path}: ${address}`),
    );
  expect(broken).toEqual([]);
  expect([...paths]).toEqual(
    expect.arrayContaining([
      'docs/C#/index.html',
      'docs/What is it?/index.html',
      'old/d?/index.html',
      'blog/2026/01/31/c#?/index.html',
    ]),
  );
});

/** Addresses of the site in HTML, Markdown, feeds and sitemaps, as paths. */
function addressesIn(text: string): string[] {
  const found = [
    ...text.matchAll(/(?:href|src|content)="([^"]*)"/g),
    ...text.matchAll(/<(?:loc|link|id|guid)[^>]*>([^<]*)</g),
    ...text.matchAll(/\]\((\S+?)\)(?=[\s:,]|$)/g),
  ].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return found
    .map((address) => address.replace(/^https:\/\/stars\.example\.com(?=\/)/, ''))
    .filter((address) => address.startsWith('/sky/'));
}
