import { digest } from '../assets/index.js';
import { diagnose } from '../diagnostics/index.js';
import type { Diagnostic, Doc, Outcome, SourceFile } from '../model/index.js';
import type { BuildCache } from './cache/index.js';
import { docParser, optionsKeys, type ParsedFile, type ParserSetup } from './doc-parser.js';
import { batchesOf, type Pool, parsedFiles, type ThreadEnded } from './pool/index.js';
import { includeReader } from './read.js';

/** Characters of Markdown from which on workers are quicker than starting them takes. */
const worthWorkers = 500_000;
/** Characters of a batch: some hundredths of a second. */
const batchSize = 64_000;

/** What Markdown files say of themselves, with their texts as JSON by path. */
export interface ParsedDocs {
  /** In the order of the files. */
  readonly heads: readonly Outcome<Doc>[];
  readonly texts: ReadonlyMap<string, () => Uint8Array>;
}

/** Understands every Markdown file, or knows it from an earlier build. */
export async function parseDocs(
  files: readonly SourceFile[],
  setup: ParserSetup,
  cache: BuildCache,
  pool: Pool,
): Promise<ParsedDocs> {
  const keyOf = keysOf(setup);
  const heads = new Map<string, Outcome<Doc>>();
  const texts = new Map<string, () => Uint8Array>();
  const parse = docParser(setup);
  const changed: SourceFile[] = [];
  for (const file of files) {
    const head = cache.docs.find(file.path);
    const key = head && keyOf(file, head.value.value.includes);
    if (head && head.key === key && cache.texts.keyOf(file.path) === key) {
      heads.set(file.path, head.value);
      // Most are not asked for; one that the disk has not kept whole is made again.
      cache.texts.retain(file.path);
      texts.set(file.path, () => cache.texts.bytesOf(file.path) ?? parse(file).text);
    } else changed.push(file);
  }
  await parseAll(changed, setup, pool, (file, { head, text }, problem) => {
    if (problem) {
      heads.set(file.path, { ...head, diagnostics: [problem] });
      texts.set(file.path, () => text);
      return;
    }
    const key = keyOf(file, head.value.includes);
    heads.set(file.path, head);
    cache.docs.keep(file.path, { key, value: head });
    cache.texts.keep(file.path, { key, value: text });
    texts.set(file.path, textIn(cache, file.path));
  });
  return { heads: files.flatMap(({ path }) => heads.get(path) ?? []), texts };
}

/** It lies in the cache alone: thousands of texts are too much for memory. */
function textIn({ texts }: BuildCache, path: string): () => Uint8Array {
  return () => {
    const text = texts.bytesOf(path);
    if (!text) throw new Error(`No text of ${path}`);
    return text;
  };
}

/** A document depends on its bytes, on the files it includes and on the Markdown options. */
function keysOf(setup: ParserSetup): (file: SourceFile, includes: readonly string[]) => string {
  const optionsKeyOf = optionsKeys(setup);
  const read = includeReader(setup.siteDir);
  return (file, includes) =>
    digest(
      [file.digest, optionsKeyOf(file.path), ...includes.map((path) => read(path) ?? '')].join(
        '\n',
      ),
    );
}

/** `keep` gets a file that no worker could understand as an empty one, with what went wrong. */
async function parseAll(
  files: readonly SourceFile[],
  setup: ParserSetup,
  pool: Pool,
  keep: (file: SourceFile, parsed: ParsedFile, problem?: Diagnostic) => void,
): Promise<void> {
  const parse = docParser(setup);
  const size = files.reduce((sum, { text }) => sum + text.length, 0);
  if (pool.size < 2 || size < worthWorkers) {
    const { parse: slowest } = pool.slowest;
    for (const file of files)
      keep(
        file,
        slowest.time(file.path, () => parse(file)),
      );
    return;
  }
  await pool.run({
    task: 'parse',
    setup,
    batches: batchesOf(files, ({ text }) => text.length, batchSize),
    done: (batch, answer) => {
      for (const [index, parsed] of parsedFiles(answer).entries()) {
        const file = batch[index];
        if (file) keep(file, parsed);
      }
    },
    here: (file) => keep(file, parse(file)),
    lost: (file, reason) => keep(file, parse({ ...file, text: '' }), problemOf(file, reason)),
  });
}

function problemOf(file: SourceFile, { reason, seconds, message }: ThreadEnded): Diagnostic {
  const start = { line: 1, column: 1, offset: 0 };
  const place = { file: file.path, start, end: start };
  return reason === 'slow'
    ? diagnose('content/too-slow', { seconds }, { place })
    : diagnose('content/crashed', { problem: message }, { place });
}
