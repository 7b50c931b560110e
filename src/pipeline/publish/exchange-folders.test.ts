import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { exchangeFolders } from './exchange-folders.js';
import { swapFolders } from './swap-folders.js';

const canExchange = process.platform === 'linux' && spawnSync('perl', ['-v']).status === 0;

/** Looks at a file without a pause until another file appears, and prints how often it was missing. */
const watcher = `
  const { existsSync } = require('node:fs');
  const [file, end] = process.argv.slice(1);
  let missing = 0;
  process.stdout.write('ready ');
  while (!existsSync(end)) for (let look = 0; look < 1000; look += 1) if (!existsSync(file)) missing += 1;
  process.stdout.write(String(missing));
`;

describe.runIf(canExchange)('exchanging folders', () => {
  it('gives each the name of the other', async () => {
    const root = await temporarySite({ "it's $new/a.txt": 'new', 'old/a.txt': 'old' });
    expect(exchangeFolders(path.join(root, "it's $new"), path.join(root, 'old'))).toBe(true);
    expect(readFileSync(path.join(root, 'old/a.txt'), 'utf8')).toBe('new');
    expect(readFileSync(path.join(root, "it's $new/a.txt"), 'utf8')).toBe('old');
  });

  it('never leaves the output folder absent', async () => {
    const root = await temporarySite({ 'dist/index.html': 'old' });
    const dist = path.join(root, 'dist');
    const end = path.join(root, 'end');
    const child = spawn(process.execPath, ['-e', watcher, path.join(dist, 'index.html'), end]);
    let output = '';
    const isReady = new Promise<void>((resolve) => {
      child.stdout.on('data', (data) => {
        output += data;
        resolve();
      });
    });
    await isReady;
    for (let time = 0; time < 20; time += 1) {
      const fresh = path.join(root, `.dist.${time}`);
      mkdirSync(fresh);
      writeFileSync(path.join(fresh, 'index.html'), String(time));
      expect(swapFolders(fresh, dist)).toEqual([`${fresh}.old0`]);
    }
    writeFileSync(end, '');
    await new Promise((resolve) => child.once('close', resolve));
    expect(output).toBe('ready 0');
    expect(readFileSync(path.join(dist, 'index.html'), 'utf8')).toBe('19');
  });
});

it('reports that a folder cannot be exchanged with a missing one', async () => {
  const root = await temporarySite({ 'new/a.txt': 'new' });
  expect(exchangeFolders(path.join(root, 'new'), path.join(root, 'dist'))).toBe(false);
  expect(swapFolders(path.join(root, 'new'), path.join(root, 'dist'))).toEqual([]);
  expect(existsSync(path.join(root, 'dist/a.txt'))).toBe(true);
});
