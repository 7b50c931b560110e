import type { PageProps } from 'docsgen/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { messagesFor } from '../../../src/i18n/index.js';
import { Document } from '../../layouts/Document.js';
import { renderedMarkup } from '../../markup.test.data.js';
import { contentPage, contents } from '../../pages.test.data.js';
import { Footer } from '../chrome/Footer.js';
import { PageFooter } from '../chrome/PageFooter.js';

const latest = { name: '2.0', label: '2.0', url: '/docs/mars' };

function page(more: Partial<PageProps>): string {
  return renderToStaticMarkup(
    <Document page={contentPage(contents.doc, more)} body="<p>Red.</p>" />,
  );
}

describe('a page of a docs version', () => {
  it('shows a banner on an unmaintained version with a link to the latest', () => {
    const version = {
      name: '1.0',
      label: '1.0',
      badge: true,
      banner: 'unmaintained',
      latest,
    } as const;
    const html = page({ version });
    expect(html).toContain('of a version that is no longer maintained: 1.0.');
    expect(html).toContain(
      '<a href="/docs/mars" data-version="2.0">Read the latest version: 2.0</a>',
    );
    expect(html).toContain('>Version: 1.0<');
    expect(html).toContain('<main class="main" id="_main" tabindex="-1" data-version="1.0">');
  });

  it('shows a banner on an unreleased version', () => {
    const version = {
      name: 'current',
      label: 'Next',
      badge: false,
      banner: 'unreleased',
      latest,
    } as const;
    const html = page({ version });
    expect(html).toContain('of a version that is not released yet: Next.');
    expect(html).not.toContain('badge-neutral');
  });

  it('shows no banner on the latest version', () => {
    const version = { name: '2.0', label: '2.0', badge: false, latest };
    expect(page({ version })).not.toContain('page-notices');
  });
});

it('an untranslated page has a notice in its own language and a lang attribute on its text', () => {
  const html = page({
    messages: messagesFor('ar'),
    head: { ...contentPage(contents.doc).head, lang: 'ar', dir: 'rtl' },
    untranslated: { lang: 'en', dir: 'ltr' },
  });
  expect(html).toContain('لم تُترجم هذه الصفحة بعد. تُعرض هنا باللغة الإنجليزية.');
  expect(html).toContain('<div class="prose" lang="en" dir="ltr"><p>Red.</p></div>');
  expect(html).toContain('<h1 lang="en" dir="ltr">Mars</h1>');
  expect(html).toContain('href="#moons"><span lang="en" dir="ltr">Moons');
});

it.each([
  ['de', 'Zuletzt aktualisiert am <time dateTime="2026-01-31">31. Januar 2026</time> von Ada'],
  ['ja', '最終更新日: <time dateTime="2026-01-31">2026年1月31日</time>（Ada）'],
  ['en', 'Last updated on <time dateTime="2026-01-31">31 January 2026</time> by Ada'],
])('PageFooter formats the last update for the locale %s', (locale, words) => {
  const lastUpdate = { date: '2026-01-31', author: 'Ada' };
  expect(
    renderedMarkup(<PageFooter editUrl={undefined} lastUpdate={lastUpdate} />, locale),
  ).toContain(words);
});

it('Footer links to the keyboard shortcuts even if it has no columns', () => {
  const html = renderedMarkup(<Footer footer={{ columns: [] }} />, 'es');
  expect(html).toContain('Atajos de teclado');
  expect(html).toContain('footer-empty');
  expect(html).not.toContain('<nav');
});
