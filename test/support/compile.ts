import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { repository } from './repository.js';

/**
 * Makes a docsgen that can be run as a program, from the sources as they are now and without a look at their
 * types. Whatever lies in `lib` may be old, and is left alone.
 *
 * @param folder an empty one
 * @returns absolute path of its `bin/docsgen.js`
 */
export async function compileInto(folder: string): Promise<string> {
  const source = path.join(repository, 'src');
  const files = (await readdir(source, { recursive: true })).filter((name) =>
    /^(?!.*\.(test|d)\.ts$).*\.ts$/.test(name),
  );
  await build({
    entryPoints: files.map((name) => path.join(source, name)),
    outbase: source,
    outdir: path.join(folder, 'lib'),
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  await writeFile(path.join(folder, 'lib/build-id'), randomUUID());
  await mkdir(path.join(folder, 'bin'));
  for (const name of ['bin/docsgen.js', 'package.json']) {
    await cp(path.join(repository, name), path.join(folder, name));
  }
  await cp(path.join(repository, 'theme'), path.join(folder, 'theme'), { recursive: true });
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  return path.join(folder, 'bin/docsgen.js');
}
