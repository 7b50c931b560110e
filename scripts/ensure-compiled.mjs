import { existsSync } from 'node:fs';
import path from 'node:path';

// Compiles docsgen where that has not been done yet: `npm ci --ignore-scripts` leaves `prepare` out.
const program = path.join(import.meta.dirname, '../lib/bundle/start.js');
if (!existsSync(program)) {
  console.error('docsgen is not compiled yet: compiling it, which takes half a minute.');
  await import('./compile.mjs');
}
