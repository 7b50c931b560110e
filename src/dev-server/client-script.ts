import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { moduleFolder } from '../files/index.js';
import { bundleClientScript } from './bundle-client-script.js';

/** URL path of the `theme/dev` script that every page loads. The script resolves `events` relative to it. */
export const clientUrl = '/__docsgen/client.js';
export const eventsUrl = '/__docsgen/events';

/** Written by `scripts/compile.mjs`. The file is absent when docsgen runs from its sources. */
const compiledFile = path.join(moduleFolder, 'dev-client.js');

export async function readClientScript(): Promise<string> {
  if (existsSync(compiledFile)) return readFile(compiledFile, 'utf8');
  return bundleClientScript();
}
