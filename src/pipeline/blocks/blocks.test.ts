import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../../test/build/temporary-site.js';
import { page, where } from '../../../test/commonmark/page.js';
import { loadConfig } from '../../config/index.js';
import { DiagnosticError } from '../../diagnostics/diagnostic.js';
import { uniqueDiagnostics } from '../../diagnostics/unique.js';
import { emptyCache } from '../cache/index.js';
import { compileSiteBlocks } from './compile-blocks.js';
import { siteBlocks } from './evaluate-blocks.js';

const moon = `import { name } from './_name';
import { defineBlock } from 'docsgen';
export default defineBlock({ component: ({ children }) => <i title={name}>{children}</i> });
`;
const sun = `import { defineBlock } from 'docsgen';
export default defineBlock({
  component: () => <p><svg viewBox="0 0 1 1"><script>x</script><title>Sun</title></svg></p>,
});
`;
const site = {
  'content/docs/a.md': '# A\n',
  'blocks/Moon.tsx': moon,
  'blocks/Sun.tsx': sun,
  'blocks/_name.ts': "export const name = 'Io';\n",
};

async function compiled(files: Readonly<Record<string, string>>, cache = emptyCache()) {
  const siteDir = await temporarySite(files);
  const compile = async () => {
    const found = await compileSiteBlocks(await loadConfig({ dir: siteDir }), cache);
    if (!found) throw new Error('The site has no blocks.');
    return found.value;
  };
  return { siteDir, blocks: await compile(), compile };
}

it('gives a block another digest when a module that it imports changes, and no other block', async () => {
  const { siteDir, blocks, compile } = await compiled(site);
  await writeFile(path.join(siteDir, 'blocks/_name.ts'), "export const name = 'Europa';\n");
  const changed = await compile();
  const digests = (one: typeof blocks) => one.declarations.map(({ digest }) => digest);
  const [moonBefore, sunBefore] = digests(blocks);
  const [moonAfter, sunAfter] = digests(changed);
  expect(moonAfter).not.toBe(moonBefore);
  expect(sunAfter).toBe(sunBefore);
});

it('renders blocks in a text, without the scripts in their drawings', async () => {
  const { blocks, siteDir } = await compiled(site);
  const text = 'The :moon[*big* one] and ::sun.\n\n::sun\n';
  const { html, messages } = page(text, {}, { blocks: siteBlocks(blocks, siteDir) });
  expect(html).toBe(
    '<p>The <i title="Io" data-block="moon"><em>big</em> one</i> and ::sun.</p>\n' +
      '<p data-block="sun"><svg viewBox="0 0 1 1"><title>Sun</title></svg></p>',
  );
  expect(messages).toEqual([
    '3:1 content/block-markup: ::sun (blocks/Sun.tsx): <script> is left out.',
  ]);
});

it('finds blocks in subfolders, whose other files are parts of blocks', async () => {
  const { blocks } = await compiled({
    'content/docs/a.md': '# A\n',
    'blocks/prices/PlanPrice.tsx': sun,
    'blocks/prices/Card.tsx': 'export const Card = () => <p>Io</p>;\n',
    'blocks/_shared/Star.tsx': sun,
  });
  expect(blocks.declarations.map(({ name, file }) => [name, file])).toEqual([
    ['plan-price', 'blocks/prices/PlanPrice.tsx'],
  ]);
});

it('renders a component that is wrapped in memo', async () => {
  const source = `import { defineBlock } from 'docsgen';
import { memo } from 'react';
export default defineBlock({ component: memo(() => <p>Sun</p>) });
`;
  const { blocks, siteDir } = await compiled({ ...site, 'blocks/Sun.tsx': source });
  const { html } = page('::sun\n', {}, { blocks: siteBlocks(blocks, siteDir) });
  expect(html).toBe('<p data-block="sun">Sun</p>');
});

it('tells a component whether it is part of a line', async () => {
  const source = `import { defineBlock } from 'docsgen';
export default defineBlock({ component: ({ inline, children }) => inline ? <b>{children}</b> : <div>{children}</div> });
`;
  const { blocks, siteDir } = await compiled({ ...site, 'blocks/Sun.tsx': source });
  const text = 'A :sun[star].\n\n::sun\n\n:::sun\n\nHot.\n\n:::\n';
  const { html, messages } = page(text, {}, { blocks: siteBlocks(blocks, siteDir) });
  expect(messages).toEqual([]);
  expect(html).toBe(
    '<p>A <b data-block="sun">star</b>.</p>\n<div data-block="sun"></div>\n<div data-block="sun"><p>Hot.</p></div>',
  );
});

