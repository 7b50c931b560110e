import { expect, test } from 'vitest';
import { esbuildPlace, unresolvedImportHint } from './esbuild-message.js';

test('converts esbuild’s byte columns to character columns after non-ASCII text', () => {
  const lineText = "const é = 'ü' ?;";
  const column = Buffer.from("const é = 'ü' ").length;
  const place = esbuildPlace(
    { file: 'theme\\Footer.tsx', line: 2, column, length: 1, lineText },
    `// planets\n${lineText}\n`,
  );
  expect(place).toEqual({
    file: 'theme/Footer.tsx',
    start: { line: 2, column: 15, offset: 25 },
    end: { line: 2, column: 16, offset: 26 },
  });
});

test.each([
  ['Could not resolve "./moon.js"', 'there is no such file: correct the path'],
  ['Could not resolve "@moons/io/part"', 'npm install @moons/io'],
  ['Could not resolve "node:fs"', 'browsers have no modules of Node.js'],
  ['Could not resolve "fs/promises"', 'browsers have no modules of Node.js'],
])('says what to do about an import: %s', (problem, hint) => {
  expect(unresolvedImportHint(problem)).toContain(hint);
});
