import { locateInConfig, type SiteConfig } from '../config/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';

/**
 * Returns a function that finds the position of a configuration value; undefined without a
 * configuration file.
 */
export function createConfigLocator(
  config: SiteConfig,
): (path: readonly (string | number)[]) => Diagnostic['place'] {
  const { configFile, configText } = config;
  if (configFile === undefined || configText === undefined) return () => undefined;
  return (path) => locateInConfig({ path: configFile, text: configText }, path, 'value');
}
