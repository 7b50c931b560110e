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

it('keeps styles in layers, so that the CSS of a site overrides them', () => {
  const own = files.filter((file) => /^(?:components|layouts|presets|styles)\b.*\.css$/.test(file));
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const outside = own.filter((file) => !/@layer|@import/.test(read(file)));
  // The build replaces it with the CSS of the site.
  expect(outside, 'write @layer components { … } around the rules').toEqual(['styles/custom.css']);
});

it('sets no inline styles and no event handlers in components, which a strict policy refuses', () => {
  const components = files.filter((file) =>
    /^(?:components|layouts)\b.*(?<!\.test)\.tsx$/.test(file),
  );
  const refused = components.flatMap((file) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    const found = text.match(/<[a-z][^<>]*\s(?:style|on[A-Z]\w*)=/g) ?? [];
    return found.length > 0 ? [file] : [];
  });
  expect(components.length).toBeGreaterThan(100);
  expect(refused, 'set an attribute, and style or handle it elsewhere').toEqual([]);
});
