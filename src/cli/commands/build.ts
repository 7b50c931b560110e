import path from 'node:path';
import type { Built } from '../../build/index.js';
import { beginRecord, buildKey, findRecord, keepRecord } from '../../build/last-build/index.js';
import { discardUnfinished, type FileMark, openPublication } from '../../build/publish/index.js';
import { readConfig } from '../../config/read-config.js';
import { countDiagnostics, countsInWords } from '../../diagnostics/index.js';
import type { Diagnostic } from '../../model/index.js';
import { type CacheOptions, loadOptions, type SiteOptions } from '../options.js';
import { protectedDirs } from '../protected-dirs.js';
import type { Reporter } from '../reporter.js';
import type { CommandResult } from '../run.js';
import type { Services } from '../services.js';
import { cachePlace, storedCache } from '../stored-cache.js';
import { duration, plural, size } from '../terminal.js';
import { findUnchanged } from '../unchanged.js';
import { readVersion } from '../version.js';
import type { World } from '../world.js';

/** `docsgen build` */
export async function buildCommand(
  world: World,
  services: Services,
  reporter: Reporter,
  siteDir: string,
  options: SiteOptions & CacheOptions,
): Promise<CommandResult> {
  const started = performance.now();
  const place = cachePlace(world, services, siteDir, options);
  const loading = { ...loadOptions(world, siteDir, options), keptIn: place?.fileOf('config') };
  const read = await readConfig(loading);
  const key = place && buildKey(read, loading);
  const known = place && key ? await findUnchanged(world, place, key, siteDir) : undefined;
  const tell = (
    site: ToldSite,
    diagnostics: readonly Diagnostic[],
    what: string,
  ): CommandResult => {
    const milliseconds = performance.now() - started;
    reporter.diagnostics(diagnostics, siteDir);
    const { green, bold, dim } = reporter.colors;
    const warnings = countsInWords(countDiagnostics(diagnostics));
    const { pages, files, bytes, outDir, timings } = site;
    const built = `${bold(plural(pages, 'page'))}, ${plural(files, 'file')}, ${size(bytes)}`;
    reporter.say(
      `${green(what)} ${built} in ${duration(milliseconds)}${warnings && `, with ${warnings}`}.`,
    );
    reporter.say(`The site is in ${bold(path.relative(world.cwd, site.wantedDir) || '.')}.`);
    reporter.say(dim(`Look at it: ${nextCommand(world, siteDir, options)}`));
    const details = { pages, files, outDir, timings, bytes };
    return {
      exitCode: 0,
      diagnostics,
      details: { ...details, milliseconds: Math.round(milliseconds) },
    };
  };
  if (known?.value) {
    const { last, outDir } = known.value;
    const wantedDir = path.resolve(siteDir, last.outDir);
    const timings = [{ stage: 'Compare', milliseconds: Math.round(performance.now() - started) }];
    const site = { ...last, outDir, wantedDir, timings };
    return tell(site, [...known.diagnostics, ...last.diagnostics], 'Nothing has changed:');
  }

  const { loadConfig } = await services.config();
  const config = await loadConfig(loading, read);
  world.onInterrupt(discardUnfinished);
  const marksFile = place?.fileOf('published');
  const marks = marksFile && findRecord<readonly [string, FileMark][]>(marksFile);
  // Before the work, so that nobody waits for a build that has nowhere to go.
  const { value: publication, diagnostics: guarded } = await openPublication({
    ...config,
    protectedDirs: protectedDirs(config),
    cwd: world.cwd,
    known: marks ? new Map(marks) : undefined,
  });
  try {
    const keepResult = place && key && beginRecord(place.fileOf('last-build'), key, config);
    const room = await services.build();
    const stored = await storedCache(room, place);
    const { value: built, diagnostics } = await room.build(config, {
      mode: 'build',
      cache: stored.cache,
      onStage: (stage) => reporter.progress(stage),
    });
    const before = [...(known?.diagnostics ?? []), ...guarded];
    // Also where errors follow: what was right need not be made again.
    const saved = await stored.save();
    if (built === undefined || fails(diagnostics, options.strict)) {
      const found = [...before, ...diagnostics, ...saved];
      return failed(reporter, siteDir, found, {
        pages: built?.pages.length ?? 0,
        files: built?.files.length ?? 0,
        outDir: publication.outDir,
        timings: built?.timings ?? [],
        bytes: 0,
        milliseconds: Math.round(performance.now() - started),
      });
    }

    reporter.progress('Publish');
    for (const file of built.files) publication.write(file);
    const { baseUrl, outDir: wantedDir } = config;
    const published = await publication.finish({
      pages: built.pages,
      baseUrl,
      version: readVersion(),
    });
    const { outDir, files, bytes, stamp } = published.value;
    const pages = built.pages.length;
    const lasting = [...diagnostics, ...published.diagnostics];
    if (marksFile) keepRecord(marksFile, [...published.value.marks]);
    if (keepResult && stamp !== undefined) {
      const dirs = { outDir: wantedDir, protectedDirs: protectedDirs(config) };
      const { watch } = built;
      keepResult({ watch, ...dirs, stamp, diagnostics: lasting, pages, files, bytes });
    }
    const site = { pages, files, bytes, outDir, wantedDir, timings: built.timings };
    return tell(site, [...before, ...diagnostics, ...saved, ...published.diagnostics], 'Built');
  } finally {
    await publication.discard();
  }
}

interface ToldSite extends Pick<Built, 'timings'> {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /** Links followed. */
  readonly outDir: string;
  /** As it was asked for. */
  readonly wantedDir: string;
}

function failed(
  reporter: Reporter,
  siteDir: string,
  diagnostics: readonly Diagnostic[],
  details: CommandResult['details'],
): CommandResult {
  reporter.diagnostics(diagnostics, siteDir);
  const words = countsInWords(countDiagnostics(diagnostics)) || 'The build failed';
  reporter.fail(`${words}: nothing was published.`);
  return { exitCode: 1, diagnostics, details };
}

export function fails(diagnostics: readonly Diagnostic[], strict: boolean | undefined): boolean {
  const { error, warning } = countDiagnostics(diagnostics);
  return error > 0 || (strict === true && warning > 0);
}

/** `docsgen preview`, with what it needs to find the same site. */
function nextCommand(world: World, siteDir: string, { config, outDir }: SiteOptions): string {
  const dir = path.relative(world.cwd, siteDir);
  return ['docsgen preview', dir, config && `--config ${config}`, outDir && `--out-dir ${outDir}`]
    .filter(Boolean)
    .join(' ');
}
