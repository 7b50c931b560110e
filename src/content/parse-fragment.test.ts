import { expect, test } from 'vitest';
import { inWords, where, withHoles } from '../../test/commonmark/page.js';
import { messagesFor } from '../i18n/index.js';
import { parseFragment } from './index.js';

/** Origin of a description at line 10, column 5 of an OpenAPI file, with lines indented by 4. */
const origin = (text: string) => ({
  file: 'openapi/openapi.yaml',
  at(offset: number) {
    const before = text.slice(0, offset).split('\n');
    const line = 9 + before.length;
    return { line, column: (before.at(-1) ?? '').length + 5, offset: 100 + offset };
  },
});

function fragment(text: string, idPrefix?: string, isBelowTitle = false) {
  const { value, diagnostics } = parseFragment(
    text,
    { ...origin(text), isBelowTitle },
    {
      trustedHtml: false,
      messages: messagesFor('en'),
      idPrefix,
    },
  );
  return { value, html: withHoles(value), messages: diagnostics.map(inWords) };
}

test('renders a description to HTML with references and positions in the OpenAPI file', () => {
  const { value, html, messages } = fragment(
    'Creates a [planet](schema:Planet).\n\nSee [x](javascript:y) `z`.',
  );
  expect(html).toMatchInlineSnapshot(`
    "<p>Creates a <a href="{reference schema:Planet}">planet</a>.</p>
    <p>See <a>x</a> <code>z</code>.</p>"
  `);
  expect(value.references.map(({ place }) => where(place))).toEqual(['openapi/openapi.yaml:10:15']);
  expect(messages).toMatchInlineSnapshot(`
    [
      "openapi/openapi.yaml:12:9 content/unsafe-link: The address javascript:y is not safe and was left out.",
    ]
  `);
  expect(value.text).toBe('Creates a planet.\nSee x z.');
});

test('keeps level-one headings and text that looks like front matter', () => {
  expect(fragment('# One\n\n## Two').html).toMatchInlineSnapshot(`
    "<h1 id="one">One<a class="heading-anchor" href="#one" aria-label="Link to One"></a></h1>
    <h2 id="two">Two<a class="heading-anchor" href="#two" aria-label="Link to Two"></a></h2>"
  `);
  expect(fragment('---\na: b\n---').html).toMatchInlineSnapshot(`
    "<hr>
    <h2 id="a-b">a: b<a class="heading-anchor" href="#a-b" aria-label="Link to a: b"></a></h2>"
  `);
});

test('prefixes ids and local links with idPrefix', () => {
  const { html, value } = fragment(
    '## One[^1]\n\n[up](#one) [away](#two) <b id="x">y</b>\n\n[^1]: Note',
    'op-',
  );
  expect(html).toMatchInlineSnapshot(`
    "<h2 id="op-one">One<sup><a href="#op-user-content-fn-1" id="op-user-content-fnref-1" data-footnote-ref aria-describedby="op-footnote-label">1</a></sup><a class="heading-anchor" href="#op-one" aria-label="Link to One"></a></h2>
    <p><a href="{reference #op-one}">up</a> <a href="{reference #two}">away</a> <b id="op-x">y</b></p>
    <section data-footnotes class="footnotes"><h2 class="sr-only" id="op-footnote-label">Footnotes</h2>
    <ol>
    <li id="op-user-content-fn-1">
    <p>Note <a href="#op-user-content-fnref-1" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref">↩</a></p>
    </li>
    </ol>
    </section>"
  `);
  expect(value.references.map(({ target }) => target)).toEqual(['#op-one', '#two']);
});

test('reports includes, which a description cannot contain', () => {
  expect(fragment('::include[./x.md]\n\n```js file=./x.js\n```').messages).toMatchInlineSnapshot(`
    [
      "openapi/openapi.yaml:10:5 content/include-missing: The included file ./x.md does not exist. (the path is relative to the file that includes it; a leading / is the content folder)",
      "openapi/openapi.yaml:12:5 content/include-missing: The included file ./x.js does not exist. (the path is relative to the file that includes it; a leading / is the content folder)",
    ]
  `);
});

test('renders an empty description as empty text', () => {
  expect(fragment('').value).toEqual({
    body: { text: [''], placeholders: [] },
    references: [],
    embeds: [],
    text: '',
    markdown: [],
  });
});

test('shifts headings below the page title without skipping a level', () => {
  const { value, html } = fragment('# Errors\n\n### Codes\n\n# Limits', '', true);
  expect(html.match(/<h\d id="\w+"/g)).toEqual([
    '<h2 id="errors"',
    '<h3 id="codes"',
    '<h2 id="limits"',
  ]);
  expect(value.headings?.map(({ depth, id }) => [depth, id])).toEqual([
    [2, 'errors'],
    [3, 'codes'],
    [2, 'limits'],
  ]);
});

test('names link targets in plain text where the links have no text', () => {
  const links = '[](op:listMoons), [](op:sky:get.moon), [](schema:Moon#/orbit/days), [](./mars.md)';
  expect(fragment(`See ${links}.`).value.text).toBe('See listMoons, get.moon, Moon.orbit.days, .');
});
