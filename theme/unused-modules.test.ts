import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What `src/pipeline/theme` compiles by name. */
const entries =
  /^(?:index\.tsx|client\/(?:boot|main|redirect|script-url|try-it\/auth\/oauth\/callback)\.ts|(?:dev|site-islands|visitors)\/.*)$/;

const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\./.test(file),
);

const known = new Set(modules);

/** Paths of all modules that another module imports, relative to the theme. */
function importedModules(): ReadonlySet<string> {
  const imported = modules.flatMap((file) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    const matches = text.matchAll(/(?:from|import) *\(?'(\.[^']+)'/g);
    return [...matches].flatMap(([, name = '']) => {
      const stem = path.join(path.dirname(file), name.replace(/\.jsx?$/, ''));
      return [stem, `${stem}.ts`, `${stem}.tsx`].filter((one) => known.has(one));
    });
  });
  return new Set(imported);
}

it('uses each component in another one, and registers each script in client/main.ts', () => {
  const imported = importedModules();
  expect(imported.size).toBeGreaterThan(200);
  expect(modules.filter((file) => !imported.has(file) && !entries.test(file))).toEqual([]);
});
