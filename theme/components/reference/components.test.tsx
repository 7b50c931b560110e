import { expect, it } from 'vitest';
import { messagesFor } from '../../../src/i18n/index.js';
import { markup } from '../../markup.test.data.js';
import { contentPage, contents, embeds } from '../../pages.test.data.js';
import { Breadcrumbs } from '../chrome/Breadcrumbs.js';
import { PageFooter } from '../chrome/PageFooter.js';
import { CategoryCards } from '../docs/CategoryCards.js';
import { Embed } from '../docs/Embed.js';
import { indentJson } from '../schema/json-text.js';
import { MethodBadge } from './MethodBadge.js';
import { OperationList } from './OperationList.js';
import { Responses } from './Responses.js';
import { Samples } from './Samples.js';

it('a method is always a word, also one that has no colour of its own', () => {
  expect(markup(<MethodBadge method="DELETE" />)).toContain('>DELETE<');
  expect(markup(<MethodBadge method="TRACE" />)).toContain('>TRACE<');
});

it('breadcrumbs mark the page itself, also where a level has no page', () => {
  const crumbs = [
    { label: 'Docs', url: '/docs' },
    { label: 'Inner' },
    { label: 'Mars', url: '/m' },
  ];
  const html = markup(<Breadcrumbs crumbs={crumbs} />);
  expect(html).toContain('<a href="/m" aria-current="page">Mars</a>');
  expect(html).toContain('<span>Inner</span>');
  expect(markup(<Breadcrumbs crumbs={crumbs.slice(0, 1)} />)).toBe('');
});

it('the date of the last change leaves no order of digits to guess', () => {
  const meta = (date: string) => markup(<PageFooter editUrl={undefined} lastUpdate={{ date }} />);
  expect(meta('2026-01-31')).toContain('<time dateTime="2026-01-31">31 January 2026</time>');
  expect(meta('last week')).toContain('>last week</time>');
});

it('a response is open unless it repeats another, one without a body is a line', () => {
  const html = markup(<Responses prefix="" responses={contents.operation.responses} />);
  expect(html).toMatch(/<details class="response fold" id="response-201" open="">/);
  expect(html).toMatch(/<details class="response fold" id="response-422">/);
  expect(html).toMatch(/<div class="response" id="response-400">/);
});

it('samples carry the key under which the language is remembered', () => {
  const html = markup(<Samples operation={contents.operation} />);
  expect(html).toContain('data-sync="language"');
  expect(html).toContain('<section class="tab" data-label="cURL" data-sample="curl">');
});

it('rows of operations can be jumped to on the overview and carry no ids elsewhere', () => {
  const { operations } = contents.tag.tag;
  expect(markup(<OperationList operations={operations} anchors />)).toContain('id="create-planet"');
  expect(markup(<OperationList operations={operations} />)).not.toContain(' id="');
  expect(markup(<OperationList operations={[]} />)).toContain('No operations');
});

it('a category says how many pages it holds', () => {
  expect(markup(<CategoryCards items={contents.category.items} />)).toContain('3 pages');
});

it('an operation in a text leads to its reference', () => {
  const html = markup(<Embed embed={embeds.operation} page={contentPage(contents.doc)} />);
  expect(html).toContain('<a href="/api/planets/create-planet">Create a planet</a>');
  expect(html).toContain('>POST</span>');
});

it('a block of the reference speaks the page’s language also in a text that is not translated', () => {
  const german = {
    ...contentPage(contents.doc),
    head: { ...contentPage(contents.doc).head, lang: 'de', dir: 'ltr' as const },
    texts: messagesFor('de'),
  };
  const english = { lang: 'en', dir: 'ltr' } as const;
  const summary = { ...embeds.operation.summary, deprecated: true };
  const html = markup(
    <Embed
      embed={{ ...embeds.operation, summary, untranslated: english }}
      page={{ ...german, untranslated: english }}
    />,
  );
  expect(html).toContain('<div class="embed embed-operation" lang="de" dir="ltr">');
  expect(html).toContain('lang="en" dir="ltr">Create a planet</a>');
  expect(html).toContain('veraltet');
  expect(markup(<Embed embed={embeds.operation} page={german} />)).not.toContain('lang=');
});

it('values that could be mistaken for another type are quoted', () => {
  expect(indentJson('rocky')).toBe('rocky');
  expect(['', ' x', 'true', '12', 'null'].map(indentJson)).toEqual([
    '""',
    '" x"',
    '"true"',
    '"12"',
    '"null"',
  ]);
  expect([12, true, null, { a: 1 }].map(indentJson)).toEqual(['12', 'true', 'null', '{"a":1}']);
});
