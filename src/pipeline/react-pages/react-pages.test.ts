import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import type { SourceFile } from '../../files/source-file.js';
import type { CompilationStore } from '../theme/cached-compilation.js';
import type { CompiledReactPages } from './index.js';
import { makeReactPages } from './index.js';

type Stored = Parameters<CompilationStore<CompiledReactPages>['keep']>[1];

const root = { baseUrl: '/', staticDirs: [] };

/** What was saved just before may have changed while it was compiled, so it is compiled again. */
async function makeOlder(file: string): Promise<void> {
  const minuteAgo = Date.now() / 1000 - 60;
  await utimes(file, minuteAgo, minuteAgo);
}

async function pagesOf(files: Readonly<Record<string, string>>) {
  const siteDir = await temporarySite(files);
  for (const name of Object.keys(files)) await makeOlder(path.join(siteDir, name));
  const kept = new Map<string, Stored>();
  let compilations = 0;
  const store: CompilationStore<CompiledReactPages> = {
    find: (name) => kept.get(name),
    keep: (name, stored) => {
      compilations += 1;
      kept.set(name, stored);
    },
  };
  const texts = new Map(Object.entries(files));
  const make = () => {
    const modules = [...texts]
      .filter(([name]) => /\.tsx$/.test(name) && name.startsWith('content/'))
      .map(([name, text]): SourceFile => ({ path: name, text, digest: text }));
    return makeReactPages(modules, siteDir, root, store);
  };
  const write = async (name: string, text: string): Promise<void> => {
    texts.set(name, text);
    await mkdir(path.dirname(path.join(siteDir, name)), { recursive: true });
    await writeFile(path.join(siteDir, name), text);
  };
  return { make, write, compilations: () => compilations, kept, siteDir };
}

const page = (body: string) =>
  `import { word } from '../parts/word.js';\nexport const frontMatter = {};\nexport default () => <p>${body}</p>;\n`;
const files = {
  'content/moons.tsx': page('{word}'),
  'parts/word.ts': `export const word: string = 'Io';\n`,
};

it('renders a page again only if a module of it has changed', async () => {
  const { make, write, compilations, kept, siteDir } = await pagesOf(files);
  const html = async () => (await make()).sources.map(({ text }) => JSON.parse(text).html);
  expect(await html()).toEqual(['<p>Io</p>']);
  expect(await html()).toEqual(['<p>Io</p>']);
  expect(compilations()).toBe(1);
  await write('parts/word.ts', `export const word = 'Europa';\n`);
  expect(await html()).toEqual(['<p>Europa</p>']);
  expect(JSON.stringify([...kept])).not.toContain(siteDir);
});

it.each(['memo', 'forwardRef'])('renders a page that is wrapped in %s', async (wrap) => {
  const text = `import { ${wrap} } from 'react';\nexport const frontMatter = {};\nexport default ${wrap}(() => <p>Io</p>);\n`;
  const { make } = await pagesOf({ 'content/moons.tsx': text });
  const { sources } = await make();
  expect(sources.map((source) => JSON.parse(source.text).html)).toEqual(['<p>Io</p>']);
});

it('refuses a page that is an element', async () => {
  const text = `export const frontMatter = {};\nexport default <p>Io</p>;\n`;
  const { make } = await pagesOf({ 'content/moons.tsx': text });
  await expect(make()).rejects.toThrow('it exports no component as default');
});

