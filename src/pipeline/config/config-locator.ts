import { ConfigLocator, type SiteConfig } from '../../config/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';

/**
 * Returns a function that finds the position of a configuration value; undefined without a
 * configuration file.
 */
export function createConfigLocator(
  config: SiteConfig,
): (path: readonly (string | number)[]) => Diagnostic['place'] {
  const { configFile, configText } = config;
  if (configFile === undefined || configText === undefined) return () => undefined;
  const locator = new ConfigLocator({ path: configFile, text: configText });
  return (path) => locator.locate(path, 'value');
}
