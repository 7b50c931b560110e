import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenshotFiles, screenshotFolder } from '../../scripts/screenshots.mjs';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, screenshotFolder);
const content = path.join(root, 'docs/content');
const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);
const texts = new Map(
  pages.map((name) => [name, readFileSync(path.join(content, name), 'utf8')] as const),
);
const shown = [...texts].flatMap(([page, text]) =>
  [...text.matchAll(/!\[(.*?)\]\(\/img\/screens\/([\w-]+)-(light|dark)\.webp#only-(\w+)\)/g)].map(
    ([, alt = '', name = '', file = '', mode = '']) => ({ page, alt, name, file, mode }),
  ),
);

const maxBytes = 40_000;
const maxTotalBytes = 1_500_000;

describe('the screenshots of the manual (otherwise run npm run screenshots)', () => {
  it('are those that the script takes, and all of them are shown', () => {
    expect(readdirSync(folder).sort()).toEqual([...screenshotFiles].sort());
    const names = new Set(shown.map(({ name, file }) => `${name}-${file}.webp`));
    expect([...names].sort()).toEqual([...screenshotFiles].sort());
  });

  it('are not named in any other form', () => {
    const named = [...texts.values()].join('\n').match(/screens\/[\w./-]+/g) ?? [];
    expect(named).toHaveLength(shown.length);
  });

  it('appear in both colour modes with the same text', () => {
    const ofMode = (wanted: string) =>
      shown
        .filter(({ file, mode }) => file === wanted && mode === wanted)
        .map(({ page, alt, name }) => ({ page, alt, name }));
    expect(ofMode('dark')).toEqual(ofMode('light'));
    expect(ofMode('light').length * 2).toBe(shown.length);
    expect(shown.filter(({ alt }) => alt.length < 20)).toEqual([]);
  });

  it('are small', () => {
    const sizes = screenshotFiles.map(
      (name) => [name, statSync(path.join(folder, name)).size] as const,
    );
    expect(sizes.filter(([, bytes]) => bytes > maxBytes)).toEqual([]);
    expect(sizes.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(maxTotalBytes);
  });
});

it('lists every page of the manual in the sidebar', () => {
  const config = readFileSync(path.join(root, 'docs/docsgen.config.ts'), 'utf8');
  const sidebars = config.slice(config.indexOf('sidebars:'), config.indexOf('search:'));
  const ids = pages
    .filter((name) => path.dirname(name) === 'docs')
    .map((name) => path.basename(name, '.md'));
  expect(ids.filter((id) => !sidebars.includes(`'${id}'`))).toEqual([]);
});
