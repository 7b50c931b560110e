import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { loadConfig } from '../../config/index.js';
import { formatPlain } from '../../diagnostics/index.js';
import { messageKeys } from '../../i18n/index.js';
import { reportTranslations } from './report.js';

const planets = {
  'content/index.md': '# Planets',
  'content/docs/mars.md': '# Mars',
  'content/docs/venus.md': '# Venus',
  'content/docs/giants/_category_.yml': 'label: Giants',
  'content/docs/giants/saturn.md': '# Saturn',
  'i18n/de/docs/mars.md': '# Der Mars',
  'i18n/de/docs/pluto.md': '# Der Pluto',
  'i18n/de/site.json': '{ "Planets": "Planeten" }',
};

async function report(
  files: Readonly<Record<string, string>>,
  locales: readonly string[],
  prepare?: (siteDir: string) => Promise<void>,
) {
  const siteDir = await temporarySite({
    ...files,
    'docsgen.config.json': JSON.stringify({ title: 'Planets', i18n: { locales } }),
  });
  await prepare?.(siteDir);
  const { value, diagnostics } = await reportTranslations(await loadConfig({ dir: siteDir }));
  return { value, problems: diagnostics.length === 0 ? [] : formatPlain(diagnostics).split('\n') };
}

describe('the translation report', () => {
  it('is empty for a single locale', async () => {
    expect(await report({ 'content/docs/mars.md': '# Mars' }, ['en'])).toEqual({
      value: [],
      problems: [],
    });
  });

  it('lists missing documents and labels', async () => {
    const { value, problems } = await report(planets, ['en', 'de']);
    expect(value).toEqual([
      {
        locale: 'de',
        documents: {
          total: 4,
          missing: ['docs/giants/saturn.md', 'docs/venus.md', 'index.md'].map((file) => ({
            original: `content/${file}`,
            translation: `i18n/de/${file}`,
          })),
          outdated: [],
          orphaned: [{ original: 'content/docs/pluto.md', translation: 'i18n/de/docs/pluto.md' }],
        },
        labels: { missing: ['Giants'] },
        messages: { missing: [] },
        description: undefined,
      },
    ]);
    expect(problems).toEqual([
      'warning: “Giants” is not translated into de. (add it to i18n/de/site.json) [check/untranslated-labels]',
      'content/docs/giants/saturn.md:1:1: warning: Not translated into de. (write the translation to i18n/de/docs/giants/saturn.md) [check/untranslated-document]',
      'content/docs/venus.md:1:1: warning: Not translated into de. (write the translation to i18n/de/docs/venus.md) [check/untranslated-document]',
      'content/index.md:1:1: warning: Not translated into de. (write the translation to i18n/de/index.md) [check/untranslated-document]',
      'i18n/de/docs/pluto.md:1:1: warning: Translates content/docs/pluto.md, which does not exist. [check/orphaned-translation]',
    ]);
  });

  it('lists missing interface messages for languages that docsgen does not include', async () => {
    const theme = { 'i18n/nl/theme.json': '{ "chrome.skip": "Naar de inhoud" }' };
    const { value, problems } = await report({ ...planets, ...theme }, ['en', 'nl', 'de']);
    expect(value[0]?.messages.missing).toHaveLength(messageKeys.length - 1);
    expect(value[1]?.messages.missing).toEqual([]);
    expect(problems.find((line) => line.includes('check/untranslated-messages'))).toContain(
      `${messageKeys.length - 1} interface messages are not translated into nl`,
    );
  });

  it('lists documents that changed after their translation, according to git', async () => {
    const { value, problems } = await report(planets, ['en', 'de'], async (siteDir) => {
      const git = (date: string, ...args: string[]) =>
        execFileSync('git', args, {
          cwd: siteDir,
          env: {
            ...process.env,
            GIT_AUTHOR_DATE: date,
            GIT_COMMITTER_DATE: date,
            GIT_AUTHOR_NAME: 'Tycho',
            GIT_AUTHOR_EMAIL: 'tycho@example.com',
            GIT_COMMITTER_NAME: 'Tycho',
            GIT_COMMITTER_EMAIL: 'tycho@example.com',
          },
        });
      git('', 'init', '-q');
      git('', 'add', '.');
      git('2026-01-02T10:00:00Z', 'commit', '-qm', 'Begin');
      await writeFile(path.join(siteDir, 'content/docs/mars.md'), '# Mars\n\nRed.');
      git('2026-02-03T10:00:00Z', 'commit', '-qam', 'Say more of Mars');
    });
    expect(value[0]?.documents.outdated).toEqual([
      {
        original: 'content/docs/mars.md',
        translation: 'i18n/de/docs/mars.md',
        changed: '2026-02-03',
        translated: '2026-01-02',
      },
    ]);
    expect(problems.find((line) => line.includes('check/outdated-translation'))).toBe(
      'i18n/de/docs/mars.md:1:1: warning: Translated on 2026-01-02, but content/docs/mars.md was changed on 2026-02-03. [check/outdated-translation]',
    );
  });
});
