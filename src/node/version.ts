import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../files/index.js';

/** Returns docsgen's version from its `package.json`. */
export function readVersion(): string {
  const text = readFileSync(path.join(packageFolder, 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { readonly version: string };
  return version;
}
