import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, test } from 'vitest';
import { formatPlain } from '../../diagnostics/index.js';
import type { SourceFile } from '../../files/source-file.js';
import { messagesFor } from '../../i18n/index.js';
import { translationFolders } from '../../site/index.js';
import { emptyCache } from '../cache/index.js';
import { type ParsedDocs, parseDocs } from '../docs/parse-docs.js';
import { splitIntoBatches } from './batches.js';
import { Pool } from './pool.js';

const script = pathToFileURL('test/fixtures/worker/worker.mjs');
const setup = {
  access: { siteDir: '/sites/planets', allow: [], named: [] },
  markdown: { trustedHtml: false },
  locales: [
    {
      messages: messagesFor('en'),
      translations: translationFolders('i18n/en', {
        products: [{ id: 'default', path: 'docs' }],
        blog: 'blog',
      }),
    },
  ],
};

let pool: Pool | undefined;
afterEach(async () => pool?.close());

/** Enough files to use workers. */
const many: readonly SourceFile[] = Array.from({ length: 40 }, (_, number) => file(`${number}`));

function file(name: string, begins = ''): SourceFile {
  return { path: `content/${name}.md`, text: begins.padEnd(20_000), digest: name };
}

async function parsed(files: readonly SourceFile[]): Promise<ParsedDocs> {
  pool = new Pool({ concurrency: 2, script, limit: 300 });
  return parseDocs(files, setup, { cache: emptyCache(), pool });
}

function findings({ docs }: ParsedDocs): string {
  return formatPlain(docs.flatMap(({ diagnostics }) => diagnostics));
}

describe('the worker pool', () => {
  it('returns results in the order of the files', async () => {
    const { docs, texts } = await parsed(many);
    expect(docs.map(({ value }) => value.title)).toEqual(
      many.map(({ path }) => path.toUpperCase()),
    );
    expect(texts.size).toBe(many.length);
    expect(Buffer.from(texts.get('content/7.md')?.() ?? []).toString()).toBe('{}');
  });

  it('is not used for a few files', async () => {
    const { docs } = await parsed(many.slice(0, 2));
    expect(docs.map(({ value }) => value.title)).toEqual(['0', '1']);
  });

  it('aborts and names a file that takes too long, and processes the others', async () => {
    const result = await parsed([...many, file('endless', 'endless')]);
    expect(findings(result)).toMatchInlineSnapshot(
      `"content/endless.md:1:1: error: Given up after 0 seconds: the file cannot be understood. (to find the cause, remove parts of the text, or blocks and plugins of the site, until it works) [content/too-slow]"`,
    );
    expect(result.docs.at(-1)?.value.title).toBe('Endless');
    expect(result.docs.at(3)?.value.title).toBe('CONTENT/3.MD');
    expect(result.docs).toHaveLength(many.length + 1);
  });

  it('names a file that crashes a worker, and processes the others', async () => {
    const result = await parsed([file('deadly', 'deadly'), ...many, file('grave', 'deadly')]);
    expect(findings(result)).toMatchInlineSnapshot(`
      "content/deadly.md:1:1: error: The file cannot be read: it ended without a word. (split it into smaller files, or build with --concurrency 1) [content/crashed]
      content/grave.md:1:1: error: The file cannot be read: it ended without a word. (split it into smaller files, or build with --concurrency 1) [content/crashed]"
    `);
    expect(result.docs).toHaveLength(many.length + 2);
  });

  it('passes on exceptions of workers', async () => {
    await expect(parsed([...many, file('wrong', 'wrong')])).rejects.toThrow(
      'content/wrong.md is wrong',
    );
  });
});

test('shares work between workers and the calling thread, each file once', async () => {
  pool = new Pool({ concurrency: 2, script, limit: 300 });
  const here: string[] = [];
  const elsewhere: string[] = [];
  await pool.run({
    task: 'parse',
    setup,
    batches: many.map((one) => [one]),
    here: async (items) => {
      here.push(...items.map(({ path }) => path));
    },
    done: (items) => elsewhere.push(...items.map(({ path }) => path)),
    lost: ({ path }) => expect.fail(path),
  });
  expect(here).not.toEqual([]);
  expect(elsewhere).not.toEqual([]);
  expect([...here, ...elsewhere].toSorted()).toEqual(many.map(({ path }) => path).toSorted());
});

test('does not cache a file whose parsing was aborted', async () => {
  const cache = emptyCache();
  pool = new Pool({ concurrency: 2, script, limit: 300 });
  await parseDocs([...many, file('endless', 'endless')], setup, { cache, pool });
  expect(cache.docs.find('content/endless.md')).toBeUndefined();
  expect(cache.docs.find('content/0.md')).toBeDefined();
});

test('splits work into batches of similar weight, the heaviest first', () => {
  const batches = splitIntoBatches([1, 1, 9, 1, 1, 1, 4], (weight) => weight, 3);
  expect(batches).toEqual([[9], [4], [1, 1, 1], [1, 1]]);
});
