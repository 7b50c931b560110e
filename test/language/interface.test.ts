import { cp, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { expect, onTestFinished, test } from 'vitest';
import { type Message, messageKeys, messagesFor } from '../../src/i18n/index.js';
import { reportOf } from '../build/site-report.js';
import { writeFiles } from '../build/temporary-site.js';
import { repository } from '../support/repository.js';

/** A language without messages of docsgen's own. */
const locale = 'eo';

/** A text without letters; placeholders stay. */
function withoutLetters(message: Message): Message {
  const strike = (text: string) =>
    text.replace(/(\{\w+\})|\p{L}/gu, (_, placeholder) => placeholder ?? '·');
  if (typeof message === 'string') return strike(message);
  return { other: strike(message.other) };
}

/** A copy of a fixture, whose interface is in that language, without letters. */
async function withoutInterface(fixture: string): Promise<string> {
  const dir = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-language-')));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await cp(path.join(repository, 'test/fixtures', fixture), dir, { recursive: true });
  const config = JSON.parse(await readFile(path.join(dir, 'docsgen.config.json'), 'utf8'));
  const { phrases } = messagesFor('en');
  const messages = messageKeys.map((key) => [key, withoutLetters(phrases[key])]);
  await writeFiles(dir, {
    'docsgen.config.json': JSON.stringify({
      ...config,
      i18n: { defaultLocale: locale, locales: [locale] },
    }),
    [`i18n/${locale}/theme.json`]: JSON.stringify(Object.fromEntries(messages)),
  });
  return dir;
}

/** Names, which are the same in every language. */
const names = [
  ...[
    'Atom',
    'JSON Feed',
    'Markdown',
    'OAuth',
    'OpenID Connect',
    'cURL',
    'JavaScript',
    'Python',
    'Ctrl',
  ],
  new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? '',
  ...Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month, 1).toLocaleString(locale, { month: 'long' }),
  ),
];

/** Lower-case words of four and more letters. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
}

/** All words of the site's sources, and names. */
async function sourceWords(dir: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.png$/.test(entry.name));
  const texts = await Promise.all(
    files
      .filter(({ name }) => name !== 'theme.json')
      .map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8')),
  );
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name).slice(dir.length));
  return new Set([...texts, ...paths, ...names].flatMap(wordsOf));
}

const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'];

/** Texts and accessible names of a page, without code. */
function textsOf(html: string): readonly string[] {
  const texts: string[] = [];
  let code = 0;
  const isCode = (name: string) => /^(code|pre|script|style|svg)$/.test(name);
  const parser = new Parser({
    onopentag: (name, given) => {
      if (isCode(name)) code += 1;
      for (const attribute of attributes) texts.push(given[attribute] ?? '');
      if (name === 'meta' && /description|title/.test(`${given.name} ${given.property}`)) {
        texts.push(given.content ?? '');
      }
    },
    ontext: (text) => {
      if (code === 0) texts.push(text);
    },
    onclosetag: (name) => {
      if (isCode(name)) code -= 1;
    },
  });
  parser.end(html);
  return texts;
}

test.each(['all-kinds-of-content', 'every-description-field'])(
  'without the words of the interface, only those of the sources are left: %s',
  async (fixture) => {
    const dir = await withoutInterface(fixture);
    const { pages, diagnostics } = await reportOf(dir);
    expect(pages.size, diagnostics).toBeGreaterThan(10);
    const known = await sourceWords(dir);
    const unknown = new Map<string, string>();
    for (const [page, html] of pages) {
      for (const text of textsOf(html)) {
        // Data for scripts.
        if (text.startsWith('{')) continue;
        if (wordsOf(text).some((word) => !known.has(word))) unknown.set(text.trim(), page);
      }
    }
    expect([...unknown].map(([text, page]) => `${page}: ${text}`)).toEqual([]);
  },
);
