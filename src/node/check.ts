import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ConfigLoadOptions, SiteConfig } from '../config/index.js';
import {
  type FileSet,
  listen,
  publishedFiles,
  resolveUrl,
  siteHandler,
} from '../dev-server/index.js';
import type { Diagnostic, Severity } from '../diagnostics/diagnostic.js';
import { applyRules } from '../diagnostics/index.js';
import { sitePath } from '../diagnostics/site-path.js';
import {
  type CheckedSite,
  type CheckSummary,
  checkSite,
  type LinkCheckOptions,
} from '../pipeline/check/index.js';
import { type OpenedSite, openSite } from './open-site.js';
import type { Services } from './services.js';

export interface CheckSiteOptions extends LinkCheckOptions {
  readonly load: ConfigLoadOptions;
  /** Called with the number of pages before they are read. */
  readonly onPages: (count: number) => void;
}

/** Result of {@link checkBuiltSite}. */
export interface CheckReport {
  readonly summary: CheckSummary;
  /** Real path of the site. */
  readonly outDir: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Diagnostics of opening the site, which do not fail the check. */
  readonly opening: readonly Diagnostic[];
}

/**
 * Follows every link of the built site, and checks the code examples of guides against the API.
 * @throws DiagnosticError if there is no built site
 */
export async function checkBuiltSite(
  options: CheckSiteOptions,
  services: Services,
): Promise<CheckReport> {
  const { config, site } = await openSite(options.load, services);
  const checked = checkedSite(config, site, await publishedFiles(site.outDir)());
  options.onPages(checked.pages.length);
  const found = hasDescription(config) ? await checkExamples(config) : [];
  const { value, diagnostics: broken } = await checkSite(checked, options);
  const diagnostics = applyRules([...found, ...broken], config.rules);
  // A build counts no files that only redirect, or receive a token.
  const summary = { ...value, pages: site.manifest.pages.length };
  return { summary, outDir: site.outDir, diagnostics, opening: site.diagnostics };
}

function checkedSite(
  { siteDir, url, configFile, onBrokenLinks, onBrokenAnchors }: SiteConfig,
  { outDir, manifest }: OpenedSite,
  files: FileSet,
): CheckedSite {
  const { baseUrl } = manifest;
  const pages = new Map(manifest.pages.map((page) => [page.file, page]));
  const html = manifest.files.filter((file) => file.endsWith('.html'));
  return {
    baseUrl,
    url,
    configFile,
    outName: sitePath(siteDir, outDir),
    severities: { links: policySeverity(onBrokenLinks), anchors: policySeverity(onBrokenAnchors) },
    pages: html.map((file) => {
      const page = pages.get(file);
      // `404.html` is not a folder, even if URLs end with a slash.
      const isFolder = page !== undefined && /(?:^|\/)index\.html$/.test(file);
      return isFolder ? page : { ...page, url: baseUrl + file, file };
    }),
    readBuilt: (file) => readFile(path.join(outDir, file), 'utf8'),
    readSource: (file) => readFile(path.join(siteDir, file), 'utf8').catch(() => undefined),
    fileOf: (target) => {
      const found = resolveUrl(target, baseUrl, (file) => files.has(file));
      return found.kind === 'file' ? found.file : undefined;
    },
    serve: (page) => serve(files, baseUrl, page),
  };
}

function policySeverity(policy: SiteConfig['onBrokenLinks']): Severity {
  return policy === 'error' ? 'error' : 'warning';
}

function hasDescription({ openapi, siteDir }: SiteConfig): boolean {
  return openapi.some(({ path: file = 'openapi' }) => existsSync(path.resolve(siteDir, file)));
}

/**
 * Checks the code examples, which may be outdated since the build. Imported on demand, because it
 * loads much of docsgen.
 */
async function checkExamples(config: SiteConfig): Promise<readonly Diagnostic[]> {
  const { reportExamples } = await import('../pipeline/index.js');
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
