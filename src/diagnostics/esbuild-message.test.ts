import { expect, test } from 'vitest';
import { esbuildPlace } from './esbuild-message.js';

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
