import { ConfigLocator, findLayer, type SiteConfig } from '../../config/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';

/**
 * Returns a function that finds the position of a configuration value, in the site's file or in one that it extends;
 * undefined without a configuration file.
 */
export function createConfigLocator(
  config: SiteConfig,
): (path: readonly (string | number)[]) => Diagnostic['place'] {
  const { configFile, configText, configLayers = [] } = config;
  if (configFile === undefined || configText === undefined) return () => undefined;
  const locators = new Map<string, ConfigLocator>();
  return (path) => {
    const own = { file: configFile, text: configText };
    const { file, text } = findLayer(configLayers, path) ?? own;
    const locator = locators.get(file) ?? new ConfigLocator({ path: file, text });
    locators.set(file, locator);
    return locator.locate(path, 'value');
  };
}
