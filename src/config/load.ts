import path from 'node:path';
import { DiagnosticError } from '../diagnostics/diagnostic.js';
import { diagnose, didYouMean, type Rules } from '../diagnostics/index.js';
import { sitePath } from '../diagnostics/site-path.js';
import { isInside } from '../files/index.js';
import { declaredEnvironment } from './environment.js';
import { findLayer, layerAsData } from './extend.js';
import { locateInConfig } from './locate.js';
import { type ReadConfig, type ReadConfigOptions, readConfig } from './read-config.js';
import { runSources } from './run-sources.js';
import { foreignConfigKeyHint } from './schema/foreign-keys.js';
import { type CheckedConfig, configSchema } from './schema/index.js';
import { isAboutDescription } from './schema/rules.js';
import type { SiteConfig } from './site-config.js';
import { checkAgainst, type Locate } from './validate.js';

export interface ConfigLoadOptions extends ReadConfigOptions {
  /** Relative to the working directory, like any path in a shell. */
  readonly outDir?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly locale?: string | undefined;
  /** See `SiteConfig`. */
  readonly relative?: boolean | undefined;
  readonly strict?: boolean | undefined;
  /** The audience that the site is built for. */
  readonly audience?: string | undefined;
  /** See `SiteConfig`. */
  readonly onSlowHook?: SiteConfig['onSlowHook'];
}

/**
 * Loads the configuration of the site in `dir`; without a file, returns the defaults.
 * @param read an already evaluated configuration
 * @throws DiagnosticError with every problem at its position
 */
export async function loadConfig(
  options: ConfigLoadOptions,
  read?: ReadConfig,
): Promise<SiteConfig> {
  const readFile = read ?? (await readConfig(options));
  const {
    siteDir,
    configFile,
    configText,
    value,
    inputs,
    layers = [],
    extendedDirs = [],
  } = readFile;
  if (configFile === undefined || configText === undefined) {
    return resolveConfig(configSchema.parse(value), siteDir, options);
  }
  const locate: Locate = (keys, on) => {
    const { file, text } = findLayer(layers, keys) ?? { file: configFile, text: configText };
    return locateInConfig({ path: file, text }, keys, on);
  };
  const checked = checkAgainst(configSchema, value, locate, foreignConfigKeyHint);
  if (checked.value === undefined) throw new DiagnosticError(checked.diagnostics);
  const configInputs = inputs.filter((name) => !isOfPackage(name, siteDir, extendedDirs));
  const generated = await runSources(checked.value.sources, {
    siteDir,
    locate: (keys) => locate(keys, 'value'),
    onSlow: options.onSlowHook,
  });
  return {
    ...resolveConfig(checked.value, siteDir, options),
    configFile,
    configText,
    configInputs: [...configInputs, ...generated.inputs],
    configLayers: layers.map(layerAsData),
    generated,
    extendedDirs,
  };
}

/** Whether a file belongs to an installed package, unless the site extends that. */
function isOfPackage(name: string, siteDir: string, extendedDirs: readonly string[]): boolean {
  const file = path.resolve(siteDir, name);
  const folder = extendedDirs.find((dir) => isInside(file, dir)) ?? siteDir;
  return /(?:^|\/)node_modules\//.test(sitePath(folder, file));
}

function resolveConfig(
  config: CheckedConfig,
  siteDir: string,
  options: ConfigLoadOptions,
): SiteConfig {
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
  const { audiences, audience = undefined } = config.markdown;
  const wanted = options.audience ?? audience;
  if (wanted !== undefined && !audiences.includes(wanted)) {
    throw new DiagnosticError([
      diagnose(
        'config/audience',
        { audience: wanted, known: audiences.join(', ') },
        { hint: didYouMean(wanted, audiences) },
      ),
    ]);
  }
  const aboutDescriptions = selectRules(config.rules, isAboutDescription);
  return {
    ...config,
    markdown: { ...config.markdown, audience: wanted },
    environment: declaredEnvironment(config),
    rules: selectRules(config.rules, (code) => !isAboutDescription(code)),
    openapi: config.openapi.map((api) => ({
      ...api,
      rules: { ...aboutDescriptions, ...api.rules },
    })),
    siteDir,
    outDir:
      options.outDir === undefined
        ? path.resolve(siteDir, config.outDir)
        : path.resolve(options.outDir),
    baseUrl: `/${trimSlashes(options.baseUrl ?? config.baseUrl)}/`.replace('//', '/'),
    onlyLocale: options.locale,
    relative: options.relative ?? false,
    onSlowHook: options.onSlowHook,
    // Links in Markdown are not relative, and scripts on a disk cannot load it.
    llms: config.llms && !options.relative,
    strict: options.strict ?? false,
  };
}

function selectRules(rules: Rules, isWanted: (code: string) => boolean): Rules {
  return Object.fromEntries(Object.entries(rules).filter(([code]) => isWanted(code)));
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
