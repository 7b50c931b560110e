import { existsSync } from 'node:fs';

// npm runs this in the repository and in a linked package. A published package is already compiled.
const compile = new URL('compile.mjs', import.meta.url);
if (existsSync(compile)) await import(compile.href);
