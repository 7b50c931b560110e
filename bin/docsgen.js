#!/usr/bin/env node
import { existsSync } from 'node:fs';

const start = new URL('../lib/bundle/start.js', import.meta.url);
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`docsgen needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  process.exitCode = 2;
} else if (!existsSync(start)) {
  console.error(
    'docsgen is not compiled yet: run "npm install" or "npm run prepare" in its folder.',
  );
  process.exitCode = 2;
} else {
  const { run } = await import(start.href);
  process.exitCode = await run(process.argv.slice(2));
}
