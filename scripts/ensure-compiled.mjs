import { existsSync } from 'node:fs';
import path from 'node:path';

// Compiles docsgen if it is not compiled yet, because `npm ci --ignore-scripts` skips `prepare`.
const program = path.join(import.meta.dirname, '../lib/bundle/start.js');
if (!existsSync(program)) {
  console.error('docsgen is not compiled yet: compiling it, which takes half a minute.');
  await import('./compile.mjs');
}
