import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../test/build/temporary-site.js';
import { ownPackage } from './own-package.js';

async function installed(resolved: string | undefined, files = {}): Promise<readonly string[]> {
  const packages = { 'node_modules/docsgen': { version: '1.2.3', resolved } };
  const home = await temporarySite({
    'home/node_modules/docsgen/package.json': '{}',
    ...(resolved && { 'home/node_modules/.package-lock.json': JSON.stringify({ packages }) }),
    ...files,
  });
  return [ownPackage(path.join(home, 'home/node_modules/docsgen'), '1.2.3'), home];
}

it('uses a version range when npm installed the package from a registry', async () => {
  for (const host of ['https://registry.npmjs.org', 'https://npm.example.com/private']) {
    const [spec] = await installed(`${host}/docsgen/-/docsgen-1.2.3.tgz`);
    expect(spec).toBe('^1.2.3');
  }
});

it('uses the file or URL that npm installed the package from', async () => {
  const [spec, home] = await installed('file:../packed.tgz', { 'packed.tgz': '' });
  expect(spec).toBe(`file:${home}/packed.tgz`);
  const address = 'git+ssh://git@git.example.com/tools/docsgen.git#abc';
  expect((await installed(address))[0]).toBe(address);
});

it('uses the package folder when the origin is unknown', async () => {
  for (const resolved of [undefined, 'file:../gone.tgz']) {
    const [spec, home] = await installed(resolved);
    expect(spec).toBe(`file:${home}/home/node_modules/docsgen`);
  }
});
