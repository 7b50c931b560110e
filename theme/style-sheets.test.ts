import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });

/** Paths of all style sheets that a module or another style sheet of the theme imports. */
function importedSheets(): ReadonlySet<string> {
  const importers = files.filter((file) => /\.(?:css|tsx?)$/.test(file));
  const imported = importers.flatMap((file) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    const matches = text.matchAll(/import '(\.[^']+\.css)'/g);
    return [...matches].map(([, sheet = '']) => path.join(path.dirname(file), sheet));
  });
  return new Set(imported);
}

it('imports the style sheet of each component and layout', () => {
  const imported = importedSheets();
  const own = files.filter((file) => /^(?:components|layouts|styles)\b.*\.css$/.test(file));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((file) => !imported.has(file))).toEqual([]);
});
