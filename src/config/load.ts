import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { diagnose, didYouMean } from '../diagnostics/index.js';
import { DiagnosticError } from '../model/index.js';
import { evaluateConfig } from './evaluate.js';
import { locateInConfig } from './locate.js';
import { checkAgainst } from './problems.js';
import { type CheckedConfig, configSchema } from './schema/index.js';
import type { SiteConfig } from './site-config.js';

export interface LoadOptions {
  /** The site's folder, absolute or relative to the working directory. */
  readonly dir: string;
  /** Relative to the site's folder, or absolute. */
  readonly configFile?: string | undefined;
  /** Relative to the working directory, as a shell user means it. */
  readonly outDir?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly locale?: string | undefined;
  readonly strict?: boolean | undefined;
}

/** The names under which a configuration is looked for, the first one wins. */
export const configFileNames: readonly string[] = ['ts', 'mts', 'js', 'mjs', 'json'].map(
  (extension) => `docsgen.config.${extension}`,
);

/**
 * Loads the configuration of the site in `dir`; a site without one gets the defaults.
 *
 * @throws DiagnosticError with every problem of the configuration, each at its place.
 */
export async function loadConfig(options: LoadOptions): Promise<SiteConfig> {
  const siteDir = path.resolve(options.dir);
  const configFile = await findConfig(siteDir, options.configFile);
  if (configFile === undefined) {
    await requireSite(siteDir);
    return resolveConfig(configSchema.parse({}), siteDir, options);
  }
  const text = await readFile(path.resolve(siteDir, configFile), 'utf8');
  const source = { path: configFile, text };
  const value = await evaluateConfig(siteDir, configFile);
  if (typeof value !== 'object' || value === null) {
    const place = { file: configFile, start: { line: 1, column: 1, offset: 0 } };
    throw new DiagnosticError([diagnose('config/no-export', undefined, { place })]);
  }
  const checked = checkAgainst(configSchema, value, (keys, on) => locateInConfig(source, keys, on));
  if (checked.value === undefined) throw new DiagnosticError(checked.diagnostics);
  return { ...resolveConfig(checked.value, siteDir, options), configFile, configText: text };
}

async function findConfig(siteDir: string, given: string | undefined): Promise<string | undefined> {
  if (given === undefined)
    return configFileNames.find((name) => existsSync(path.join(siteDir, name)));
  if (!existsSync(path.resolve(siteDir, given))) {
    throw new DiagnosticError([diagnose('config/not-found', { file: given })]);
  }
  return path.relative(siteDir, path.resolve(siteDir, given)).split(path.sep).join('/');
}

async function requireSite(siteDir: string): Promise<void> {
  for (const folder of ['content', 'openapi']) {
    const found = await stat(path.join(siteDir, folder)).catch(() => undefined);
    if (found?.isDirectory()) return;
  }
  throw new DiagnosticError([diagnose('config/no-site', { folder: siteDir })]);
}

function resolveConfig(config: CheckedConfig, siteDir: string, options: LoadOptions): SiteConfig {
  const locales = config.i18n.locales ?? [config.i18n.defaultLocale];
  if (options.locale !== undefined && !locales.includes(options.locale)) {
    throw new DiagnosticError([
      diagnose(
        'config/locale',
        { locale: options.locale, known: locales.join(', ') },
        { hint: didYouMean(options.locale, locales) },
      ),
    ]);
  }
  return {
    ...config,
    siteDir,
    outDir:
      options.outDir === undefined
        ? path.resolve(siteDir, config.outDir)
        : path.resolve(options.outDir),
    baseUrl: `/${trimSlashes(options.baseUrl ?? config.baseUrl)}/`.replace('//', '/'),
    onlyLocale: options.locale,
    strict: options.strict ?? false,
  };
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
