import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../config/index.js';
import {
  type FileSet,
  listen,
  publishedFiles,
  resolveUrl,
  siteHandler,
} from '../../dev-server/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { applyRules, countDiagnostics, countsInWords } from '../../diagnostics/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { type CheckedSite, type CheckSummary, checkSite } from '../../pipeline/check/index.js';
import type { Environment } from '../environment.js';
import type { Reporter } from '../reporter.js';
import type { CommandResult } from '../run.js';
import type { Services } from '../services.js';
import { duration, plural } from '../terminal.js';
import { fails } from './build.js';
import type { CoverageOptions } from './coverage.js';
import { openSite } from './open-site.js';

export interface CheckCommandOptions extends CoverageOptions {
  readonly translations?: boolean | undefined;
  readonly external?: boolean | undefined;
  /** In seconds. */
  readonly timeout: number;
  readonly retries: number;
  readonly allowHost: readonly string[];
}

/**
 * Runs `docsgen check`: follows every link of the built site, and checks the code examples of
 * guides against the API.
 */
export async function checkCommand(
  environment: Environment,
  services: Services,
  reporter: Reporter,
  siteDir: string,
  options: CheckCommandOptions,
): Promise<CommandResult> {
  if (options.translations) {
    const { translationsCommand } = await import('./translations.js');
    return translationsCommand(environment, services, reporter, siteDir, options);
  }
  if (options.coverage) {
    const { coverageCommand } = await import('./coverage.js');
    return coverageCommand(environment, services, reporter, siteDir, options);
  }
  const started = performance.now();
  const { config, site } = await openSite(environment, services, siteDir, options);
  const { outDir, manifest } = site;
  const { baseUrl } = manifest;
  const files = await publishedFiles(outDir)();
  const pages = new Map(manifest.pages.map((page) => [page.file, page]));
  const html = manifest.files.filter((file) => file.endsWith('.html'));
  const checked: CheckedSite = {
    baseUrl,
    url: config.url,
    configFile: config.configFile,
    outName: sitePath(siteDir, outDir),
    pages: html.map((file) => pages.get(file) ?? { url: baseUrl + file, file }),
    readBuilt: (file) => readFile(path.join(outDir, file), 'utf8'),
    readSource: (file) => readFile(path.join(siteDir, file), 'utf8').catch(() => undefined),
    fileOf: (target) => {
      const found = resolveUrl(target, baseUrl, (file) => files.has(file));
      return found.kind === 'file' ? found.file : undefined;
    },
    serve: (page) => serve(files, baseUrl, page),
  };
  reporter.progress(`Check ${plural(html.length, 'page')}`);
  const drift = hasDescription(config) ? await checkExamples(config) : [];
  const { value, diagnostics: broken } = await checkSite(checked, {
    external: options.external ?? false,
    timeout: options.timeout * 1000,
    retries: options.retries,
    allowedHosts: options.allowHost,
    onProgress: (done, total) => reporter.tick(`${done} of ${plural(total, 'link')}`),
  });
  const diagnostics = applyRules([...drift, ...broken], config.rules);
  const all = [...site.diagnostics, ...diagnostics];
  reporter.diagnostics(all, siteDir);
  const milliseconds = performance.now() - started;
  const failed = fails(diagnostics, options.strict);
  const words = countsInWords(countDiagnostics(all));
  if (failed) reporter.fail(`${words}.`);
  else tell(reporter, value, milliseconds, words);
  const details = { ...value, outDir, milliseconds: Math.round(milliseconds) };
  return { exitCode: failed ? 1 : 0, diagnostics: all, details };
}

function hasDescription({ openapi, siteDir }: SiteConfig): boolean {
  return openapi.some(({ path: file = 'openapi' }) => existsSync(path.resolve(siteDir, file)));
}

/**
 * Checks the code examples, which may be outdated since the build. Imported on demand, because it
 * loads much of docsgen.
 */
async function checkExamples(config: SiteConfig): Promise<readonly Diagnostic[]> {
  const { reportExamples } = await import('../../pipeline/coverage/index.js');
  return reportExamples(config);
}

/** Serves the site and one extra page. */
async function serve(
  files: FileSet,
  baseUrl: string,
  page: { readonly path: string; readonly html: string },
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const extra = page.path.slice(baseUrl.length);
  const both: FileSet = {
    has: (file) => file === extra || files.has(file),
    read: async (file) => (file === extra ? Buffer.from(page.html) : files.read(file)),
  };
  const { port, close } = await listen(
    siteHandler(() => ({ files: both, baseUrl })),
    { port: 0 },
  );
  return { origin: `http://127.0.0.1:${port}`, close };
}

function tell(
  reporter: Reporter,
  summary: CheckSummary,
  milliseconds: number,
  words: string,
): void {
  const { pages, links, skipped } = summary;
  const { green, dim } = reporter.colors;
  const followed = `${plural(links, 'link')} on ${plural(pages, 'page')}`;
  reporter.say(
    `${green('Checked')} ${followed} in ${duration(milliseconds)}${words && `, with ${words}`}.`,
  );
  if (skipped > 0) {
    reporter.say(dim(`${plural(skipped, 'link')} to other sites: docsgen check --external`));
  }
}
