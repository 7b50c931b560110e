import path from 'node:path';
import { packageFolder } from '../files/index.js';
import { runEsbuild } from '../files/run-esbuild.js';
import { browserOptions } from '../pipeline/theme/browser-script.js';

/** Bundles `theme/dev` into one ES module for the browser. It is not minified, so that developer tools can show it. */
export async function bundleClientScript(): Promise<string> {
  const { outputFiles } = await runEsbuild({
    ...browserOptions,
    minify: false,
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    tsconfigRaw: {},
    absWorkingDir: packageFolder,
    entryPoints: [path.join(packageFolder, 'theme/dev/client.ts')],
  });
  return outputFiles.map(({ text }) => text).join('');
}
