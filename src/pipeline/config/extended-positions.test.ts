import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { loadConfig } from '../../config/index.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { formatPlain } from '../../diagnostics/index.js';
import { buildSite } from '../build.js';

/** Builds a site that extends the folder `company` beside it, and returns its diagnostics. */
async function diagnosticsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = await temporarySite({
    'site/docsgen.config.json': '{ "title": "Moons", "extends": ["../company"] }',
    'site/content/docs/io.md': '# Io\n\nYellow.\n',
    'site/content/docs/europa.md': '# Europa\n\nIce.\n',
    ...files,
  });
  const config = await loadConfig({ dir: path.join(root, 'site') });
  try {
    const { diagnostics } = await buildSite(config, { mode: 'build' });
    return formatPlain(diagnostics).split('\n');
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return formatPlain(error.diagnostics).split('\n');
  }
}

it.each([
  [
    '{ "navbar": { "items": [{ "label": "Jobs", "to": "/jobs" }] } }',
    'Link /jobs leads to no page.',
  ],
  ['{ "navbar": { "logo": { "src": "moon.svg" } } }', 'Image /moon.svg does not exist.'],
  ['{ "fonts": { "body": "moon.woff2" } }', 'The body font ../company/moon.woff2 cannot be used'],
  ['{ "announcementBar": { "content": "[New](/new)" } }', 'Link /new leads to no page.'],
])('reports %s in the file that sets it', async (themeConfig, message) => {
  const found = await diagnosticsOf({
    'company/docsgen.config.json': `{\n  "themeConfig": ${themeConfig}\n}`,
  });
  expect(found).toEqual([expect.stringContaining(message)]);
  expect(found[0]).toMatch(/^\.\.\/company\/docsgen\.config\.json:2:\d+: /);
});

it('reports a slot of the extended folder that throws once, at its line', async () => {
  const slot = 'export const FooterTop = ({ page }) => (\n  <b>{page.moons.length}</b>\n);\n';
  expect(await diagnosticsOf({ 'company/theme/slots/FooterTop.jsx': slot })).toEqual([
    expect.stringMatching(
      /^\.\.\/company\/theme\/slots\/FooterTop\.jsx:2:18: error: The page \/ cannot be rendered: .*'length'\)\. The same happens on \d more pages\./,
    ),
  ]);
});

it.each([
  ['TocTopp', 'export const TocTopp = () => null;', '.jsx:1:1: error: There is no slot TocTopp.'],
  ['TocTop', 'export const Other = () => null;', 'must export a component TocTop'],
])('names the file of a slot %s of the extended folder', async (name, text, message) => {
  const found = await diagnosticsOf({ [`company/theme/slots/${name}.jsx`]: text });
  expect(found[0]).toContain(`../company/theme/slots/${name}.jsx`);
  expect(found[0]).toContain(message);
});
