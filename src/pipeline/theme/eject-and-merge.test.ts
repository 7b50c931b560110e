import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { checkOverrides, withOutdatedHints } from './check-overrides.js';
import { ejectFile, updateOverrides } from './eject-and-merge.js';

const footer = 'components/chrome/Footer.tsx';
const moved = 'components/page/Footer.tsx';
const original = ['one', 'two', 'three', 'four', 'five', 'six', ''].join('\n');

/** Files of a version of the theme, below `theme`, and its types. */
interface Version {
  readonly files: Readonly<Record<string, string>>;
  readonly types?: string;
}

async function themeSource({ files, types = '' }: Version) {
  const dir = await temporarySite({ ...files, 'api/types.ts': types });
  return { dir, types: path.join(dir, 'api/types') };
}

/** A site that ejected the footer of one version, changed it, and uses the next version. */
async function upgraded(before: Version, own: string, after: Version) {
  const siteDir = await temporarySite({ 'content/index.md': '# Home' });
  const written = await ejectFile(siteDir, 'Footer', await themeSource(before));
  await writeFile(path.join(siteDir, 'theme', footer), own);
  const theme = await themeSource(after);
  return {
    siteDir,
    theme,
    written,
    check: () => checkOverrides(siteDir, [], theme),
    update: () => updateOverrides(siteDir, theme),
    read: (file = footer) => readFile(path.join(siteDir, 'theme', file), 'utf8'),
  };
}

const lines = (text: string): Version => ({ files: { [footer]: text } });

it('copies a component, its original and its types into the site', async () => {
  const site = await upgraded(lines(original), original, lines(original));
  expect(site.written).toEqual([
    `theme/${footer}`,
    `theme/.originals/${footer}`,
    'theme/.originals/types.json',
  ]);
  expect(site.check()).toEqual([]);
});

it('warns when the original changes, shows the lines and merges them', async () => {
  const own = original.replace('two', 'two of mine');
  const next = original.replace('five', 'five and a half');
  const site = await upgraded(lines(original), own, lines(next));
  expect(site.check()).toMatchObject([
    {
      code: 'theme/outdated',
      message: expect.stringContaining('- five + five and a half'),
      place: { file: `theme/${footer}` },
    },
  ]);
  expect(await site.update()).toEqual({
    merged: [`theme/${footer}`],
    conflicts: [],
    diagnostics: [],
  });
  expect(await site.read()).toBe('one\ntwo of mine\nthree\nfour\nfive and a half\nsix\n');
  expect(site.check()).toEqual([]);
});

it('marks lines that both have changed', async () => {
  const site = await upgraded(
    lines(original),
    original.replace('two', '2'),
    lines(original.replace('two', 'TWO')),
  );
  const { conflicts } = await site.update();
  const found = [{ file: `theme/${footer}`, lines: [2] }];
  expect(conflicts).toEqual(found);
  const marked = await site.read();
  expect(marked).toMatch(/<{7} yours\n2\n={7}\nTWO\n>{7} docsgen/);
  expect(await site.update()).toMatchObject({ merged: [], conflicts: found });
  expect(await site.read()).toBe(marked);
});

it('merges into a file with CRLF, and keeps its line endings', async () => {
  const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
  const own = crlf(original.replace('two', '2'));
  const same = await upgraded(lines(original), own, lines(original));
  await writeFile(path.join(same.siteDir, 'theme/.originals', footer), crlf(original));
  expect(same.check()).toEqual([]);

  const site = await upgraded(lines(original), own, lines(original.replace('five', '5')));
  expect(await site.update()).toMatchObject({ merged: [`theme/${footer}`], conflicts: [] });
  expect(await site.read()).toBe(crlf('one\n2\nthree\nfour\n5\nsix\n'));
});

it('reports a component that is gone (theme/removed)', async () => {
  const site = await upgraded(lines(original), original, { files: {} });
  const removed = { code: 'theme/removed', severity: 'error' };
  expect(site.check()).toMatchObject([removed]);
  expect(await site.update()).toMatchObject({ merged: [], diagnostics: [removed] });
  expect(await site.read()).toBe(original);
});

