import type { MigratedFile } from '../migrated-file.js';
import { printConfig, printRedirects, redirectsFile } from './print-config.js';

const configFile = 'docsgen.config.ts';

/** Whether a file of the new site is one of the configuration. */
export function isConfigFile(path: string): boolean {
  return path === configFile || path === redirectsFile;
}

/** Returns the files of the configuration: long lists of redirects have one of their own. */
export function configFiles(config: Readonly<Record<string, unknown>>): MigratedFile[] {
  const list = printRedirects(Array.isArray(config.redirects) ? config.redirects : []);
  return [
    { path: configFile, text: printConfig(config) },
    ...(list === undefined ? [] : [{ path: redirectsFile, text: list }]),
  ];
}
