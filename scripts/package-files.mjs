import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files and folders that the program reads at run time, and the licences of its packages, relative to `lib`. */
const readAtRunTime = [
  // Only a reference in the types leads to it.
  'asset-modules.d.ts',
  'THIRD-PARTY-NOTICES.txt',
  'bundle/',
  'build-id',
  'cli/starter/',
  'config.schema.json',
  'dev-client.js',
  'i18n/locales/',
  'theme-files/',
  'theme.json',
];

/**
 * Returns the files of `lib` that the package leaves out: all modules except the entry points and
 * what these import, because the bundle contains the program.
 *
 * @param root absolute path of the package; its `lib` must be compiled
 * @param exported the `exports` of `package.json`
 */
export function unpublishedFiles(root, exported) {
  const lib = path.join(root, 'lib');
  const entries = Object.values(exported).flatMap((entry) =>
    typeof entry === 'object' ? Object.values(entry) : [],
  );
  const published = new Set(entries.flatMap((entry) => [...imports(path.join(root, entry))]));
  return readdirSync(lib, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !published.has(file))
    .map((file) => path.relative(lib, file).split(path.sep).join('/'))
    .filter((file) => !readAtRunTime.some((kept) => file === kept || file.startsWith(kept)))
    .filter((file) => !file.startsWith('compile-cache/') && file !== '.npmignore')
    .toSorted();
}

/** Returns a module and all modules that it imports by relative paths. */
function imports(entry) {
  const found = new Set();
  const isTypes = entry.endsWith('.d.ts');
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, target] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      const module = path.resolve(path.dirname(file), target);
      const wanted = isTypes ? module.replace(/\.js$/, '.d.ts') : module;
      if (existsSync(wanted)) visit(wanted);
      else throw new Error(`${file} imports ${target}, which does not exist.`);
    }
  };
  visit(entry);
  return found;
}

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
