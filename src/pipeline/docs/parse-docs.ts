import type { Doc } from '../../content/doc.js';
import {
  type Diagnostic,
  firstPosition,
  type Outcome,
  startOfFile,
} from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { SourceFile } from '../../files/source-file.js';
import type { ThreadEnded } from '../../workers/index.js';
import type { PipelineContext } from '../context.js';
import { buildSliceMs, type TimeSlices, timeSlices } from '../timing/time-slice.js';
import { type Pool, parsedFiles, splitIntoBatches } from '../workers/index.js';
import { CachedDocs } from './cached-docs.js';
import type { ParsedDocFile, ParserSetup } from './doc-parser.js';

/** Number of characters of a file that is usually an accident or an attack, so a worker parses it. */
const minLargeCharacters = 500_000;
/**
 * Returns the number of characters of Markdown from which workers pay off. A single worker starts while this thread
 * already parses.
 */
const minCharacters = ({ size }: Pool): number => (size > 1 ? 500_000 : 1_500_000);
/** Characters of a batch, which takes some hundredths of a second. */
const batchCharacters = 64_000;

/** The documents of the Markdown files, and their texts as JSON by path. */
export interface ParsedDocs {
  /** In the order of the files. */
  readonly docs: readonly Outcome<Doc>[];
  readonly texts: ReadonlyMap<string, () => Uint8Array>;
  /** Whether the documents are only outlined. Reading all texts would parse all of them. */
  readonly areOutlined?: boolean | undefined;
}

/** Parses Markdown files. */
export type DocsParser = (
  files: readonly SourceFile[],
  setup: ParserSetup,
  context: Pick<PipelineContext, 'cache' | 'pool'>,
) => Promise<ParsedDocs>;

/** Parses every Markdown file, or takes it from the cache. */
export const parseDocs: DocsParser = (files, setup, context) =>
  parseInSlices(files, setup, context, timeSlices(buildSliceMs));

/** Like {@link parseDocs}, with time slices of another length. */
export async function parseInSlices(
  files: readonly SourceFile[],
  setup: ParserSetup,
  { cache, pool }: Pick<PipelineContext, 'cache' | 'pool'>,
  slices: TimeSlices,
): Promise<ParsedDocs> {
  const kept = new CachedDocs(setup, cache);
  const docs = new Map<string, Outcome<Doc>>();
  const texts = new Map<string, () => Uint8Array>();
  const changed: SourceFile[] = [];
  for (const file of files) {
    // Checks first, because ten thousand needless awaits take some hundredths of a second.
    if (slices.isOver()) await slices.yieldIfOver();
    const known = kept.find(file);
    if (known) {
      docs.set(file.path, known.doc);
      texts.set(file.path, known.text);
    } else changed.push(file);
  }
  const parsing = { setup, parse: kept.parse, pool, slices };
  await parseAll(changed, parsing, (file, parsed, problem) => {
    const { doc, text, pluginTimes } = parsed;
    pool.hookTimes.add(pluginTimes);
    docs.set(file.path, problem ? { ...doc, diagnostics: [problem] } : doc);
    texts.set(file.path, problem ? () => text : kept.keep(file, parsed));
  });
  return { docs: files.flatMap(({ path }) => docs.get(path) ?? []), texts };
}

/** What parsing files needs. */
interface Parsing {
  readonly setup: ParserSetup;
  readonly parse: (file: SourceFile) => ParsedDocFile;
  readonly pool: Pool;
  readonly slices: TimeSlices;
}

/** Parses files. `keep` receives a failed file as an empty document, with the problem. */
async function parseAll(
  files: readonly SourceFile[],
  { setup, parse, pool, slices }: Parsing,
  keep: (file: SourceFile, parsed: ParsedDocFile, problem?: Diagnostic) => void,
): Promise<void> {
  const lost = (file: SourceFile, reason: ThreadEnded): void =>
    keep(file, parse({ ...file, text: '' }), fileProblem(file, reason));
  const slow: SourceFile[] = [];
  const here = (items: readonly SourceFile[]): Promise<void> =>
    pool.runHere({
      items,
      work: (file) => {
        const parsed = pool.slowest.parse.time(file.path, () => parse(file));
        keep(file, parsed);
      },
      lost: pool.handsOver ? (file) => slow.push(file) : lost,
      slices,
    });
  const inWorkers = (batches: readonly (readonly SourceFile[])[], withThisThread: boolean) =>
    pool.run({
      task: 'parse',
      setup,
      batches,
      here: withThisThread ? here : undefined,
      done: (batch, result) => {
        for (const [index, parsed] of parsedFiles(result).entries()) {
          const file = batch[index];
          if (file) keep(file, parsed);
        }
      },
      lost,
    });
  const { small, large, characters } = await measureFiles(files, pool, slices);
  if (characters < minCharacters(pool)) await here(small);
  else {
    const batches = splitIntoBatches(small, ({ text }) => text.length, batchCharacters);
    await inWorkers(batches, pool.size === 1);
  }
  const alone = [...slow, ...large];
  await inWorkers(
    alone.map((file) => [file]),
    false,
  );
  // A single worker renders no pages, which need as much memory again.
  if (pool.size === 1) await pool.close();
}

/**
 * Separates the files that only a worker may parse, and counts the characters of the others. Measuring reads each file,
 * so it yields in between.
 */
async function measureFiles(
  files: readonly SourceFile[],
  { hasWorkers }: Pool,
  slices: TimeSlices,
): Promise<{
  readonly small: readonly SourceFile[];
  readonly large: readonly SourceFile[];
  readonly characters: number;
}> {
  if (!hasWorkers) return { small: files, large: [], characters: 0 };
  const small: SourceFile[] = [];
  const large: SourceFile[] = [];
  let characters = 0;
  for (const file of files) {
    await slices.yieldIfOver();
    const { length } = file.text;
    if (length < minLargeCharacters) {
      small.push(file);
      characters += length;
    } else large.push(file);
  }
  return { small, large, characters };
}

/** Returns the diagnostic of a file that could not be parsed. */
export function fileProblem(
  { path }: Pick<SourceFile, 'path'>,
  { reason, seconds, message }: ThreadEnded,
): Diagnostic {
  const place = { ...startOfFile(path), end: firstPosition };
  return reason === 'slow'
    ? diagnose('content/too-slow', { seconds }, { place })
    : diagnose('content/crashed', { problem: message }, { place });
}
