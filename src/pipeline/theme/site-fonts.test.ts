import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { repository } from '../../../test/support/repository.js';
import type { Fonts } from '../../config/index.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { siteFonts } from './site-fonts.js';

const inter = path.join(repository, 'theme/fonts/inter-latin.woff2');

async function siteWithFont(): Promise<string> {
  const siteDir = await temporarySite({ 'content/index.md': '# Home' });
  await mkdir(path.join(siteDir, 'fonts'));
  await cp(inter, path.join(siteDir, 'fonts/acme.woff2'));
  return siteDir;
}

/** A package with the files of Fontsource: two subsets of a variable font. */
async function siteWithPackage(): Promise<string> {
  const siteDir = await siteWithFont();
  const folder = path.join(siteDir, 'node_modules/@fontsource-variable/acme');
  await mkdir(path.join(folder, 'files'), { recursive: true });
  const face = (subset: string, range: string) =>
    `@font-face { font-family: 'Acme Variable'; font-style: normal; font-weight: 200 900; src: url(./files/acme-${subset}.woff2) format('woff2-variations'); unicode-range: ${range}; }`;
  await writeFile(path.join(folder, 'package.json'), '{"name":"@fontsource-variable/acme"}');
  await writeFile(path.join(folder, 'metadata.json'), '{"category": "serif"}');
  await writeFile(
    path.join(folder, 'wght.css'),
    `${face('greek', 'U+0370-03FF')}\n${face('latin', 'U+0000-00FF,U+0131')}`,
  );
  const bytes = await readFile(inter);
  await writeFile(path.join(folder, 'files/acme-latin.woff2'), bytes);
  await writeFile(
    path.join(folder, 'files/acme-greek.woff2'),
    Buffer.concat([bytes, Buffer.of(0)]),
  );
  return siteDir;
}

it('publishes a file for texts, with a fallback of its size', async () => {
  const fonts = await siteFonts(await siteWithFont(), { body: 'fonts/acme.woff2' });
  const [file] = fonts.files;
  expect(file?.path).toMatch(/^assets\/acme-[\da-f]{8}\.woff2$/);
  expect(fonts.preloaded).toEqual([file?.path]);
  expect(fonts.sheet).toContain(`src:url(./${file?.path.slice(7)})format("woff2")`);
  // Inter is about 7 % wider than Arial.
  expect(fonts.sheet).toMatch(/size-adjust:10[67]\.\d+%;ascent-override:9[01]\.\d+%/);
  expect(fonts.sheet).toContain(':root{--font-sans:"acme","acme fallback",system-ui,sans-serif}');
});

it('takes the subsets of a package and preloads the Latin one', async () => {
  const siteDir = await siteWithPackage();
  const fonts = await siteFonts(siteDir, { heading: '@fontsource-variable/acme' });
  expect(fonts.files.map(({ path }) => path.replace(/-[\da-f]{8}/, ''))).toEqual([
    'assets/acme-greek.woff2',
    'assets/acme-latin.woff2',
  ]);
  expect(fonts.preloaded).toEqual([expect.stringContaining('acme-latin')]);
  expect(fonts.sheet).toContain('font-weight:200 900;font-display:optional');
  expect(fonts.sheet).toContain('unicode-range:U+0370-03FF');
  expect(fonts.sheet).toContain('local("Times New Roman")');
  expect(fonts.sheet).toContain('h1,h2,h3,h4,.brand-title{font-family:var(--font-heading)}');
});

it('preloads the weights of texts and emphasis, and of headings', async () => {
  const siteDir = await siteWithFont();
  const bytes = await readFile(inter);
  const weights = [700, 400, 600];
  const files = await Promise.all(
    weights.map(async (weight) => {
      const src = `fonts/acme-${weight}.woff2`;
      await writeFile(path.join(siteDir, src), Buffer.concat([bytes, Buffer.of(weight / 100)]));
      return { src, weight, style: 'normal' as const };
    }),
  );
  const preloaded = async (fonts: Fonts) =>
    (await siteFonts(siteDir, fonts)).preloaded.map((file) => /\d{3}(?=-)/.exec(file)?.[0]);
  const family = { family: 'Acme', files };
  expect(await preloaded({ body: family })).toEqual(['400', '600']);
  expect(await preloaded({ heading: family })).toEqual(['700']);
});

it('gives emphasis and headings of texts one bold weight of several', async () => {
  const siteDir = await siteWithFont();
  const family = (weights: readonly number[]) => ({
    family: 'Acme',
    files: weights.map((weight) => ({ src: 'fonts/acme.woff2', weight, style: 'normal' as const })),
  });
  const weights = async (body: Fonts['body']) =>
    (await siteFonts(siteDir, { body })).sheet.match(/(?<=font-weight:)[\d ]+/g);
  expect(await weights(family([400, 600, 700, 900]))).toEqual(['400', '600 650', '700', '900']);
  expect(await weights(family([400, 700]))).toEqual(['400', '700']);
});

it.each([
  ['body', [400, 500, 600, 700], ['400', '600 650']],
  ['body', [400, 700, 900], ['400', '700']],
  ['heading', [400, 600, 700], ['700']],
  ['heading', [400], ['1 1000']],
] as const)('takes for %s of a static package with %j the weights %j', async (role, has, used) => {
  const siteDir = await siteWithFont();
  const folder = path.join(siteDir, 'node_modules/@fontsource/acme');
  await mkdir(path.join(folder, 'files'), { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"name":"@fontsource/acme"}');
  await cp(inter, path.join(folder, 'files/acme.woff2'));
  for (const weight of has)
    await writeFile(
      path.join(folder, `${weight}.css`),
      `@font-face { font-family: 'Acme'; font-weight: ${weight}; src: url(./files/acme.woff2); }`,
    );
  const { sheet } = await siteFonts(siteDir, { [role]: '@fontsource/acme' });
  expect(sheet.match(/(?<=font-weight:)[\d ]+/g)).toEqual(used);
});

it('publishes nothing without fonts', async () => {
  expect(await siteFonts('/nowhere', {})).toEqual({
    ...{ files: [], sheet: '', preloaded: [], inputs: [] },
  });
});

it.each([
  [{ body: '@fontsource/missing' }, /npm install @fontsource\/missing/],
  [{ body: 'Source Serif 4' }, /npm install @fontsource\/source-serif-4/],
  [
    { body: 'https://fonts.example/css2?family=Open+Sans:wght@400' },
    /install @fontsource\/open-sans/,
  ],
  [{ mono: 'fonts/missing.woff2' }, /font fonts\/missing\.woff2 .*the file does not exist/],
  [{ heading: 'content/index.md' }, /not a font that can be read/],
])('reports %j with its position', async (fonts, problem) => {
  const place = { file: 'docsgen.config.ts', start: { line: 3, column: 5, offset: 20 } };
  const siteDir = await siteWithFont();
  const failed = siteFonts(siteDir, fonts, () => place);
  const error: unknown = await failed.catch((reason: unknown) => reason);
  if (!(error instanceof DiagnosticError)) throw error;
  expect(error.diagnostics).toMatchObject([
    { code: 'theme/font', message: expect.stringMatching(problem), place },
  ]);
  const [named = ''] = Object.values(fonts);
  expect(error.inputs).toEqual(named.startsWith('@') ? [] : [path.join(siteDir, named)]);
});
