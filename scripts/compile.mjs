import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleProgram } from './bundle.mjs';
import { configTypes } from './config-types.mjs';
import { dataFolders } from './data-folders.mjs';
import { unpublishedFiles } from './package-files.mjs';
import { writePackagedTheme } from './packaged-theme.mjs';

// Compiles docsgen into `lib/`, from which `bin/docsgen.js` starts it.
const root = path.dirname(import.meta.dirname);
const lib = path.join(root, 'lib');
const typescript = createRequire(import.meta.url).resolve('typescript/bin/tsc');

await rm(lib, { recursive: true, force: true });
execFileSync(process.execPath, [typescript, '-p', path.join(root, 'src/tsconfig.json')], {
  stdio: 'inherit',
});
for (const folder of dataFolders) {
  await cp(path.join(root, 'src', folder), path.join(lib, folder), { recursive: true });
}

// Precompile the default theme, so that sites without overrides do not load esbuild.
const { compileTheme } = await import(path.join(lib, 'pipeline/theme/compile-theme.js'));
const { sha256 } = await import(path.join(lib, 'files/sha256.js'));
const { theme, inputs } = await compileTheme(root);
const ownFiles = inputs.filter((file) => file.startsWith(path.join(root, 'theme') + path.sep));
const sources = {};
for (const file of ownFiles.toSorted()) {
  const name = path.relative(root, file).split(path.sep).join('/');
  sources[name] = sha256(await readFile(file));
}
await writePackagedTheme(lib, theme, sources);

const { bundleClientScript } = await import(path.join(lib, 'dev-server/bundle-client-script.js'));
await writeFile(path.join(lib, 'dev-client.js'), await bundleClientScript());

await bundleProgram(root, inputs);

// The build id is a cache key, because a different docsgen may build a different site from the same sources.
const compiled = (await readdir(lib, { recursive: true })).filter((name) =>
  /\.c?js$|^theme\.json$|^i18n.locales.*\.json$/.test(name),
);
const id = createHash('sha256');
for (const name of compiled.toSorted()) id.update(await readFile(path.join(lib, name)));
await writeFile(path.join(lib, 'build-id'), id.digest('hex'));

// Editors use this schema for completion and validation of `docsgen.config.json`.
const z = await import('zod');
const { configSchema } = await import(path.join(lib, 'config/index.js'));
const schema = z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' });
await writeFile(path.join(lib, 'config.schema.json'), `${JSON.stringify(schema, null, 2)}\n`);

// The published types describe the configuration without the schema library.
await writeFile(path.join(lib, 'user-config.d.ts'), configTypes(schema));
const types = path.join(lib, 'index.d.ts');
const published = await readFile(types, 'utf8');
await writeFile(types, published.replaceAll("'./config/index.js'", "'./user-config.js'"));

// Style sheets and images have types wherever a file imports docsgen.
await cp(path.join(root, 'src/asset-modules.d.ts'), path.join(lib, 'asset-modules.d.ts'));
for (const [name, assets] of [
  ['index.d.ts', './asset-modules.d.ts'],
  ['site/theme-api.d.ts', '../asset-modules.d.ts'],
]) {
  const file = path.join(lib, name);
  const reference = `/// <reference path="${assets}" />\n`;
  await writeFile(file, reference + (await readFile(file, 'utf8')));
}

const { exports } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
await writeFile(path.join(lib, '.npmignore'), `${unpublishedFiles(root, exports).join('\n')}\n`);
