import type { MigratedFile } from '../migrated-file.js';
import { printConfig, printRedirects } from './print-config.js';

/** Returns the files of the configuration: long lists of redirects have one of their own. */
export function configFiles(config: Readonly<Record<string, unknown>>): MigratedFile[] {
  const list = printRedirects(Array.isArray(config.redirects) ? config.redirects : []);
  return [
    { path: 'docsgen.config.ts', text: printConfig(config) },
    ...(list === undefined ? [] : [{ path: 'redirects.json', text: list }]),
  ];
}
