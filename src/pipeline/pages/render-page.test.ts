import { type ComponentProps, createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../test/build/planets-api.js';
import { PlannedSite } from '../../../test/build/planned-site.js';
import { formatPlain } from '../../diagnostics/index.js';
import type { ThemeModule } from '../theme/index.js';
import { renderPage, type SlotFailures } from './render-page.js';

const theme: ThemeModule = {
  Document: ({ page, body }) => {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the test's own HTML, as a theme sets it.
    const main = createElement('main', { dangerouslySetInnerHTML: { __html: body } });
    return createElement('html', { lang: page.head.lang }, main);
  },
  Embed: ({ embed }) =>
    createElement('b', null, embed.kind === 'schema' ? embed.name : operationTitle(embed)),
};

function operationTitle(embed: ComponentProps<ThemeModule['Embed']>['embed']): string {
  return embed.kind === 'operation' ? embed.summary.title : '';
}

function Titled({ page, body }: ComponentProps<ThemeModule['Document']>) {
  return createElement('p', null, page.head.title, '\t\x85\x7f', page.head.description, body);
}

const titledTheme: ThemeModule = { ...theme, Document: Titled };

function Broken(): never {
  throw new Error('Pluto is no planet');
}

function markdownPage(markdown: string) {
  const files = { 'content/docs/mars.md': markdown };
  return new PlannedSite({ files, api: apiOf() }).page('/docs/mars');
}

describe('a rendered page', () => {
  it('begins with the doctype', () => {
    expect(renderPage(markdownPage('Red.'), theme)).toEqual({
      value: '<!doctype html><html lang="en"><head></head><main><p>Red.</p></main></html>\n',
      diagnostics: [],
    });
  });

  it('contains no control characters from any source', () => {
    const files = {
      'content/docs/mars.md': '---\ntitle: "Ma\\0rs"\ndescription: "\\e[1m"\n---\n\nRed\x1b.',
    };
    const { value } = renderPage(new PlannedSite({ files }).page('/docs/mars'), titledTheme);
    expect(value).toContain('Red\uFFFD.');
    expect(value).toContain('Ma\uFFFDrs');
    expect(value).toContain('\t\uFFFD\uFFFD\uFFFD[1m');
  });

  it('contains embedded API blocks in place, also inside lists and details', () => {
    const markdown =
      '- Mars\n\n  ::schema[Planet]\n\n- Venus\n\n:::details[More]\n::operation[getPlanet]\n:::';
    const { value } = renderPage(markdownPage(markdown), theme);
    expect(value).toMatch(
      /<li>\s*<p>Mars<\/p>\s*<b>Planet<\/b>\s*<\/li>\s*<li>\s*<p>Venus<\/p>\s*<\/li>/,
    );
    expect(value).toMatch(/<summary>More<\/summary>\s*<b>Get a planet<\/b>\s*<\/details>/);
  });

  it('is reported when it cannot be rendered, without affecting other pages', () => {
    const { value, diagnostics } = renderPage(markdownPage('Red.'), { ...theme, Document: Broken });
    expect(value).toBeUndefined();
    expect(formatPlain(diagnostics)).toBe(
      'error: The page /docs/mars cannot be rendered: Pluto is no planet [theme/render-failed]',
    );
  });

  it('looks once for the slot that fails on many pages', () => {
    const known: SlotFailures = new Map();
    let searches = 0;
    const broken: ThemeModule = {
      ...theme,
      Document: Broken,
      get slotSources() {
        searches += 1;
        return { 'page-end': 'theme/slots/page-end.tsx' };
      },
    };
    for (const text of ['Red.', 'Dry.', 'Cold.']) renderPage(markdownPage(text), broken, known);
    expect(searches).toBe(1);
  });
});