it.each([
  ['<a xlinkHref="javascript:x()">Io</a>', 'the attribute xlinkhref of <a> is left out'],
  ['<set attributeName="href" to="javascript:x()" />', '<set> is left out'],
  ['<animate attributeName="onclick" values="x()" />', '<animate> is left out'],
  ['<rect fill="url(https://example.com/x)" />', 'the attribute fill of <rect> is left out'],
  ['<rect mask=" URL( //example.com/x )" />', 'the attribute mask of <rect> is left out'],
])('keeps addresses from elsewhere out of a drawing: %s', async (shape, problem) => {
  const drawing = `export default defineBlock({ component: () => <p><svg>${shape}<path fill="url(#a)" /></svg></p> });`;
  const source = `import { defineBlock } from 'docsgen';\n${drawing}\n`;
  const { blocks, siteDir } = await compiled({ ...site, 'blocks/Sun.tsx': source });
  const { html, messages } = page('::sun\n', {}, { blocks: siteBlocks(blocks, siteDir) });
  expect(messages).toEqual([expect.stringContaining(problem)]);
  expect(html).not.toMatch(/javascript:|example\.com|x\(\)/);
  expect(html).toContain('<path fill="url(#a)">');
});

it.each([
  ['<template><script>x()</script></template>', '<template> is left out'],
  ['<noscript><p title="</noscript><img src=a onerror=x()>"></p></noscript>', '<noscript> is'],
  ['<plaintext><script>x()</script>', '<plaintext> is left out'],
  ['<p onclick="x()">Io</p>', 'the attribute onclick of <p> is left out'],
  ['<iframe srcdoc="<script>x()</script>"></iframe>', 'the attribute srcdoc of <iframe>'],
  ['<math><a xlink:href="javascript:x()">Io</a></math>', 'the attribute xlinkhref of <a>'],
  ['<a href="/" ping="https://example.com/x()">Io</a>', 'the attribute ping of <a>'],
])('keeps scripts out of markup that a component writes: %s', async (markup, problem) => {
  const html = `dangerouslySetInnerHTML={{ __html: ${JSON.stringify(markup)} }}`;
  const source = `import { defineBlock } from 'docsgen';\nexport default defineBlock({ component: () => <div ${html} /> });\n`;
  const { blocks, siteDir } = await compiled({ ...site, 'blocks/Sun.tsx': source });
  const made = page('::sun\n', {}, { blocks: siteBlocks(blocks, siteDir) });
  expect(made.messages).toEqual([expect.stringContaining(problem)]);
  expect(made.html).not.toContain('x()');
});

it.each([
  [
    '<iframe src="https://example.com/a" />',
    `the policy blocks <iframe>: set csp to { 'frame-src': ['https://example.com'] }`,
  ],
  ['<iframe src="/a.html" />', `set csp to { 'frame-src': ["'self'"] }`],
  [
    '<form action="https://example.com" />',
    `set csp to { 'form-action': ['https://example.com'] }`,
  ],
])('reports what the policy blocks until the site allows it: %s', async (markup, problem) => {
  const source = `import { defineBlock } from 'docsgen';\nexport default defineBlock({ component: () => ${markup} });\n`;
  const { blocks, siteDir } = await compiled({ ...site, 'blocks/Sun.tsx': source });
  const messages = (policyDirectives: readonly string[]) =>
    page('::sun\n', {}, { blocks: siteBlocks(blocks, siteDir), policyDirectives }).messages;
  expect(messages([])).toEqual([expect.stringContaining(problem)]);
  expect(messages(['frame-src', 'form-action'])).toEqual([]);
});

