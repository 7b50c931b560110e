import { expect, it } from 'vitest';
import type { PageContent } from '../../src/site/page-props/page.js';
import { pageStyleSheets } from '../../src/site/pages/page-styles.js';
import { contents, embeds } from '../../theme/pages.test.data.js';

/** Each style sheet has its name as its path. */
const styles = new Proxy({} as Parameters<typeof pageStyleSheets>[1]['styles'], {
  get: (_, name) => String(name),
});

/** Returns the paths of the style sheets, each of the theme's under its name. */
function sheetsOf(content: PageContent): readonly string[] {
  return pageStyleSheets(content, { styles, blockSheets: { moon: 'block-moon.css' } });
}

it('loads only the style sheets that a page needs', () => {
  expect(sheetsOf(contents.doc)).toEqual(['site']);
  expect(sheetsOf({ ...contents.doc, body: ['<p>Red.</p>', embeds.schema] })).toEqual([
    'site',
    'fields',
  ]);
  expect(
    sheetsOf({ ...contents.doc, body: ['<ul class="cards"></ul>', embeds.operation] }),
  ).toEqual(['site', 'cards', 'embeds']);
  const admonition = '<aside class="admonition admonition-tip" role="note"></aside>';
  expect(sheetsOf({ ...contents.doc, body: [admonition] })).toEqual(['site', 'admonitions']);
  const diagram = '<figure class="mermaid"><svg></svg></figure>';
  expect(sheetsOf({ ...contents.doc, body: [diagram] })).toEqual(['site', 'diagrams']);
  const image = '<img class="only-dark" src="moon.png" alt="Moon">';
  expect(sheetsOf({ ...contents.doc, body: [image] })).toEqual(['site', 'images']);
  const note = '<a class="code-note" href="#_note-1-1"></a>';
  expect(sheetsOf({ ...contents.doc, body: [note] })).toEqual(['site', 'annotations']);
  const term = '<button type="button" class="term">orbit</button>';
  expect(sheetsOf({ ...contents.doc, body: [term] })).toEqual(['site', 'terms']);
  expect(sheetsOf(contents.home)).toEqual(['site', 'landing']);
  expect(sheetsOf(contents['not-found'])).toEqual(['site', 'landing']);
  expect(sheetsOf(contents.category)).toEqual(['site', 'cards']);
  expect(sheetsOf(contents.operation)).toEqual(['site', 'reference']);
  const tasks = '<ul class="contains-task-list"></ul>';
  expect(sheetsOf({ ...contents.operation, description: tasks })).toEqual([
    'site',
    'reference',
    'lists',
  ]);
  expect(sheetsOf(contents.api)).toEqual(['site', 'reference', 'overview']);
  const moon = '<b data-block="moon">Io</b><i data-block="sun"></i><b data-block="moon"></b>';
  expect(sheetsOf({ ...contents.doc, body: [moon] })).toEqual(['site', 'block-moon.css']);
});
