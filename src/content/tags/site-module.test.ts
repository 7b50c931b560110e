import { expect, it, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const tagged = (text: string, files = {}) => page(text, files, { tags: true });

const planets = `
import os from 'node:os';
const isWarm = os.arch() === 'arm';
const moons = [{ label: 'Phobos', value: 'p' } as const];
export const mars = 'Red';
export const venus = isWarm ? 'White' : 'Yellow';
const earth = 'Blue';
export { earth };
export default { moons, isWarm, count: 2, orbit: () => 1 };
`;

test.each([
  ['import { mars } from "./planets"', '{mars}', 'Red'],
  ['import { earth as home } from "./planets.ts"', '{home}', 'Blue'],
  ['import all from "@site/content/docs/planets"', '{all.count} {all.moons[0].label}', '2 Phobos'],
])('%s gives literals of a file of the site', (line, used, shown) => {
  const files = { 'content/docs/planets.ts': planets };
  const { html, messages, doc } = tagged(`${line}\n\nA ${used}`, files);
  expect(messages).toEqual([]);
  expect(html).toBe(`<p>A ${shown}</p>`);
  expect(doc.includes).toContain('content/docs/planets.ts');
});

const snippets = `---
title: Snippets
---

{/* Written by a script. */}

export const connect = "import orbit\\n\\norbit.connect()\\n";

export const planet = { name: 'Mars' };

\`\`\`js

export const sample = 'not an export';
\`\`\`
`;

test.each([
  [
    '<CodeBlock language="txt">\n{connect}\n</CodeBlock>',
    'import orbit\n\norbit.connect()\n</code>',
  ],
  ['The planet {planet.name}.', '<p>The planet Mars.</p>'],
])('shows constants that a Markdown file exports: %s', (used, shown) => {
  const files = { 'content/docs/_snippets.mdx': snippets };
  const lines = "import { connect, planet } from './_snippets.mdx'";
  const { html, messages } = tagged(`${lines}\n\n${used}`, files);
  expect(messages).toEqual([]);
  expect(html).toContain(shown);
});

it('takes no constants from code blocks of a Markdown file', () => {
  const files = { 'content/docs/_snippets.mdx': snippets };
  const { messages } = tagged("import { sample } from './_snippets.mdx'\n\nA {sample}", files);
  expect(messages).toEqual([expect.stringContaining('{sample} would need code')]);
});

test.each([
  ['import { venus } from "./planets"', '{venus}'],
  ['import all from "./planets"', '{all.isWarm}'],
  ['import all from "./planets"', '{all.orbit()}'],
  ['import all from "./planets"', '{all.pluto}'],
  ['import all from "planets"', '{all.count}'],
  ['import all from "./missing"', '{all.count}'],
])('%s runs no code for %s', (line, used) => {
  const { messages } = tagged(`${line}\n\nA ${used}`, { 'content/docs/planets.ts': planets });
  expect(messages).toEqual([
    expect.stringMatching(/^3:3 content\/(?:tag-needs-code|undefined-value)/),
  ]);
});

it('gives tabs the labels of a file', () => {
  const text =
    'import all from "./planets"\n\n<Tabs values={all.moons}>\n<TabItem value="p">\n\nDust.\n\n</TabItem>\n</Tabs>';
  const { html, messages } = tagged(text, { 'content/docs/planets.ts': planets });
  expect(messages).toEqual([]);
  expect(html).toContain('Phobos');
});
