import { describe, expect, it } from 'vitest';
import { PlannedSite } from '../../../test/build/planned-site.js';

const english = {
  'content/docs/a.md': '# A\n\n## Install\n\n### On a `Mac`\n\n## Use {#usage}',
  'content/docs/b.md': '# B\n\n[x](./a.md#install) [y](./a.md#on-a-mac) [z](./a.md#usage)',
};

function site(german: string, more: Readonly<Record<string, string>> = {}): PlannedSite {
  return new PlannedSite({
    files: { ...english, 'i18n/de/docs/a.md': german, ...more },
    config: { i18n: { locales: ['en', 'de'] } },
  });
}

describe('a translation with the headings of its original', () => {
  const german = '# A\n\n## Einrichten\n\n### Am `Mac`\n\n[hin](#einrichten)\n\n## Gebrauch';

  it('keeps the original ids beside its own', () => {
    const planned = site(german, {
      'i18n/de/docs/c.md': '[x](./a.md#einrichten) [y](./a.md#install)',
    });
    expect(planned.problems).toEqual([]);
    const { content } = planned.at('/de/docs/a');
    const html = content.kind === 'doc' ? content.body.join('') : '';
    expect(html).toContain('<h2 id="install"><span id="einrichten"></span>Einrichten');
    expect(html).toContain('class="heading-anchor" href="#on-a-mac"');
    expect(html).toContain('<h2 id="usage"><span id="gebrauch"></span>Gebrauch');
  });

  it('keeps ids chosen by the author', () => {
    const own = '# A\n\n## Einrichten {#install}\n\n### Am Mac {#mac}\n\n## Gebrauch';
    expect(site(own).problems).toEqual([
      expect.stringContaining(
        'i18n/de/docs/a.md:1:1: error: The translation (de) has no heading with the id on-a-mac',
      ),
    ]);
  });

  it('assigns each id once', () => {
    const swapped = '# A\n\n## Usage\n\n### Install\n\n## On a Mac';
    expect(site(swapped).problems).toEqual([]);
    const { content } = site(swapped).at('/de/docs/a');
    const html = content.kind === 'doc' ? content.body.join('') : '';
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      ...['usage', 'install', 'on-a-mac'],
    ]);
  });
});

describe('a translation with other headings', () => {
  it('is reported where links of untranslated pages need a missing heading', () => {
    expect(site('# A\n\n## Einrichten\n\n## Usage').problems).toEqual([
      expect.stringContaining(
        'i18n/de/docs/a.md:1:1: error: The translation (de) has no heading with the id install, to which content/docs/b.md links. (the link: content/docs/b.md:3:1) (write {#install} after the heading that is meant) [site/untranslated-anchor]',
      ),
      expect.stringContaining('the id on-a-mac'),
    ]);
  });

  it('does not hide a broken anchor in the original', () => {
    const more = { 'content/docs/b.md': '[x](./a.md#instal)' };
    expect(site('# A\n\n## Einrichten', more).problems).toEqual([
      expect.stringContaining('content/docs/b.md:1:1: error: Link ./a.md#instal leads to no'),
      expect.stringContaining('content/docs/b.md:1:1: error: Link ./a.md#instal leads to no'),
    ]);
  });
});
