import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { moduleFolder } from '../files/index.js';

/** Path of the script of `theme/dev` in every page. The script looks for its events beside it. */
export const clientUrl = '/__docsgen/client.js';
export const eventsUrl = '/__docsgen/events';

/** `scripts/compile.mjs` writes this file. It is absent where docsgen runs from its sources. */
const compiledFile = path.join(moduleFolder, 'dev-client.js');

export async function readClientScript(): Promise<string> {
  if (existsSync(compiledFile)) return readFile(compiledFile, 'utf8');
  const { bundleClientScript } = await import('./bundle-client-script.js');
  return bundleClientScript();
}
