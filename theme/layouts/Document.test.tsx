import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Embed } from '../components/docs/Embed.js';
import { contentPage, contents, embeds } from '../pages.test.data.js';
import { Document } from './Document.js';

const text =
  '<p>Red.</p><h2 id="moons">Moons</h2><h3 id="phobos">Phobos</h3>' +
  renderToStaticMarkup(<Embed embed={embeds.schema} page={contentPage(contents.doc)} />) +
  renderToStaticMarkup(<Embed embed={embeds.operation} page={contentPage(contents.doc)} />);

const pages = Object.entries(contents).map(([name, content]) => ({
  name,
  html: renderToStaticMarkup(
    <Document page={contentPage(content)} body={content.kind === 'doc' ? text : ''} />,
  ),
}));

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([whole, part]) => part ?? whole);
}

describe.each(pages)('the $name page', ({ html }) => {
  it('has unique ids', () => {
    const ids = all(html, / id="([^"]*)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('has one h1 and skips no heading level', () => {
    const levels = all(html, /<h([1-6])[ >]/g).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('has nothing that a strict Content-Security-Policy forbids', () => {
    expect(all(html, /<[^>]* (?:style|on\w+)="/g)).toEqual([]);
    expect(all(html, /<style|<script(?! (?:type="module" )?src=)/g)).toEqual([]);
  });

  it('has one main element and labels every navigation', () => {
    expect(all(html, /<main[ >]/g)).toHaveLength(1);
    expect(all(html, /<nav(?![^>]*aria-label)[^>]*>/g)).toEqual([]);
  });

  it('starts with a skip link to its content', () => {
    expect(/<body>\s*<a [^>]*href="#_main"/.test(html)).toBe(true);
    expect(html).toContain('<main class="main" id="_main" tabindex="-1">');
  });

  it('has an existing target for every label and fragment link', () => {
    const ids = new Set(all(html, / id="([^"]*)"/g));
    const targets = [
      ...all(html, / (?:aria-labelledby|aria-controls)="([^"]*)"/g),
      ...all(html, / href="#([^"]*)"/g).map(decodeURIComponent),
    ];
    // Links to contents that the test's page does not have.
    const missing = targets.filter(
      (id) => !ids.has(id) && !['print-mars', 'print-overview', 'tag-planets'].includes(id),
    );
    expect(missing).toEqual([]);
  });

  it('sets the colour mode before loading styles', () => {
    const boot = html.indexOf('<script src="/boot.js">');
    expect(boot).toBeGreaterThan(0);
    expect(boot).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
  });
});

describe('the document head', () => {
  it('escapes text of authors', () => {
    expect(pages[0]?.html).toContain(
      '<meta name="description" content="About &quot;Mars&quot; &amp; &lt;others&gt;."/>',
    );
  });

  it('has a robots tag only if noIndex is set', () => {
    const page = contentPage(contents['not-found']);
    const hidden = { ...page, head: { ...page.head, noIndex: true } };
    const robots = '<meta name="robots" content="noindex, nofollow"/>';
    expect(renderToStaticMarkup(<Document page={hidden} body="" />)).toContain(robots);
    expect(pages.filter(({ html }) => html.includes(robots))).toEqual([]);
  });
});

it('Document has the default or system colour mode without JavaScript', () => {
  const page = contentPage(contents.doc);
  const respecting = {
    ...page,
    chrome: { ...page.chrome, colorMode: { ...page.chrome.colorMode, respectSystem: true } },
  };
  expect(renderToStaticMarkup(<Document page={page} body="" />)).toContain('data-theme="light"');
  expect(renderToStaticMarkup(<Document page={respecting} body="" />)).toContain(
    'data-theme="system"',
  );
});

it('Document hides a hidden title visually only', () => {
  const html = renderToStaticMarkup(
    <Document page={contentPage({ ...contents.doc, hideTitle: true })} body="" />,
  );
  expect(html).toContain('<h1 class="visually-hidden">Mars</h1>');
});

it('Document renders a page without sidebar, breadcrumbs or table of contents', () => {
  const page = { ...contentPage(contents.writtenHome), sidebar: undefined, breadcrumbs: [] };
  const html = renderToStaticMarkup(<Document page={page} body="<p>Hello.</p>" />);
  expect(html).not.toContain('Docs sidebar');
  expect(html).not.toContain('Breadcrumbs');
  expect(html).toContain('href="#_navbar"');
});
