import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleProgram } from '../../scripts/bundle.mjs';
import { dataFolders } from '../../scripts/data-folders.mjs';
import { writePackagedTheme } from '../../scripts/packaged-theme.mjs';
import { bundleClientScript } from '../../src/dev-server/bundle-client-script.js';
import { compileTheme } from '../../src/pipeline/theme/compile-theme.js';
import { repository } from './repository.js';

/**
 * Compiles docsgen to a runnable program, as installed, from the current sources and without type checks. Does not
 * use `lib`, which may be outdated.
 *
 * @param folder an empty folder
 * @returns absolute path of its `bin/docsgen.js`
 */
export async function compileInto(folder: string): Promise<string> {
  const source = path.join(repository, 'src');
  const lib = path.join(folder, 'lib');
  const files = (await readdir(source, { recursive: true })).filter((name) =>
    /^(?!.*\.(test|d)\.ts$).*\.ts$/.test(name),
  );
  await build({
    entryPoints: files.map((name) => path.join(source, name)),
    outbase: source,
    outdir: lib,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  for (const data of dataFolders) {
    await cp(path.join(source, data), path.join(lib, data), { recursive: true });
  }
  await mkdir(path.join(folder, 'bin'));
  for (const name of ['bin/docsgen.js', 'package.json']) {
    await cp(path.join(repository, name), path.join(folder, name));
  }
  await cp(path.join(repository, 'theme'), path.join(folder, 'theme'), { recursive: true });
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  const { theme, inputs } = await compileTheme(repository);
  await writePackagedTheme(lib, theme, {});
  await writeFile(path.join(lib, 'dev-client.js'), await bundleClientScript());
  await bundleProgram(folder, inputs);
  await writeFile(path.join(lib, 'build-id'), await digestOf(path.join(lib, 'bundle')));
  return path.join(folder, 'bin/docsgen.js');
}

async function digestOf(folder: string): Promise<string> {
  const all = createHash('sha256');
  for (const name of (await readdir(folder)).toSorted()) {
    all.update(await readFile(path.join(folder, name)));
  }
  return all.digest('hex');
}
