import path from 'node:path';
import { discardUnfinished, guardOutDir, publish } from '../../build/publish/index.js';
import { countDiagnostics, countsInWords } from '../../diagnostics/index.js';
import type { Diagnostic } from '../../model/index.js';
import { type CacheOptions, loadOptions, type SiteOptions } from '../options.js';
import { protectedDirs } from '../protected-dirs.js';
import type { Reporter } from '../reporter.js';
import type { CommandResult } from '../run.js';
import type { Services } from '../services.js';
import { storedCache } from '../stored-cache.js';
import { duration, plural, size } from '../terminal.js';
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
  const { loadConfig } = await services.config();
  const config = await loadConfig(loadOptions(world, siteDir, options));
  const outDir = { ...config, protectedDirs: protectedDirs(config), cwd: world.cwd };
  // Before the work, so that nobody waits for a build that has nowhere to go.
  const guarded = await guardOutDir(outDir);
  const room = await services.build();
  const stored = await storedCache(world, room, siteDir, options);
  const { value: built, diagnostics } = await room.build(config, {
    mode: 'build',
    cache: stored.cache,
    onStage: (stage) => reporter.progress(stage),
  });
  // Also where errors follow: what was right need not be made again.
  const found = [...guarded.diagnostics, ...diagnostics, ...(await stored.save())];
  const details = {
    pages: built?.pages.length ?? 0,
    files: built?.files.length ?? 0,
    outDir: guarded.value,
    timings: built?.timings ?? [],
  };
  if (built === undefined || fails(diagnostics, options.strict)) {
    reporter.diagnostics(found, siteDir);
    const milliseconds = performance.now() - started;
    const words = countsInWords(countDiagnostics(found)) || 'The build failed';
    reporter.fail(`${words}: nothing was published.`);
    return {
      exitCode: 1,
      diagnostics: found,
      details: { ...details, bytes: 0, milliseconds: Math.round(milliseconds) },
    };
  }

  reporter.progress('Publish');
  world.onInterrupt(discardUnfinished);
  const published = await publish(built.files, {
    ...outDir,
    pages: built.pages,
    baseUrl: config.baseUrl,
    version: readVersion(),
  });
  const milliseconds = performance.now() - started;
  const all = [...found, ...published.diagnostics];
  reporter.diagnostics(all, siteDir);
  const { files, bytes } = published.value;
  const { green, bold, dim } = reporter.colors;
  const warnings = countsInWords(countDiagnostics(all));
  reporter.say(
    `${green('Built')} ${bold(plural(built.pages.length, 'page'))}, ${plural(files, 'file')}, ${size(bytes)} in ${duration(milliseconds)}${warnings && `, with ${warnings}`}.`,
  );
  reporter.say(`The site is in ${bold(path.relative(world.cwd, config.outDir) || '.')}.`);
  reporter.say(dim(`Look at it: ${nextCommand(world, siteDir, options)}`));
  return {
    exitCode: 0,
    diagnostics: all,
    details: { ...details, bytes, milliseconds: Math.round(milliseconds) },
  };
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
