import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutputFile } from '../../src/files/output-file.js';
import { sha256 } from '../../src/files/sha256.js';
import { messagesFor } from '../../src/i18n/index.js';
import { toJson } from '../../src/pipeline/cache/codec.js';
import type { PageName } from '../../src/pipeline/search/search-tasks.js';
import { SearchThread } from '../../src/pipeline/search/search-thread.js';
import { fingerprintedName } from '../../src/pipeline/theme/fingerprint.js';
import { buildIndex, type SearchIndexSource, TermCounter } from '../../src/search/index.js';
import type { SearchRecord } from '../../src/search/search-record.js';

const script = pathToFileURL(
  path.resolve(import.meta.dirname, '../../lib/pipeline/search/search-worker.js'),
);
const records = Array.from({ length: 300 }, (_, index): SearchRecord => {
  const text = `Moon ${index} is the planet’s ${index % 7}th. Größe: ${'rock and dust '.repeat(index)}`;
  return {
    url: `/docs/moon-${index}`,
    title: `Moon ${index}`,
    kind: 'doc',
    breadcrumbs: ['Docs'],
    aliases: [],
    sections: [
      { text },
      { text: `It rises late: 土星の月 ${index}.`, heading: 'Rise', id: 'rise' },
    ],
  };
});
const pages = records.map((record) => {
  const bytes = toJson(record);
  return { url: record.url, digest: sha256(bytes), bytes, record: () => record };
});
const source: SearchIndexSource = { file: 'search-index.json', messages: messagesFor('en'), pages };
const here = buildIndex(source, {
  fingerprinted: fingerprintedName,
  urlOf: (name) => `/base/${name}`,
  terms: (page) => new TermCounter().count(page.record()),
});

let counted: Map<string, string>;
let thread: SearchThread;
const onTerms = ({ url }: PageName, terms: Uint8Array) =>
  counted.set(url, Buffer.from(terms).toString());
beforeEach(() => {
  counted = new Map();
  thread = new SearchThread(onTerms, script);
});
afterEach(() => thread.close());

const asText = ({ path: name, contents }: OutputFile) => [name, Buffer.from(contents).toString()];

describe('search thread', () => {
  it('builds the same index as the main thread and returns its term counts', async () => {
    for (const { url, digest: key, bytes } of pages) {
      thread.add({ url, digest: key, record: bytes, terms: undefined });
    }
    const made = await thread.make([source], '/base/');
    const search = made?.get(source.file);
    expect(search?.files.map(asText)).toEqual(here.files.map(asText));
    expect(search?.manifest).toEqual(here.manifest);
    expect(search?.state).toEqual(here.state);
    expect(counted).toEqual(
      new Map(
        records.map((record) => [record.url, JSON.stringify(new TermCounter().count(record))]),
      ),
    );
  });

  it('accepts term counts from elsewhere', async () => {
    for (const { url, digest: key, bytes, record } of pages) {
      thread.add({
        url,
        digest: key,
        record: bytes,
        terms: toJson(new TermCounter().count(record())),
      });
    }
    const made = await thread.make([source], '/base/');
    expect(made?.get(source.file)?.files.map(asText)).toEqual(here.files.map(asText));
    expect(counted.size).toBe(0);
  });

  it('falls back to the main thread if a page is missing or the thread cannot run', async () => {
    for (const { url, digest: key, bytes } of pages.slice(1)) {
      thread.add({ url, digest: key, record: bytes, terms: undefined });
    }
    expect(await thread.make([source], '/base/')).toBeUndefined();

    const broken = new SearchThread(onTerms, new URL('data:text/javascript,throw new Error()'));
    const [page] = pages;
    if (page) broken.add({ ...page, record: page.bytes, terms: undefined });
    expect(await broken.make([source], '/base/')).toBeUndefined();
    await broken.close();
  });
});
