#!/usr/bin/env node
import { existsSync } from 'node:fs';
import nodeModule from 'node:module';

// In few files, or as it was compiled.
const cli = ['bundle/cli.js', 'cli/index.js']
  .map((name) => new URL(`../lib/${name}`, import.meta.url))
  .find((url) => existsSync(url));
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`docsgen needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  process.exitCode = 2;
} else if (cli === undefined) {
  console.error(
    'docsgen is not compiled yet: run "npm install" or "npm run prepare" in its folder.',
  );
  process.exitCode = 2;
} else {
  // From Node.js 22.1 on: what was compiled once is loaded sooner.
  nodeModule.enableCompileCache?.();
  const { main } = await import(cli.href);
  process.exitCode = await main(process.argv.slice(2));
}
