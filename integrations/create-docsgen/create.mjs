#!/usr/bin/env node
import { readFile } from 'node:fs/promises';

// `npm create docsgen my-docs -- --template guides` is `docsgen init my-docs --template guides`.
const manifest = import.meta.resolve('docsgen/package.json');
const { bin } = JSON.parse(await readFile(new URL(manifest), 'utf8'));
process.argv.splice(2, 0, 'init');
await import(new URL(bin.docsgen, manifest).href);
