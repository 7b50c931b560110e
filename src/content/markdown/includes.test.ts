import { describe, expect, test } from 'vitest';
import { page, where } from '../../../test/commonmark/page.js';

describe('included Markdown', () => {
  test('replaces the line that includes it, without its front matter', () => {
    const { html, doc, messages } = page(
      'Before\n\n::include[./_moons.md]\n\n> ::include[/shared/_note.md]',
      {
        'content/docs/_moons.md': '---\ntitle: Ignored\n---\n\n## Moons\n\n- Phobos',
        'content/shared/_note.md': ':::note Shared\nText\n:::',
      },
    );
    expect(html).toMatchInlineSnapshot(`
      "<p>Before</p>
      <h2 id="moons">Moons<a class="heading-anchor" href="#moons" aria-label="Link to Moons"></a></h2>
      <ul>
      <li>Phobos</li>
      </ul>
      <blockquote>
      <aside class="admonition admonition-note" role="note">
      <p class="admonition-title">Shared</p>
      <p>Text</p>
      </aside>
      </blockquote>"
    `);
    expect(doc.headings.map(({ id }) => id)).toEqual(['moons']);
    expect(doc.includes).toEqual(['content/docs/_moons.md', 'content/shared/_note.md']);
    expect(messages).toEqual([]);
  });

  test('includes more, and every place names the file it is in', () => {
    const { doc, messages } = page('[a](./a.md)\n\n::include[parts/_one.md]\n\n[d](./d.md)', {
      'content/docs/parts/_one.md':
        'One\r\n\r\n::include[./_two.md]\r\n\r\n::shema[x]\r\n\r\n[c](./c.md)\r\n',
      'content/docs/parts/_two.md':
        '---\nx: y\n---\n\n<a href="./b.md">b</a>\n\n[bad](javascript:x)\n\n<i onclick="x">y</i>',
    });
    expect(
      doc.references.map(({ target, place }) => `${target} ${where(place)}`),
    ).toMatchInlineSnapshot(`
      [
        "./a.md 1:1",
        "./c.md content/docs/parts/_one.md:7:1",
        "./d.md 5:1",
        "./b.md content/docs/parts/_two.md:5:1",
      ]
    `);
    expect(messages).toMatchInlineSnapshot(`
      [
        "content/docs/parts/_two.md:7:1 content/unsafe-link: The address javascript:x is not safe and was left out.",
        "content/docs/parts/_one.md:5:1 content/unknown-directive: There is no block ::shema. (did you mean schema?)",
        "content/docs/parts/_two.md:9:1 content/unsafe-html: The attribute onclick is not allowed in Markdown and has no effect. (set \`trustedHtml: true\` in the configuration if you trust all authors of the site)",
      ]
    `);
  });

  test('has definitions and notes of its own', () => {
    const { html } = page('[x][1][^a]\n\n::include[_p.md]\n\n[1]: ./page.md\n\n[^a]: Page', {
      'content/docs/_p.md': '[x][1][^a] ![y][1]\n\n[1]: ./part.md\n\n[^a]: Part',
    });
    expect(html).toMatchSnapshot();
  });

  test('cannot write the placeholders of the page, and may begin with a byte order mark', () => {
    const { html } = page('[a](./a.md)\n\n::include[_p.md]', {
      'content/docs/_p.md': '\uFEFF# Mars\n\n[b](./b.md) \uFDD0reference:0\uFDD1',
    });
    expect(html).toContain('<h1 id="mars">');
    expect(html).toContain('\uFFFDreference:0\uFFFD');
  });

  test('may give the page its title', () => {
    expect(page('::include[_p.md]', { 'content/docs/_p.md': '# Mars\n\nText' }).doc.title).toBe(
      'Mars',
    );
  });

  test.each([
    ['`a`\n'.repeat(200_000), 'content/docs/_p.md:150000:1 content/too-many'],
    ['Mars '.repeat(700_000), 'content/docs/_p.md:1:1 content/too-large'],
  ])('beyond a limit is reported in its own file', (text, expected) => {
    const { messages } = page('Mars\n\n::include[_p.md]', { 'content/docs/_p.md': text });
    expect(messages).toEqual([expect.stringContaining(expected)]);
  });

  test('may be included twice, but never in itself', () => {
    const { messages, html } = page('::include[_a.md]\n\n::include[_a.md]', {
      'content/docs/_a.md': 'A ::include\n\n::include[_b.md]',
      'content/docs/_b.md': 'B\n\n::include[./_a.md]\n\n::include[planets.md]',
      'content/docs/planets.md': 'never read',
    });
    expect(html.match(/>B</g)).toHaveLength(2);
    expect(messages.slice(0, 2)).toMatchInlineSnapshot(`
      [
        "content/docs/_b.md:3:1 content/include-cycle: A file includes itself: content/docs/_a.md → content/docs/_b.md → content/docs/_a.md.",
        "content/docs/_b.md:5:1 content/include-cycle: A file includes itself: content/docs/planets.md → content/docs/_a.md → content/docs/_b.md → content/docs/planets.md.",
      ]
    `);
  });

  test('shows a tag of the site hundreds of times', () => {
    const { html, messages } = page(
      '<Field />\n\n'.repeat(700),
      { 'tags/Field.mdx': 'Mars' },
      { tags: true },
    );
    expect(messages).toEqual([]);
    expect(html.match(/Mars/g)).toHaveLength(700);
  });

  test('does not multiply without end', () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `content/docs/_${index}.md`,
        `::include[_${index + 1}.md]\n\n::include[_${index + 1}.md]`,
      ]),
    );
    const { messages } = page('::include[_0.md]', { ...files, 'content/docs/_40.md': 'x' });
    expect(messages.filter((line) => line.includes('content/include-too-many'))).toHaveLength(1);
  });

  test.each([
    '../../../etc/passwd',
    '/../../etc/passwd',
    '..\\..\\secret.md',
    'c:/secret.md',
    '../../..',
    '_missing.md',
    '',
  ])('%s cannot be had', (target) => {
    const asked: string[] = [];
    const files = new Proxy<Record<string, string>>(
      {},
      {
        get: (_, path) => {
          asked.push(String(path));
          return undefined;
        },
      },
    );
    const { messages, html } = page(`::include[${target}]`, files);
    expect(html).toBe('');
    expect(asked.filter((path) => path.startsWith('..') || path.startsWith('/'))).toEqual([]);
    expect(messages).toMatchSnapshot();
  });
});