it.each([
  [
    'a syntax error',
    { 'blocks/Moon.tsx': 'export default (' },
    'blocks/failed',
    'blocks/Moon.tsx:1:17',
  ],
  ['a name of docsgen', { 'blocks/Note.tsx': moon }, 'blocks/reserved-name', 'blocks/Note.tsx:1:1'],
  [
    'a second file of a name',
    { 'blocks/moons/Moon.tsx': moon },
    'blocks/duplicate-name',
    'blocks/moons/Moon.tsx:1:1',
  ],
])('reports %s at its place', async (_, files, code, where) => {
  const failure = await compiled({ ...site, ...files }).catch((error: unknown) => error);
  const [found] = failure instanceof DiagnosticError ? failure.diagnostics : [];
  expect(found?.code).toBe(code);
  expect(`${found?.place?.file}:${found?.place?.start.line}:${found?.place?.start.column}`).toBe(
    where,
  );
});

it.each([
  [
    'defines no block',
    'export default 1;',
    '1:1',
    'the file has no default export defineBlock({ component, … })',
  ],
  ['throws', "export const star = 1;\nthrow new Error('No star');", '2:7', 'No star'],
])(
  'reports a file that %s at that file, the same for every use',
  async (_, source, at, problem) => {
    const { blocks, siteDir } = await compiled({ ...site, 'blocks/Sun.tsx': source });
    const { diagnostics, messages } = page(
      ':::sun\nText\n:::\n\nThe ::sun and :sun[one].\n\n::sun\n',
      {},
      { blocks: siteBlocks(blocks, siteDir) },
    );
    expect(new Set(messages.map((one) => one.replace(/^\S+ /, '')))).toEqual(
      new Set([`blocks/not-loaded: The block sun cannot be loaded: ${problem}`]),
    );
    expect(diagnostics.map(({ place }) => where(place))).toEqual(
      diagnostics.map(() => `blocks/Sun.tsx:${at}`),
    );
    expect(uniqueDiagnostics(diagnostics)).toHaveLength(1);
  },
);

it('reports a component without a return', async () => {
  const source = `import { defineBlock } from 'docsgen';
export default defineBlock({ component: () => { <p>Io</p>; } });
`;
  const { blocks, siteDir } = await compiled({ ...site, 'blocks/Sun.tsx': source });
  const { messages } = page('::sun\n', {}, { blocks: siteBlocks(blocks, siteDir) });
  expect(messages).toEqual([expect.stringContaining('threw: it returned undefined')]);
});

it('names the line of a component that throws, and the line that called it', async () => {
  const source = `import { name } from './_name';
import { defineBlock } from 'docsgen';
export default defineBlock({
  component: () => <p>{name()}</p>,
});
`;
  const files = {
    'blocks/Sun.tsx': source,
    'blocks/_name.ts': 'export const name = (star?: any) =>\n  star.name;\n',
  };
  const { siteDir, blocks } = await compiled({ ...site, ...files });
  const text = 'A star.\n\n::sun\n';
  const { diagnostics } = page(text, {}, { blocks: siteBlocks(blocks, siteDir) });
  const related = diagnostics[0]?.related?.map(({ message, place }) => [message, where(place)]);
  expect(diagnostics.map(({ place }) => where(place))).toEqual(['3:1']);
  expect(related).toEqual([
    ['thrown here', 'blocks/_name.ts:2:8'],
    ['called here', 'blocks/Sun.tsx:4:24'],
  ]);
});

it('reports a schema that throws where a text uses the block', async () => {
  const source = `const plan = { '~standard': { validate: (value) => ({ value }) } };
    const validate = () => { throw new Error('No plan'); };
    const attributes = { shape: { plan }, '~standard': { validate } };
    export default { attributes, component: () => null };`;
  const { blocks, siteDir } = await compiled({ ...site, 'blocks/Sun.tsx': source });
  const { messages } = page('::sun{plan=a}\n', {}, { blocks: siteBlocks(blocks, siteDir) });
  expect(messages).toEqual([expect.stringMatching(/^1:1 content\/block-failed: .* No plan$/)]);
});

it('leaves out the javascript: URLs of a component, and what React writes for them', async () => {
  const source = `import { defineBlock } from 'docsgen';
export default defineBlock({ component: () => <a href="javascript:x()">Io</a> });
`;
  const { blocks, siteDir } = await compiled({ ...site, 'blocks/Sun.tsx': source });
  const { html, messages } = page('::sun\n', {}, { blocks: siteBlocks(blocks, siteDir) });
  expect(html).toBe('<a data-block="sun">Io</a>');
  expect(messages).toEqual([
    '1:1 content/unsafe-link: The address javascript:… is not safe and was left out.',
  ]);
});
