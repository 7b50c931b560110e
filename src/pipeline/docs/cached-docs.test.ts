import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileAccess } from '../../files/index.js';
import { messagesFor } from '../../i18n/index.js';
import { translationFolders } from '../../site/translation-paths.js';
import { emptyCache } from '../cache/index.js';
import { CachedDocs } from './cached-docs.js';

let siteDir: string;

beforeEach(async () => {
  siteDir = await realpath(await mkdtemp(path.join(tmpdir(), 'docsgen-kept-docs-')));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(siteDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function setup(): ConstructorParameters<typeof CachedDocs>[0] {
  const locales = ['en', 'de'].map((code) => {
    const translations = translationFolders(`i18n/${code}`, {
      products: [{ id: 'default', path: 'docs' }],
      blog: 'blog',
    });
    return { messages: messagesFor(code), translations };
  });
  return {
    access: fileAccess(siteDir),
    markdown: { trustedHtml: false },
    locales,
  };
}

/** Returns whether a document comes from the cache after `change`. */
function isKept(name: string, text: string, change: () => void): boolean {
  const docs = new CachedDocs(setup(), emptyCache());
  const file = { path: name, text, digest: 'one' };
  docs.keep(file, docs.parse(file));
  expect(docs.find(file)).toBeDefined();
  change();
  return docs.find(file) !== undefined;
}

const included = ['::include[./_part.md]', '```md file=./_part.md\n```'];

it.each(included)('re-parses %j when its missing file is created empty', (text) => {
  const create = () => write('content/docs/_part.md', '');
  expect(isKept('content/docs/a.md', text, create)).toBe(false);
});

it.each(included)('re-parses %j when its empty file is deleted', (text) => {
  write('content/docs/_part.md', '');
  const remove = () => rmSync(path.join(siteDir, 'content/docs/_part.md'));
  expect(isKept('content/docs/a.md', text, remove)).toBe(false);
});

it('re-parses a document when the contents of two included files are swapped', () => {
  write('content/docs/_a.md', 'a\n');
  write('content/docs/_b.md', '');
  const text = '::include[./_a.md]\n\n::include[./_b.md]';
  const swap = () => {
    write('content/docs/_a.md', '');
    write('content/docs/_b.md', '\na');
  };
  expect(isKept('content/docs/c.md', text, swap)).toBe(false);
});

it.each(included)('re-parses a translation with %j when the file is translated', (text) => {
  write('content/docs/_part.md', 'Mars');
  const translate = () => write('i18n/de/docs/_part.md', 'Mars');
  expect(isKept('i18n/de/docs/a.md', text, translate)).toBe(false);
});

it('re-parses a translation when a file included from the content folder is translated', () => {
  write('content/docs/_part.md', 'Mars');
  const translate = () => write('i18n/de/docs/_part.md', 'Mars');
  expect(isKept('i18n/de/docs/a.md', '::include[/docs/_part.md]', translate)).toBe(false);
});

it('reuses a document while its missing file is still missing', () => {
  expect(isKept('content/docs/a.md', '::include[./_part.md]', () => {})).toBe(true);
});

it('re-parses a document when a block of the site that it uses changes, and only then', () => {
  const block = (name: string, digest: string) => {
    return { name, tag: name, file: `blocks/${name}.tsx`, digest };
  };
  const code = `exports.blocks = {};`;
  const docsWith = (digest: string) =>
    new CachedDocs(
      { ...setup(), blocks: { code, sourceMap: '', declarations: [block('moon', digest)] } },
      cache,
    );
  const cache = emptyCache();
  const files = ['::moon', 'No moon.'].map((text, at) => {
    return { path: `content/docs/${at}.md`, text, digest: `d${at}` };
  });
  const before = docsWith('one');
  for (const file of files) before.keep(file, before.parse(file));
  const kept = (docs: CachedDocs) => files.map((file) => docs.find(file) !== undefined);
  expect(kept(docsWith('one'))).toEqual([true, true]);
  expect(kept(docsWith('two'))).toEqual([false, true]);
});
