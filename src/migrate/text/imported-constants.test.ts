import { expect, it } from 'vitest';
import { memoryFiles } from '../memory-files.test.data.js';
import { importedConstants } from './imported-constants.js';

const files = memoryFiles({
  'src/consts.ts': `
    const moons = 2;
    export const version: string = '1.4', count = moons, built = process.env.BUILT;
  `,
  'src/content/docs/mars.mdx': '',
});

function converted(text: string): string {
  const page = { from: 'src/content/docs/mars.mdx', to: 'content/docs/mars.mdx' };
  return importedConstants(text, { page, files } as never);
}

it('writes the values of imported constants', () => {
  expect(converted("import { version, count as all } from '../../consts';\n\n{version}\n")).toBe(
    'export const version = "1.4";\nexport const all = 2;\n\n{version}\n',
  );
  expect(converted('import { version } from "@site/src/consts.ts"\n')).toBe(
    'export const version = "1.4";\n',
  );
});

it('leaves imports of components, of what code computes, and those in code', () => {
  expect(converted("import { version, built } from '@/consts';\n")).toBe(
    'import { built } from \'@/consts\';\nexport const version = "1.4";\n',
  );
  const others = [
    "import { Card } from './card';",
    "import Card from '../../consts';",
    "import { version } from 'package';",
    "```\nimport { version } from '../../consts';\n```",
  ].join('\n');
  expect(converted(others)).toBe(others);
});
