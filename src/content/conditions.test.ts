import { expect, it } from 'vitest';
import { page, type TestPage } from '../../test/commonmark/page.js';
import type { TextContext } from './text-context.js';

const context: TextContext = {
  variables: { product: 'Ledger', release: '3.2' },
  versions: ['current', '2.0'],
  locales: ['en', 'de'],
  audiences: ['partner', 'internal'],
};

function parsed(text: string, more: Partial<TextContext> = {}): TestPage {
  const scopeOf = () => ({ version: '2.0', locale: 'en' });
  return page(text, {}, { context: { ...context, ...more }, scopeOf });
}

const source = ({ doc: { markdown } }: TestPage): string => (markdown ?? []).join('');

it('shows variables of the configuration, of the file and of its front matter, which wins', () => {
  const found = parsed(
    '---\nsidebar_position: 4\ntitle: T\nrelease: 4\n---\n\n:var[product] *:var[release]* for :var[version], :var[title] in 12:30.\n',
  );
  expect(found.html).toBe('<p>Ledger <em>4</em> for 2.0, T in 12:30.</p>');
  expect(source(found)).toBe('Ledger *4* for 2.0, T in 12:30.');
});

it('reports an unknown variable at its place, with the nearest one', () => {
  const { messages, html } = parsed(
    '# Title\n\nA :var[relase].\n\n```sh variables\nnpm i x@:var[prodct]\n```\n',
  );
  expect(messages).toEqual([
    '3:3 content/unknown-variable: There is no variable relase. (did you mean release?)',
    '5:1 content/unknown-variable: There is no variable prodct. (did you mean product?)',
  ]);
  expect(html).toContain('<p>A .</p>');
});

it('says of a declared variable that the environment does not have it', () => {
  expect(parsed(':var[CI_COMMIT]', { unsetVariables: ['CI_COMMIT'] }).messages).toEqual([
    '1:1 content/unknown-variable: There is no variable CI_COMMIT. (set CI_COMMIT in the environment of the build)',
  ]);
});

it('replaces variables in code that asks for it, and in no other', () => {
  const fence = (meta: string) => `\`\`\`text ${meta}\nledger@:var[release]\n\`\`\`\n`;
  const found = parsed(`${fence('variables')}\n${fence('')}`);
  expect(found.html).toContain('ledger@3.2');
  expect(found.html).toContain('ledger@:var[release]');
  expect(source(found)).toContain('ledger@3.2');
});

const only = (attributes: string) =>
  `One\n\n:::only{${attributes}}\n\n## Secret [x](./x.md)\n\n:::\n\nTwo\n`;

it.each([
  ['version="1.9, 2.0"', {}],
  ['locale=en', {}],
  ['audience=partner', { audience: 'partner' }],
  ['version=2.0 locale="de en"', {}],
])('shows what is only for %s', (attributes, more) => {
  const found = parsed(only(attributes), { versions: ['1.9', '2.0'], ...more });
  expect(found.messages).toEqual([]);
  expect(found.doc.headings).toHaveLength(1);
  expect(source(found)).toBe('One\n\n\n\n## Secret [x]([object Object])\n\n\n\nTwo');
});

it.each([
  ['version=current', {}],
  ['locale=de', {}],
  ['audience=partner', {}],
  ['audience=partner', { audience: 'internal' }],
  ['version=2.0 locale=de', {}],
])('publishes nothing of what is only for %s elsewhere', (attributes, more) => {
  const found = parsed(only(attributes), more);
  expect(found.messages).toEqual([]);
  expect(found.html).toBe('<p>One</p>\n<p>Two</p>');
  expect(JSON.stringify(found.doc)).not.toContain('Secret');
  expect(found.doc.references).toEqual([]);
});

it('reports versions, locales and audiences that the site does not have', () => {
  expect(parsed(only('version=2.1 locale=fr audience=partners')).messages).toEqual([
    '3:9 content/invalid-attribute: The attribute version of :::only: the site has no version 2.1. (did you mean 2.0?)',
    '3:21 content/invalid-attribute: The attribute locale of :::only: the site has no locale fr. (it has en, de)',
    '3:31 content/invalid-attribute: The attribute audience of :::only: the site has no audience partners. (did you mean partner?)',
  ]);
});