it('gives imported images their path in the content', async () => {
  const { make } = await pagesOf({
    'content/moons.tsx': `import moon from './img/moon.svg';\nexport const frontMatter = {};\nexport default () => <img src={moon} alt="" />;\n`,
    'content/img/moon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const [source] = (await make()).sources;
  expect(JSON.parse(source?.text ?? '').html).toContain('<img src="/img/moon.svg" alt=""/>');
});

it('renders a page that is new', async () => {
  const { make, write } = await pagesOf(files);
  await make();
  await write('content/suns.tsx', page('Sun'));
  expect((await make()).sources.map((source) => source.path)).toEqual([
    'content/moons.tsx',
    'content/suns.tsx',
  ]);
});

it.each([
  [
    'throws',
    { 'parts/word.ts': `export const word = (() => {\n  throw new Error('no moon');\n})();\n` },
    { file: 'parts/word.ts', start: { line: 2 } },
    'no moon',
  ],
  [
    'has a syntax error',
    { 'content/moons.tsx': `export const frontMatter = {};\nexport default () => (;\n` },
    { file: 'content/moons.tsx', start: { line: 2 } },
    'Unexpected ";"',
  ],
  [
    'has an asynchronous component',
    {
      'content/moons.tsx': `export const frontMatter = {};\nexport default async () => <p>Io</p>;\n`,
    },
    { file: 'content/moons.tsx', start: { line: 1 } },
    'a component is asynchronous or waits for a promise',
  ],
  [
    'reads what only browsers have',
    {
      'content/moons.tsx': `export const frontMatter = {};\nexport default () => <p>{window.name}</p>;\n`,
    },
    { file: 'content/moons.tsx', start: { line: 2 } },
    'use it in an effect or a handler of an island',
  ],
  [
    'has no component',
    { 'content/moons.tsx': 'export const frontMatter = {};\n' },
    { file: 'content/moons.tsx', start: { line: 1 } },
    'no component as default',
  ],
  [
    'imports an island for a moment that does not exist',
    {
      'content/moons.tsx': `import A from './a.js' with { island: 'soon' };\nexport const frontMatter = {};\nexport default () => <A />;\n`,
      'content/a.tsx': 'export default () => null;\n',
    },
    { file: 'content/moons.tsx', start: { line: 1 } },
    'island is "soon", expected "load" or "visible"',
  ],
  [
    'imports an image from elsewhere',
    {
      'content/moons.tsx': `import io from '../static/io.svg';\nexport const frontMatter = {};\nexport default () => <img src={io} alt="" />;\n`,
      'static/io.svg': '<svg/>',
    },
    { file: 'content/moons.tsx', start: { line: 1, column: 16 } },
    'not in content/; move it there, or write the URL of a static file: <img src="/img/io.svg">',
  ],
  [
    'gives an island a function',
    {
      'content/moons.tsx': `import A from './a.js' with { island: 'load' };\nexport const frontMatter = {};\nexport default () => <A onEnd={() => 1} />;\n`,
      'content/a.tsx': 'export default () => null;\n',
    },
    { file: 'content/moons.tsx', start: { line: 3, column: 25 } },
    'the prop onEnd of the island content/a is not JSON',
  ],
  [
    'gives an island children',
    {
      'content/moons.tsx': `import A from './a.js' with { island: 'load' };\nexport const frontMatter = {};\nexport default () => <A><b>Io</b></A>;\n`,
      'content/a.tsx': 'export default () => null;\n',
    },
    { file: 'content/moons.tsx', start: { line: 3, column: 23 } },
    'the prop children of the island content/a is not JSON',
  ],
  [
    'imports an island by another name than default',
    {
      'content/moons.tsx': `import { A } from './a.js' with { island: 'load' };\nexport const frontMatter = {};\nexport default () => <A />;\n`,
      'content/a.tsx': 'export default () => null;\nexport const A = () => null;\n',
    },
    { file: 'content/a.tsx', start: { line: 1 } },
    'an island is the default export of its module, and A is not',
  ],
])('reports a page that %s, with its place', async (_, changed, place, problem) => {
  const { make } = await pagesOf({ ...files, ...changed });
  await expect(make()).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'content/react-failed',
        message: expect.stringContaining(problem),
        place,
      },
    ],
  });
});

it('reports event handlers of a page, which no script runs', async () => {
  const { make } = await pagesOf({
    'content/moons.tsx': `export const frontMatter = {};\nexport default () => <p onClick={() => 1}>Io</p>;\n`,
  });
  expect((await make()).warnings).toMatchObject([
    {
      code: 'content/react-handler',
      message: 'onClick has no effect: the page does not load React.',
      place: { file: 'content/moons.tsx', start: { line: 2, column: 25 } },
    },
  ]);
});

it('reports event handlers of a component that a page imports other than as an island', async () => {
  const slider = `export default ({ onPick }) => <input onInput={() => 1} onChange={onPick} />;\n`;
  const pageWith = (attributes: string): string =>
    `import Slider from '../parts/slider.js'${attributes};\nexport const frontMatter = {};\nexport default () => <Slider />;\n`;
  const { make, write } = await pagesOf({
    'content/moons.tsx': pageWith(''),
    'content/suns.tsx': pageWith(" with { island: 'load' }"),
    'parts/slider.tsx': slider,
  });
  expect((await make()).warnings).toMatchObject([
    {
      code: 'content/react-handler',
      message: 'onInput has no effect: the page does not load React.',
      hint: "where a page imports this file, add with { island: 'visible' }, or 'load'",
      place: { file: 'parts/slider.tsx', start: { line: 1, column: 39 } },
    },
  ]);
  await write('content/moons.tsx', pageWith(" with { island: 'load' }"));
  expect((await make()).warnings).toEqual([]);
});
