import { locateInConfig, type SiteConfig } from '../config/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

/** Finds where the configuration says something; nothing where there is no configuration file. */
export function createConfigLocator(
  config: SiteConfig,
): (path: readonly (string | number)[]) => Diagnostic['place'] {
  const { configFile, configText } = config;
  if (configFile === undefined || configText === undefined) return () => undefined;
  return (path) => locateInConfig({ path: configFile, text: configText }, path, 'value');
}
