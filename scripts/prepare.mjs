import { existsSync } from 'node:fs';

// npm runs this in the repository and in a package that a site links to. The package comes compiled.
const compile = new URL('compile.mjs', import.meta.url);
if (existsSync(compile)) await import(compile.href);
