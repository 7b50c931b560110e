import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { ejectFile, outdatedOverrides, updateOverrides } from './overrides.js';

const footer = 'components/chrome/Footer.tsx';
const original = ['one', 'two', 'three', 'four', 'five', 'six', ''].join('\n');

/** A theme with a footer, and a site that has ejected it. */
async function ejected(own: string, upgraded: string) {
  const themeDir = await temporarySite({ [footer]: original });
  const siteDir = await temporarySite({ 'content/index.md': '# Home' });
  const written = await ejectFile(siteDir, 'Footer', themeDir);
  const file = path.join(siteDir, 'theme', footer);
  await writeFile(file, own);
  await writeFile(path.join(themeDir, footer), upgraded);
  return { themeDir, siteDir, written, read: () => readFile(file, 'utf8') };
}

it('copies a component and its original into the site', async () => {
  const { siteDir, themeDir, written } = await ejected(original, original);
  expect(written).toEqual([`theme/${footer}`, `theme/.originals/${footer}`]);
  expect(outdatedOverrides(siteDir, themeDir)).toEqual([]);
});

it('warns when the original changes, shows the lines and merges them', async () => {
  const own = original.replace('two', 'two of mine');
  const site = await ejected(own, original.replace('five', 'five and a half'));
  expect(outdatedOverrides(site.siteDir, site.themeDir)).toMatchObject([
    {
      code: 'theme/outdated',
      message: expect.stringContaining('- five + five and a half'),
      place: { file: `theme/${footer}` },
    },
  ]);
  expect(await updateOverrides(site.siteDir, site.themeDir)).toEqual({
    merged: [`theme/${footer}`],
    conflicts: [],
  });
  expect(await site.read()).toBe('one\ntwo of mine\nthree\nfour\nfive and a half\nsix\n');
  expect(outdatedOverrides(site.siteDir, site.themeDir)).toEqual([]);
});

it('marks lines that both have changed', async () => {
  const site = await ejected(original.replace('two', '2'), original.replace('two', 'TWO'));
  const { conflicts } = await updateOverrides(site.siteDir, site.themeDir);
  expect(conflicts).toEqual([`theme/${footer}`]);
  expect(await site.read()).toMatch(/<{7} yours\n2\n={7}\nTWO\n>{7} docsgen/);
});

it('warns when the original is gone (theme/removed)', async () => {
  const { siteDir, themeDir } = await ejected(original, original);
  await rm(path.join(themeDir, footer));
  expect(outdatedOverrides(siteDir, themeDir)).toMatchObject([{ code: 'theme/removed' }]);
});

it.each([
  ['Fooster', 'theme/no-component'],
  ['theme/components/chrome/Footer', 'theme/exists'],
])('refuses to eject %s: %s', async (name, code) => {
  const { siteDir, themeDir } = await ejected(original, original);
  const error: unknown = await ejectFile(siteDir, name, themeDir).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof DiagnosticError)) throw error;
  expect(error.diagnostics).toMatchObject([{ code }]);
});
