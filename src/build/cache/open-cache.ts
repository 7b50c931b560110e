import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { diagnose } from '../../diagnostics/index.js';
import type {
  Api,
  Diagnostic,
  Outcome,
  OutputFile,
  ParsedDoc,
  SearchRecord,
} from '../../model/index.js';
import type { PageTerms } from '../../search/index.js';
import type { PageMarkdown } from '../../site/index.js';
import type { BuildCache, StoredFindings, StoredSearch } from './build-cache.js';
import { readPack, writePack } from './pack.js';
import { Shelf } from './shelf.js';

export interface OpenCache {
  readonly cache: BuildCache;
  /** Writes what is new. A folder that cannot be written is a warning: the site has been built without it. */
  save(): Promise<readonly Diagnostic[]>;
}

/**
 * The cache in a folder. It can be carried to other machines: there are no absolute paths and no times in it.
 * Whatever is wrong with it, it only makes the build slower.
 *
 * @param maker says which docsgen, with which libraries: what another has made is never used
 */
export async function openCache(folder: string, maker: string): Promise<OpenCache> {
  const open = async <T>(name: string) => {
    const file = path.join(folder, `${name}-${maker}.pack`);
    return { file, shelf: new Shelf<T>(await packIn(file)) };
  };
  const [docs, apis, pages, findings, markdowns, records, searches, searchFiles, terms] =
    await Promise.all([
      open<Outcome<ParsedDoc>>('docs'),
      open<Outcome<Api | undefined>>('apis'),
      open<string>('pages'),
      open<StoredFindings>('findings'),
      open<PageMarkdown>('markdowns'),
      open<SearchRecord>('records'),
      open<StoredSearch>('searches'),
      open<OutputFile>('search-files'),
      open<PageTerms>('terms'),
    ]);
  return {
    cache: {
      docs: docs.shelf,
      apis: apis.shelf,
      pages: pages.shelf,
      findings: findings.shelf,
      markdowns: markdowns.shelf,
      records: records.shelf,
      searches: searches.shelf,
      searchFiles: searchFiles.shelf,
      terms: terms.shelf,
    },
    save: async () => {
      try {
        for (const { file, shelf } of [
          docs,
          apis,
          pages,
          findings,
          markdowns,
          records,
          searches,
          searchFiles,
          terms,
        ]) {
          const entries = shelf.changed();
          if (entries) await replace(file, writePack(entries));
        }
        return [];
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        return [diagnose('build/cache-not-written', { folder, problem })];
      }
    },
  };
}

async function packIn(file: string): Promise<ReturnType<typeof readPack>> {
  try {
    return readPack(await readFile(file));
  } catch {
    return new Map();
  }
}

/** In one step, so that another build never reads half of it; of two builds at once, the later one's stays. */
async function replace(file: string, contents: Buffer): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const fresh = `${file}.${randomUUID()}`;
  try {
    await writeFile(fresh, contents);
    await rename(fresh, file);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}
