import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../test/build/site-report.js';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { loadConfig, type UserConfig } from '../../config/index.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { freezeVersion } from './freeze.js';

const planets = {
  'content/index.md': '# Planets',
  'content/docs/mars.md':
    '---\nredirect_from: /red\n---\n# Mars\n\n[Home](../index.md) ![](./map.svg)\n\n::include[./_note.md]',
  'content/docs/_note.md': 'A note.',
  'content/docs/map.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'i18n/de/docs/mars.md': '# Der Mars',
};

const config: UserConfig = {
  i18n: { locales: ['en', 'de', 'fr'] },
  docs: { sidebars: { guide: ['mars'] } },
};

async function site(files: Readonly<Record<string, string>> = planets) {
  const siteDir = await temporarySite({
    ...files,
    'docsgen.config.json': JSON.stringify(config),
  });
  return {
    siteDir,
    freeze: async (name: string) => freezeVersion(await loadConfig({ dir: siteDir }), name),
    list: async () =>
      (await readdir(siteDir, { recursive: true })).map((file) => file.split(path.sep).join('/')),
    read: (file: string) => readFile(path.join(siteDir, file), 'utf8'),
  };
}

async function problem(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof DiagnosticError)) throw error;
  return error.diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n');
}

describe('freezing a version', () => {
  it('copies documents, translations and sidebars, and adds the version to the top of the list', async () => {
    const { freeze, list, read, siteDir } = await site();
    expect(await freeze('1.0')).toEqual({
      documents: 1,
      files: [
        'versioned_docs/version-1.0',
        'i18n/de/versioned_docs/version-1.0',
        'versioned_sidebars/version-1.0-sidebars.json',
        'versions.json',
      ],
    });
    expect(await read('versioned_docs/version-1.0/mars.md')).toBe(planets['content/docs/mars.md']);
    expect(await list()).toContain('versioned_docs/version-1.0/map.svg');
    expect(JSON.parse(await read('versioned_sidebars/version-1.0-sidebars.json'))).toEqual({
      guide: ['mars'],
    });
    await freeze('2.0');
    expect(JSON.parse(await read('versions.json'))).toEqual(['2.0', '1.0']);
    expect((await list()).filter((file) => path.basename(file).startsWith('.'))).toEqual([]);
    const { diagnostics, files } = await reportOf(siteDir);
    expect(diagnostics).toBe('Nothing to say.\n');
    expect(files.split('\n')).toEqual(
      expect.arrayContaining([
        ...['docs/mars/index.html', 'docs/1.0/mars/index.html', 'docs/next/mars/index.html'],
        ...['de/docs/1.0/mars/index.html', 'red/index.html'],
      ]),
    );
  });

  it.each([
    ['', 'cli/version-name'],
    ['a/b', 'cli/version-name'],
    ['..', 'cli/version-name'],
    ['current', 'cli/version-name'],
    ['x'.repeat(33), 'cli/version-name'],
  ])('refuses the name “%s”', async (name, code) => {
    const { freeze, list } = await site();
    const before = await list();
    expect(await problem(freeze(name))).toContain(code);
    expect(await list()).toEqual(before);
  });

  it('overwrites no existing version', async () => {
    const { freeze, siteDir, list } = await site();
    await freeze('v1');
    const before = await list();
    expect(await problem(freeze('V1'))).toBe(
      'cli/version-exists: There is a version V1 already, in versions.json.',
    );
    await mkdir(path.join(siteDir, 'versioned_docs/version-v2'));
    expect(await problem(freeze('v2'))).toBe(
      'cli/version-exists: There is a version v2 already, in versioned_docs/version-v2.',
    );
    expect(await list()).toEqual(
      [...before, 'versioned_docs/version-v2'].sort(inOrderOf(await list())),
    );
  });

  it('requires documents and a valid version list', async () => {
    expect(await problem((await site({ 'content/index.md': '# Planets' })).freeze('1.0'))).toBe(
      'cli/nothing-to-freeze: There are no documents in content/docs.',
    );
    const { freeze } = await site({ ...planets, 'versions.json': '{' });
    expect(await problem(freeze('1.0'))).toContain('config/syntax');
  });

  it('refuses links out of the site instead of copying their targets', async () => {
    const { freeze, siteDir, list } = await site();
    await symlink('/etc/hostname', path.join(siteDir, 'content/docs/host.txt'));
    const before = await list();
    expect(await problem(freeze('1.0'))).toContain('files/outside-site');
    expect(await list()).toEqual(before);
  });

  it('leaves no files behind after a write error', async () => {
    const { freeze, siteDir, list } = await site();
    // Copying a broken symbolic link fails after other parts have been written.
    await symlink('nowhere', path.join(siteDir, 'i18n/de/docs/pluto.md'));
    const before = await list();
    expect(await problem(freeze('1.0'))).toContain('cli/cannot-freeze: The version 1.0 could not');
    expect(await list()).toEqual(before);
  });
});

/** Compares by the position in another list. */
function inOrderOf(order: readonly string[]): (a: string, b: string) => number {
  return (a, b) => order.indexOf(a) - order.indexOf(b);
}