it('reports a component that is elsewhere, and moves the override (theme/moved)', async () => {
  const next = original.replace('five', '5');
  const own = original.replace('two', '2');
  const site = await upgraded(lines(original), own, { files: { [moved]: next } });
  expect(site.check()).toMatchObject([{ code: 'theme/moved', severity: 'error' }]);
  expect(await site.update()).toMatchObject({ merged: [`theme/${moved}`], conflicts: [] });
  expect(await site.read(moved)).toBe('one\n2\nthree\nfour\n5\nsix\n');
  await expect(site.read()).rejects.toThrow('ENOENT');
  expect(site.check()).toEqual([]);
});

/** A footer with props, and the line that shows it. */
function component(props: string, content: string): string {
  return `import type { Links } from 'docsgen/theme';

interface Props {
${props}
}

/** The end of the page. */
export function Footer({ links }: Props) {
  return <footer>{${content}}</footer>;
}
`;
}

const props = '  readonly links: Links;';
const types = 'export interface Links { readonly first: string; readonly last: string }';
const before: Version = { files: { [footer]: component(props, 'links.first') }, types };
const ownText = component(props, 'links.first + links.last');

it.each([
  [
    'a new required prop',
    `${props}\n  readonly page: string;`,
    'page is new and required (string)',
  ],
  ['a prop of another type', '  readonly links: readonly Links[];', 'links is readonly Links[]'],
  ['an optional prop', '  readonly links?: Links;', 'links may be absent'],
  ['a removed prop', '  readonly items?: Links;', 'links is gone'],
])('reports %s at the component (theme/props)', async (_title, next, message) => {
  const after = { files: { [footer]: component(next, 'links.first') }, types };
  const site = await upgraded(before, ownText, after);
  expect(site.check().filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      code: 'theme/props',
      message: expect.stringContaining(`Footer.${message}`),
      place: { start: { line: 8, column: 17 } },
    },
  ]);
});

it('says nothing about a new optional prop that the original does not use', async () => {
  const next = component(`${props}\n  readonly page?: string;`, 'links.first');
  const site = await upgraded(before, ownText, { files: { [footer]: next }, types });
  expect(site.check()).toMatchObject([{ code: 'theme/outdated' }]);
});

it('reports a field of a type that the override reads, also after a merge', async () => {
  const after = { ...before, types: types.replace('last', 'end') };
  const site = await upgraded(before, ownText, after);
  const gone = {
    code: 'theme/props',
    severity: 'error',
    message: 'Links.last is gone, since this file was ejected or merged last.',
    place: { file: `theme/${footer}`, start: { line: 9, column: 39 } },
  };
  expect(site.check()).toMatchObject([gone]);
  expect(await site.update()).toMatchObject({ diagnostics: [gone] });
  expect(site.check()).toMatchObject([gone]);
  await writeFile(path.join(site.siteDir, 'theme', footer), ownText.replace('.last', '.end'));
  expect(site.check()).toEqual([]);
});

it('reports a field once, of a type that the override imports', async () => {
  const [links, others] = [
    types.replace('}', '; readonly top: Top }'),
    'export interface Top { readonly last: string }',
  ];
  const declared = { ...before, types: `${others}\n${links}` };
  const after = { ...before, types: declared.types.replaceAll('last: string', 'end: string') };
  const site = await upgraded(declared, ownText, after);
  expect(site.check()).toMatchObject([{ message: expect.stringContaining('Links.last is gone') }]);
});

it('shows where two long types differ', async () => {
  const list = (last: string): string =>
    `readonly { ${'abcdefgh'.replaceAll(/./g, 'readonly $&: string; ')}readonly last: ${last} }[]`;
  const long = (last: string): Version => ({
    ...before,
    types: `export interface Links { readonly first: string; readonly last: ${list(last)} }`,
  });
  const site = await upgraded(long('string'), ownText, long('number'));
  expect(site.check()).toMatchObject([
    {
      message: expect.stringMatching(/is ….*last: number\}\[\] instead of ….*last: string\}\[\],/),
    },
  ]);
});

it('points out the update where an outdated file does not compile', async () => {
  const site = await upgraded(lines(original), original, lines(`${original}seven`));
  const place = { file: `theme/${footer}`, start: { line: 1, column: 1, offset: 0 } };
  const failed = diagnose('theme/failed', { problem: 'Could not resolve "./gone.js"' }, { place });
  const other = { ...failed, place: { ...place, file: 'theme/main.ts' } };
  const [outdated, own] = withOutdatedHints([failed, other], site.siteDir, site.theme);
  expect(outdated?.hint).toContain('docsgen theme update');
  expect(own).toEqual(other);
});

