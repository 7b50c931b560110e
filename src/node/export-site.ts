import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ConfigLoadOptions, SiteConfig } from '../config/index.js';
import { type Diagnostic, DiagnosticError } from '../diagnostics/diagnostic.js';
import { applyRules, diagnose, didYouMean } from '../diagnostics/index.js';
import { packageFolder } from '../files/index.js';
import type { BuiltSiteResult } from '../pipeline/index.js';
import { failsCommand } from './build.js';
import { type CacheLocation, cacheFolder, openStoredCache } from './cache-folder.js';
import type { Services } from './services.js';

/** A site in one file. */
export type ExportFormat = 'zip' | 'single-file';

export interface ExportSiteOptions extends CacheLocation {
  readonly load: ConfigLoadOptions;
  readonly format: ExportFormat;
  /** Absolute path. */
  readonly file: string;
  /** URL path, without `baseUrl`, of the pages that a single file contains; by default all. */
  readonly only?: string | undefined;
  /** Name of the sidebar whose pages a single file contains; by default those of all. */
  readonly sidebar?: string | undefined;
  readonly concurrency?: number | undefined;
  /** Called with a stage's name when the stage begins. */
  readonly onStage: (stage: string) => void;
}

/** Result of {@link exportSite}. */
export interface ExportReport {
  readonly pages: number;
  /** Of the written file; undefined if errors leave nothing to write. */
  readonly bytes: number | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Builds a site and writes it to one file: an archive that works from a disk, or an HTML document
 * of all pages. The published site stays as it is.
 * @throws DiagnosticError if a stage cannot continue
 */
export async function exportSite(
  options: ExportSiteOptions,
  services: Services,
): Promise<ExportReport> {
  const { format, file, onStage } = options;
  const { loadConfig } = await services.config();
  const config = await loadConfig({ ...options.load, relative: format === 'zip' });
  const pipeline = await services.build();
  const stored = await openStoredCache(pipeline, cacheFolder(options, services));
  const { value: site, diagnostics } = await pipeline.build(config, {
    mode: 'build',
    cache: stored.cache,
    concurrency: options.concurrency,
    onStage,
    onPagesRendered: () => stored.begin(),
  });
  const saved = applyRules(await stored.save(), config.rules);
  const all = [...diagnostics, ...saved];
  if (site === undefined || failsCommand(diagnostics, config.strict)) {
    return { pages: site?.pages.length ?? 0, bytes: undefined, diagnostics: all };
  }
  onStage('Write');
  const { contents, pages } =
    format === 'zip' ? await archive(site, file) : await document(site, config, options);
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, contents);
  await rename(unfinished, file);
  return { pages, bytes: contents.length, diagnostics: all };
}

interface Exported {
  readonly contents: Uint8Array;
  readonly pages: number;
}

async function archive({ files, pages }: BuiltSiteResult, file: string): Promise<Exported> {
  const { zipFiles } = await import('../pipeline/delivery/zip.js');
  const folder = path.basename(file, path.extname(file));
  return { contents: zipFiles(files, folder), pages: pages.length };
}

async function document(
  { files, title, reading }: BuiltSiteResult,
  { baseUrl, url, siteDir }: SiteConfig,
  { only, sidebar }: Pick<ExportSiteOptions, 'only' | 'sidebar'>,
): Promise<Exported> {
  const { readingFiles, readingItemsBelow, singleFile } = await import(
    '../pipeline/delivery/single-file.js'
  );
  const inSidebar = sidebar === undefined ? reading : sidebarItems(reading, sidebar);
  const chosen = only === undefined ? inSidebar : readingItemsBelow(inSidebar, only);
  const count = readingFiles(chosen).length;
  if (count === 0) throw new DiagnosticError([diagnose('cli/no-pages', { path: only ?? '/' })]);
  const sheet = documentSheet(siteDir);
  const text = singleFile({ title, files, reading: chosen, baseUrl, url, sheet });
  return { contents: Buffer.from(text), pages: count };
}

/** @throws DiagnosticError if no sidebar has this name */
function sidebarItems(
  reading: BuiltSiteResult['reading'],
  wanted: string,
): BuiltSiteResult['reading'] {
  const found = reading.filter(({ sidebar }) => sidebar === wanted);
  if (found.length > 0) return found;
  const known = [...new Set(reading.flatMap(({ sidebar }) => sidebar ?? []))];
  const hint = didYouMean(wanted, known);
  throw new DiagnosticError([
    diagnose('cli/unknown-sidebar', { sidebar: wanted, known: known.join(', ') }, { hint }),
  ]);
}

/** Returns the style sheet of the document: that of the site's theme, else docsgen's. */
function documentSheet(siteDir: string): string {
  const name = 'theme/style-sheets/single-file.css';
  try {
    return readFileSync(path.join(siteDir, name), 'utf8');
  } catch {
    return readFileSync(path.join(packageFolder, name), 'utf8');
  }
}
