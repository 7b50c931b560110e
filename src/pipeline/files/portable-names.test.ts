import { describe, expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { loadConfig } from '../../config/index.js';
import { formatPlain } from '../../diagnostics/index.js';
import { buildSite } from '../build.js';

async function messages(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = await temporarySite({ 'content/index.md': '# Planets', ...files });
  const { diagnostics } = await buildSite(await loadConfig({ dir }), {
    mode: 'build',
  });
  return formatPlain(diagnostics);
}

describe('a collision of output files', () => {
  it('is reported for a static file and a page', async () => {
    expect(await messages({ 'static/index.html': '' })).toMatch(
      'static/index.html:1:1: error: content/index.md and static/index.html would both be published as index.html.',
    );
  });

  it('is reported for files of two static folders', async () => {
    const config = '{ "staticDirectories": ["static", "public"] }';
    const files = { 'docsgen.config.json': config, 'static/a.txt': '', 'public/a.txt': '' };
    expect(await messages(files)).toMatch('static/a.txt and public/a.txt would both be published');
  });

  it('is reported for a static file and a generated file', async () => {
    expect(await messages({ 'static/404.html': '' })).toMatch(
      'docsgen’s own 404.html and static/404.html would both be published as 404.html. (rename or remove static/404.html; docsgen always writes its own) [build/file-collision]',
    );
  });
});

describe('file names that differ only by case or normalization', () => {
  it.each([
    ['static/Logo.txt', 'static/logo.txt'],
    ['static/caf\u00e9.txt', 'static/cafe\u0301.txt'],
    ['static/STRASSE/a.txt', 'static/strasse/A.txt'],
  ])('are reported: %s and %s', async (first, second) => {
    const text = await messages({ [first]: '1', [second]: '2' });
    expect(text).toMatch('build/similar-files');
    expect(text).toMatch(first);
    expect(text).toMatch(second);
  });

  it('are reported for a static file and a page', async () => {
    const text = await messages({
      'content/docs/mars.md': '# Mars',
      'static/docs/Mars/index.html': '',
    });
    expect(text).toMatch('content/docs/mars.md and static/docs/Mars/index.html are published');
  });
});

it
  .runIf(process.platform === 'linux')
  .each([
    'static/aux.txt',
    'static/con/a.txt',
    'static/a.txt ',
    'static/what?.txt',
    'static/NUL',
    'content/docs/con.md',
  ])('reports a name that Windows cannot store: %s', async (name) => {
  expect(await messages({ [name]: '# A' })).toMatch(
    new RegExp(`^${name.replace(/[.?]/g, '\\$&')}:1:1: warning: .*build/unportable-name`, 'm'),
  );
});

it.each(['static/console.txt', 'static/auxiliary/a.txt', 'static/community.txt'])(
  'accepts a name that only begins like a Windows device: %s',
  async (name) => {
    expect(await messages({ [name]: 'x' })).not.toMatch('unportable');
  },
);
