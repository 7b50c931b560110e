import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { containerNames, inlineNames } from '../../src/content/markdown/directive-declarations.js';
import type { PageContent } from '../../src/site/page-props/page.js';
import { pageStyleSheets } from '../../src/site/pages/page-styles.js';
import { Document } from '../../theme/layouts/Document.js';
import { contentPage, contents, embeds } from '../../theme/pages.test.data.js';
import { page } from '../commonmark/page.js';

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
  expect(sheetsOf(contents.writtenHome)).toEqual(['site', 'landing']);
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

describe('loads a style sheet for the classes of', () => {
  const theme = path.join(import.meta.dirname, '../../theme');

  /** The text of a style sheet with those that it imports. */
  const cssOf = (file: string): string =>
    readFileSync(file, 'utf8').replace(/@?import '(.+?\.css)';/g, (_, name: string) =>
      cssOf(path.join(path.dirname(file), name)),
    );
  const modules = readdirSync(theme, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:index|components\W.*|layouts\W.*)\.tsx$/.test(name),
  );
  const files = readdirSync(path.join(theme, 'style-sheets')).map((name) => `style-sheets/${name}`);
  const css = [
    ['site', modules.map((name) => cssOf(path.join(theme, name))).join('\n')],
    ...files.map((file) => [path.parse(file).name, cssOf(path.join(theme, file))]),
  ] as const;

  /** Returns the classes of some HTML that only style sheets have that its page does not load. */
  const unstyled = (html: string, loaded: readonly string[]): readonly string[] => {
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) =>
      all.split(' '),
    );
    return [...new Set(classes)].filter((one) => {
      const selector = new RegExp(`\\.${one}(?![\\w-])`);
      const sheets = css.filter(([, text = '']) => selector.test(text)).map(([sheet]) => sheet);
      return sheets.length > 0 && !sheets.some((sheet) => loaded.includes(sheet));
    });
  };

  // Some directives take one numbered list, others one with bullets.
  const written = [
    ...containerNames.map((name) => ({
      name,
      texts: ['1. Io', '- Io'].map((list) => `:::${name}[Moons]\n${list}\n:::`),
    })),
    ...inlineNames.map((name) => ({ name, texts: [`:${name}[rocket]`] })),
  ];

  it.each(written)('the directive $name', ({ texts }) => {
    const html = texts.map((text) => page(text).html).join('');
    const loaded = sheetsOf({ ...contents.doc, body: [html] });
    expect(unstyled(html, loaded), 'name the class in src/site/pages/kinds/doc-text.ts').toEqual(
      [],
    );
  });

  it.each(Object.entries(contents))('the page %s', (_, content) => {
    const html = renderToStaticMarkup(
      createElement(Document, { page: contentPage(content), body: '' }),
    );
    const loaded = [...sheetsOf(content), 'search', 'shortcuts'];
    expect(unstyled(html, loaded), 'import the CSS in a style sheet of the page').toEqual([]);
  });
});
