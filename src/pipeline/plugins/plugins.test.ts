import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import remarkMath from 'remark-math';
import { expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { page } from '../../../test/commonmark/page.js';
import { loadConfig } from '../../config/index.js';
import type { TransformedPage } from '../../content/plugins/define-transform.js';
import type { SitePlugin } from '../../content/plugins/site-plugin.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { messagesFor } from '../../i18n/index.js';
import { emptyCache } from '../cache/index.js';
import { optionsKeys } from '../docs/doc-parser.js';
import { compileSitePlugins } from './compile-plugins.js';

const config = `{ "markdown": { "remarkPlugins": [
  { "plugin": "./loud.mjs", "pages": "content/docs/a*.md", "options": { "word": "Io" } }
] } }`;
const site = {
  'content/docs/a.md': '# A\n',
  'docsgen.config.json': config,
  'loud.mjs': "import { sign } from './sign.mjs';\nexport default () => () => sign;\n",
  'sign.mjs': "export const sign = '!';\n",
};

async function keysOf(siteDir: string, cache = emptyCache()) {
  const compiled = await compileSitePlugins(await loadConfig({ dir: siteDir }), cache);
  const { translations } = { translations: { root: 'i18n/en', folders: [] } };
  const keyOf = optionsKeys({
    ...{ access: { siteDir, allow: [], named: [] }, markdown: { trustedHtml: false } },
    plugins: compiled?.value,
    locales: [{ messages: messagesFor('en'), translations: translations as never }],
  });
  return ['content/docs/a.md', 'content/docs/b.md'].map(keyOf);
}

it('names the file of a plugin that is missing, which docsgen dev then watches', async () => {
  const { 'loud.mjs': _, ...others } = site;
  const siteDir = await temporarySite(others);
  await expect(keysOf(siteDir)).rejects.toMatchObject({
    diagnostics: [{ code: 'plugins/failed', place: { file: 'docsgen.config.json' } }],
    inputs: [path.join(siteDir, 'loud.mjs')],
  });
});

it('gives the pages of a plugin another key when a module that it imports changes, and no others', async () => {
  const siteDir = await temporarySite(site);
  const cache = emptyCache();
  const before = await keysOf(siteDir, cache);
  expect(await keysOf(siteDir, cache)).toEqual(before);
  await writeFile(path.join(siteDir, 'sign.mjs'), "export const sign = '?';\n");
  const after = await keysOf(siteDir, cache);
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

it('finds packages that only a folder that the site extends has', async () => {
  const siteDir = await temporarySite({
    'docsgen.config.json': '{ "extends": ["./acme"] }',
    'acme/docsgen.config.json': '{ "markdown": { "remarkPlugins": ["remark-loud"] } }',
    'acme/node_modules/remark-loud/package.json': '{ "exports": "./loud.js" }',
    'acme/node_modules/remark-loud/loud.js': "export default () => () => 'LOUD';",
  });
  const compiled = await compileSitePlugins(await loadConfig({ dir: siteDir }), emptyCache());
  expect(compiled?.value[0]?.code).toContain('LOUD');
});

it('reports a plugin that is not installed', async () => {
  const text = config.replace('./loud.mjs', 'remark-nowhere');
  const siteDir = await temporarySite({ ...site, 'docsgen.config.json': text });
  const failure: unknown = await keysOf(siteDir).catch((error: unknown) => error);
  if (!(failure instanceof DiagnosticError)) throw failure;
  expect(failure.diagnostics).toMatchObject([
    {
      code: 'plugins/failed',
      message: expect.stringContaining('remark-nowhere'),
      place: { file: 'docsgen.config.json', start: { line: 2, column: 3 } },
      hint: expect.stringContaining('name an installed package'),
    },
  ]);
});

it.each([
  ["import 'nowhere/part';\nexport default () => {};\n", 'npm install nowhere'],
  ["import '@acme/nowhere/part';\nexport default () => {};\n", 'npm install @acme/nowhere'],
  [
    "import './nowhere.mjs';\nexport default () => {};\n",
    'there is no such file: correct the path',
  ],
  ['export default () => (;\n', undefined],
])('says what to do about a plugin that does not compile: %s', async (text, hint) => {
  const siteDir = await temporarySite({ ...site, 'loud.mjs': text });
  await expect(keysOf(siteDir)).rejects.toMatchObject({
    diagnostics: [{ code: 'plugins/failed', place: { file: 'loud.mjs' }, hint }],
  });
});

interface Parent {
  readonly children: unknown[];
}

function plugin(load: SitePlugin['load'], kind: SitePlugin['kind'] = 'remark') {
  return () => [{ kind, name: 'p', files: [], digest: '', load }];
}

it.each([
  [() => 1, 'p failed: the module has no plugin as default export.'],
  [() => () => async () => undefined, 'p failed: it is asynchronous'],
  [
    () => () => {
      throw new Error('no key');
    },
    'p failed: no key.',
  ],
])('names a plugin that fails on every page, without a page: %#', (load, message) => {
  const { messages, html } = page('Moons\n', {}, { pluginsOf: plugin(load) });
  expect(messages).toEqual([expect.stringContaining(message)]);
  expect(messages[0]).not.toMatch(/^1:1/);
  expect(html).toBe('<p>Moons</p>');
});

it.each([
  [() => () => () => ({ type: 'text', value: 'x' }), 'p failed: it returned a text, not a tree.'],
  [
    () => () => () => {
      throw new Error('no moon');
    },
    'p failed: no moon.',
  ],
])('names the plugin and the page that it fails on: %#', (load, message) => {
  const { messages, html } = page('Moons\n', {}, { pluginsOf: plugin(load) });
  expect(messages).toEqual([expect.stringMatching(/^1:1 content\/plugin-failed: /)]);
  expect(messages[0]).toContain(message);
  expect(html).toBe('<p>Moons</p>');
});

it('reports nodes that a plugin makes and that become no element, once a type', () => {
  const tag = { type: 'mdxJsxFlowElement', name: 'Card', attributes: [], children: [] };
  const named = { type: 'moon', data: { hName: 'b' }, children: [{ type: 'text', value: 'Io' }] };
  const add = () => (tree: Parent) => {
    tree.children.push({ ...tag }, { ...tag }, named);
  };
  const { html, messages } = page('Moons\n', {}, { pluginsOf: plugin(() => add) });
  expect(messages).toEqual([
    expect.stringMatching(
      /^1:1 content\/plugin-node: The plugin p made a node mdxJsxFlowElement, which/,
    ),
  ]);
  expect(html).toContain('<b>Io</b>');
});

it('checks the elements that a remark plugin describes in the data of nodes', () => {
  const text = { type: 'text', value: 'Io' };
  const node = (hName: string, hProperties: object, hChildren?: object[]) => {
    return { type: 'wiki', data: { hName, hProperties, hChildren }, children: [text] };
  };
  const image = { type: 'element', tagName: 'img', properties: { src: 'b.png' }, children: [] };
  const added = [
    node('a', { href: './b.md', className: ['wiki'], onclick: 'x', style: 'color: red' }),
    node('a', { href: 'javascript:alert(1)' }),
    node('script', { src: 'https://example.com/a.js' }),
    node('b onclick=x', {}),
    node('div', { 'a><b': 1 }, [image]),
  ];
  const add = () => (tree: Parent) => void tree.children.push(...added);
  const { html, messages, doc } = page('Moons\n', {}, { pluginsOf: plugin(() => add) });
  expect(messages).toEqual([
    expect.stringContaining('the attribute onclick of <a> is left out'),
    expect.stringContaining('the attribute style of <a> is left out'),
    expect.stringContaining('content/unsafe-link'),
    expect.stringContaining('<script> is left out'),
    expect.stringContaining('<b onclick=x> is left out'),
    expect.stringContaining('the attribute a><b of <div> is left out'),
  ]);
  expect(html).toMatch(/<a href="[^j"]*" class="wiki">Io<\/a>\s*<a>Io<\/a>\s*<div><img/);
  expect(doc.references.map(({ target }) => target)).toEqual(['./b.md']);
});

it('runs a transform only on pages with nodes that it declares', () => {
  const transform = (tree: { children: unknown[] }) => tree.children.splice(0);
  const pluginsOf = plugin(() => ({ nodes: ['image'], transform }), 'transform');
  expect(page('Moons\n', {}, { pluginsOf }).html).toBe('<p>Moons</p>');
  expect(page('![Io](io.png)\n', {}, { pluginsOf }).html).toBe('');
});

it('gives a transform the files of the site, nothing for a missing one, and none from elsewhere', () => {
  const read: (string | undefined)[] = [];
  const transform = (_: Parent, { read: readFile }: TransformedPage) => {
    for (const file of ['data/io.txt', 'data/none.txt', '../io.txt']) read.push(readFile(file));
  };
  const pluginsOf = plugin(() => ({ nodes: ['text'], transform }), 'transform');
  const { messages } = page('Moons\n', { 'data/io.txt': 'Io' }, { pluginsOf });
  expect(read).toEqual(['Io', undefined, undefined]);
  expect(messages).toEqual([expect.stringContaining('content/include-outside')]);
});

it('reads the syntax that a plugin adds, with blocks and inline directives', () => {
  const text = ':::note\n\n$a^3$ at 12:30, :badge[new]\n\n:::\n';
  const { html, messages } = page(text, {}, { pluginsOf: plugin(() => remarkMath) });
  expect(messages).toEqual([]);
  expect(html).toMatch(/<aside class="admonition.*<msup>.*at 12:30, <span class="badge/s);
  expect(page(text).html).toContain('$a^3$ at 12:30');
});

it('reports a plugin whose syntax a text with tags cannot have, and no other plugin', () => {
  const options = { tags: true, pluginsOf: plugin(() => remarkMath) };
  expect(page('$a^3$\n', {}, options).messages).toEqual([
    expect.stringMatching(/^1:1 content\/plugin-syntax: The syntax of the plugin .* has no effect/),
  ]);
  const quiet = { tags: true, pluginsOf: plugin(() => () => undefined) };
  expect(page('$a^3$\n', {}, quiet).messages).toEqual([]);
});

it.each([
  [['image'], async () => undefined, 'it is asynchronous'],
  [['text'], (tree: Parent) => tree.children.push(null), 'it put something into a root'],
  [['text'], () => ({ type: 'root', children: [] }), 'it returned another tree'],
  [['inlineCod'], () => undefined, 'no node has the type inlineCod; did you mean inlineCode.'],
])(
  'reports a transform with a mistake, and shows the page without it: %#',
  (nodes, transform, problem) => {
    const pluginsOf = plugin(() => ({ nodes, transform }), 'transform');
    const { html, messages } = page('![](https://example.com/a.png) Io\n', {}, { pluginsOf });
    expect(messages).toEqual([
      expect.stringContaining(`content/plugin-failed: The plugin p failed: ${problem}`),
    ]);
    expect(html).toContain('Io</p>');
  },
);

it.each(['remark', 'transform'] as const)(
  'reports a %s plugin that takes children away',
  (kind) => {
    const empty = (tree: object) => void Object.assign(tree, { children: undefined });
    const load = () => (kind === 'remark' ? () => empty : { nodes: ['text'], transform: empty });
    expect(page('Io\n', {}, { pluginsOf: plugin(load, kind) }).messages).toEqual([
      expect.stringContaining('plugin-failed: The plugin p failed: it took the children of a root'),
    ]);
  },
);

it('gives nodes that a transform makes without children none', () => {
  const transform = (tree: Parent) => tree.children.push({ type: 'paragraph' });
  const pluginsOf = plugin(() => ({ nodes: ['text'], transform }), 'transform');
  const { html, messages } = page('Io\n', {}, { pluginsOf });
  expect(messages).toEqual([]);
  expect(html).toBe('<p>Io</p>\n<p></p>');
});

it('shows formulas and blocks that a plugin adds, which have no end in the text', () => {
  const note = { type: 'containerDirective', name: 'note', attributes: {}, children: [] };
  const added = [{ type: 'math', value: 'a^2' }, { type: 'inlineMath', value: 'b' }, note];
  const add = () => (tree: Parent) => void tree.children.push(...added);
  const { html, messages } = page('Io\n', {}, { math: true, pluginsOf: plugin(() => add) });
  expect(messages).toEqual([]);
  expect(html).toMatch(
    /math-block.*<msup>.*math-inline.*<aside class="admonition admonition-note"/s,
  );
});

it('keeps one size of images that a rehype plugin copies or changes', () => {
  interface Html {
    readonly properties: Record<string, unknown>;
    readonly children?: Html[];
  }
  const change = () => (tree: Required<Html>) => {
    const [first, second, third] = tree.children.flatMap(({ children = [] }) => children);
    tree.children.push(structuredClone(first) as Html);
    Object.assign(second?.properties ?? {}, { width: 10 });
    Object.assign(third?.properties ?? {}, { src: './c.png' });
  };
  const text = '![](a.png)\n\n![](b.png)\n\n![](a.png)\n';
  const { html, messages } = page(text, {}, { pluginsOf: plugin(() => change, 'rehype') });
  expect(messages).toEqual([]);
  const images = html.match(/<img.*?>/g)?.map((tag) => tag.match(/\w\.png|size|width/g)?.join(' '));
  expect(images).toEqual([
    'a.png size a.png',
    'b.png width',
    'c.png size c.png',
    'a.png size a.png',
  ]);
});
