import { expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { loadConfig } from '../../config/index.js';
import { formatPlain } from '../../diagnostics/index.js';
import { buildSite } from '../build.js';

const { stringify } = JSON;

function described(title: string, links: readonly string[]): string {
  const description = links.map((link) => `[x](<${link}>)`).join(' ');
  const paths = {
    '/x': { get: { operationId: 'getX', responses: { 200: { description: 'Made.' } } } },
  };
  return stringify({ openapi: '3.1.0', info: { title, version: '1', description }, paths });
}

async function built(files: Record<string, string>, config: object) {
  const dir = await temporarySite({ ...files, 'docsgen.config.json': stringify(config) });
  const { value, diagnostics } = await buildSite(await loadConfig({ dir }), {
    mode: 'build',
  });
  const urlsIn = (file: string): readonly (string | undefined)[] => {
    const contents = value?.files.find(({ path }) => path === file)?.contents ?? '';
    const html = Buffer.from(contents).toString();
    return [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>x</g)].map(([, url]) => url);
  };
  return { urlsIn, messages: formatPlain(diagnostics) };
}

const links =
  './x|x|x/|../x|../../../x|/x|/x/|/x/y.html?a=b#c|x?a=b|x#c|a b|x%20y|./x.md|/docs/nope'.split(
    '|',
  );

it('resolves links of each API description against its link base', async () => {
  const bases = ['https://a.example.com/v2/', 'https://b.example.com/v3', 'https://c.example.com/'];
  const { urlsIn, messages } = await built(
    Object.fromEntries(bases.map((base, at) => [`openapi/${at}.json`, described(base, links)])),
    {
      baseUrl: '/docs/',
      openapi: bases.map((linkBase, at) => ({
        path: `openapi/${at}.json`,
        route: `api-${at}`,
        linkBase,
      })),
    },
  );
  expect(messages).toBe('');
  for (const [at, base] of bases.entries())
    expect(urlsIn(`api-${at}/index.html`)).toEqual(links.map((link) => new URL(link, base).href));
});

it('resolves relative URLs of external documentation against the link base', async () => {
  const description = {
    ...JSON.parse(described('Planets', [])),
    externalDocs: { url: '/planets#mars', description: 'x' },
  };
  const { urlsIn } = await built(
    { 'openapi/api.json': stringify(description) },
    { openapi: { path: 'openapi/api.json', linkBase: 'https://a.example.com/v2/' } },
  );
  expect(urlsIn('api/index.html')).toEqual(['https://a.example.com/planets#mars']);
});

it('does not resolve absolute links to the site against the link base', async () => {
  const own = 'https://docs.example.com/nowhere';
  const { urlsIn, messages } = await built(
    { 'openapi/api.json': described('Planets', [own]) },
    {
      url: 'https://docs.example.com',
      openapi: { path: 'openapi/api.json', linkBase: 'https://a.example.com' },
    },
  );
  expect(urlsIn('api/index.html')).toEqual([own]);
  expect(messages).toContain(`Link ${own} leads to no page`);
});

it('does not resolve links of guides next to a description against its link base', async () => {
  const { urlsIn, messages } = await built(
    {
      'content/docs/mars.md': '# Mars\n\n[x](./nowhere)\n',
      'content/docs/api.json': described('Planets', ['./nowhere']),
    },
    { openapi: { path: 'content/docs/api.json', linkBase: 'https://a.example.com' } },
  );
  expect(urlsIn('api/index.html')).toEqual(['https://a.example.com/nowhere']);
  expect(urlsIn('docs/mars/index.html')).toEqual(['./nowhere']);
  expect(messages).toContain('content/docs/mars.md:3:1: error: Link ./nowhere leads to no page.');
});
