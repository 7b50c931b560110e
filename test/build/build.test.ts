import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mainOf, reportOf } from './site-report.js';
import { unsafeMarkup } from './unsafe-markup.js';

/*
 * Adding a test is adding a folder: each folder of `test/fixtures/build` is a site, which is built and
 * compared with what lies in its own folder `expected`:
 *   files.txt        paths of the output files
 *   diagnostics.txt  what the build had to say
 *   main/**.html     what pages show; an empty file asks for a page (`main/docs/mars/index.html`)
 * `npx vitest run test/build --update` writes what is new.
 */
const fixtures = fileURLToPath(new URL('../fixtures/build', import.meta.url));
const cases = await readdir(fixtures);

describe.each(cases)('the site %s', (name) => {
  const siteDir = path.join(fixtures, name);
  const expected = path.join(siteDir, 'expected');

  it('builds the expected files, diagnostics and pages', async () => {
    const { files, diagnostics, pages } = await reportOf(siteDir);
    await expect(files).toMatchFileSnapshot(path.join(expected, 'files.txt'));
    await expect(diagnostics).toMatchFileSnapshot(path.join(expected, 'diagnostics.txt'));
    for (const page of await pagesToCompare(expected)) {
      const main = mainOf(pages.get(page) ?? '');
      await expect(main).toMatchFileSnapshot(path.join(expected, 'main', page));
    }
    for (const [page, html] of pages) expect([page, ...unsafeMarkup(html)]).toEqual([page]);
  });
});

async function pagesToCompare(expected: string): Promise<string[]> {
  const folder = path.join(expected, 'main');
  if (!existsSync(folder)) return [];
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'));
}