it('accepts a change of a field that the override does not read', async () => {
  const after = { ...before, types: types.replace('last: string', 'last: number') };
  const unread = await upgraded(before, component(props, 'links.first'), after);
  expect(unread.check()).toEqual([]);
  const site = await upgraded(before, ownText, after);
  expect(site.check()).toMatchObject([
    { message: expect.stringContaining('Links.last is number instead of string') },
  ]);
  expect(await site.update()).toMatchObject({ diagnostics: [{ severity: 'info' }] });
  expect(site.check()).toEqual([]);
});

it('reports props that a component of the theme lacks or needs', async () => {
  const theme = await themeSource({
    files: { 'components/Badge.tsx': 'export function Badge({ kind }: { kind: "new" }) {}' },
  });
  const siteDir = await temporarySite({
    'theme/layouts/Page.tsx':
      "import { Badge } from '../components/Badge.js';\nexport const Page = () => <Badge kid='new' />;\n",
  });
  expect(checkOverrides(siteDir, [], theme)).toMatchObject([
    {
      code: 'theme/missing-prop',
      message: 'Badge needs the prop kind: "new".',
      place: { file: 'theme/layouts/Page.tsx', start: { line: 2, column: 27 } },
    },
    { code: 'theme/unknown-prop', hint: 'did you mean kind?', place: { start: { column: 34 } } },
  ]);
});

it('warns about a damaged record, and writes it again', async () => {
  const site = await upgraded(before, ownText, before);
  const record = path.join(site.siteDir, 'theme/.originals/types.json');
  await writeFile(record, '<<<<<<<');
  expect(site.check()).toMatchObject([{ code: 'theme/damaged-record' }]);
  await site.update();
  expect(site.check()).toEqual([]);
});

it.each([
  ['Fooster', 'theme/no-component'],
  ['theme/components/chrome/Footer', 'theme/exists'],
])('refuses to eject %s: %s', async (name, code) => {
  const { siteDir } = await upgraded(lines(original), original, lines(original));
  const theme = await themeSource(lines(original));
  const error: unknown = await ejectFile(siteDir, name, theme).catch((reason: unknown) => reason);
  if (!(error instanceof DiagnosticError)) throw error;
  expect(error.diagnostics).toMatchObject([{ code }]);
});

it('suggests a component for a misspelled one, and no style sheet of its name', async () => {
  const error: unknown = await ejectFile(await temporarySite({}), 'sidebar').catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof DiagnosticError)) throw error;
  expect(error.diagnostics).toMatchObject([{ hint: 'did you mean Sidebar?' }]);
});

it('checks the folders that the site extends, and merges in them', async () => {
  const own = original.replace('two', 'two of mine');
  const site = await upgraded(lines(original), own, lines(original.replace('five', 'FIVE')));
  const extending = await temporarySite({ 'content/index.md': '# Home' });
  const folder = path.relative(extending, site.siteDir);
  expect(checkOverrides(extending, [site.siteDir], site.theme)).toMatchObject([
    {
      code: 'theme/outdated',
      place: { file: `${folder}/theme/${footer}` },
      hint: expect.stringContaining(`docsgen theme update ${folder}`),
    },
  ]);
});

it('does not ask a site to edit an installed package, but reports what breaks in it', async () => {
  const { files } = lines(
    'interface Props {\n  a: string;\n}\nexport function Footer({ a }: Props) {}',
  );
  const site = await temporarySite({ 'content/index.md': '# Home' });
  const dir = path.join(site, 'node_modules/@acme/docs');
  await ejectFile(dir, 'Footer', await themeSource({ files }));
  const next = { [footer]: (files[footer] ?? '').replace('a: string', 'b: string') };
  const found = checkOverrides(site, [dir], await themeSource({ files: next }));
  expect(found.map(({ code, hint }) => `${code}: ${hint}`)).toEqual([
    'theme/props: install a version of the package that was made for this version of docsgen',
    'theme/props: install a version of the package that was made for this version of docsgen',
  ]);
});
