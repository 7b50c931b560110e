import { describe, expect, test } from 'vitest';
import { page } from '../../test/commonmark/page.js';
import { messagesFor } from '../i18n/index.js';

const inLanguage = (locale: string, text: string) =>
  page(text, {}, { messages: messagesFor(locale) });

describe('built-in phrases in Markdown', () => {
  test.each([
    ['en', 'Warning', 'Note'],
    ['fr', 'Avertissement', 'Remarque'],
    ['de-AT', 'Warnung', 'Hinweis'],
    ['es', 'Advertencia', 'Nota'],
    ['ja', '警告', 'メモ'],
    ['ar', 'تحذير', 'ملاحظة'],
    ['is', 'Warning', 'Note'],
  ])('follow the locale %s', (locale, warning, note) => {
    const { html } = inLanguage(locale, ':::warning\nHot.\n:::\n\n> [!NOTE]\n> Red.');
    expect(html).toContain(`<p class="admonition-title">${warning}</p>`);
    expect(html).toContain(`<p class="admonition-title">${note}</p>`);
  });

  test('yield to the author’s label', () => {
    expect(inLanguage('fr', ':::note[À savoir]\nRouge.\n:::').html).toContain(
      '<p class="admonition-title">À savoir</p>',
    );
  });

  test('label heading anchors, task checkboxes, details and tabs', () => {
    const text = [
      '## Lunes',
      '',
      '- [x] Mars',
      '- [ ] Vénus',
      '',
      ':::details',
      'Rouge.',
      ':::',
      '',
      ':::code-group',
      '```',
      'Mars',
      '```',
      ':::',
    ].join('\n');
    expect(inLanguage('fr', text).html).toMatchInlineSnapshot(`
      "<h2 id="lunes">Lunes<a class="heading-anchor" href="#lunes" aria-label="Lien vers Lunes"></a></h2>
      <ul class="contains-task-list">
      <li class="task-list-item"><input type="checkbox" checked disabled aria-label="Terminé"> Mars</li>
      <li class="task-list-item"><input type="checkbox" disabled aria-label="À faire"> Vénus</li>
      </ul>
      <details class="details">
      <summary>Détails</summary>
      <p>Rouge.</p>
      </details>
      <div class="tabs tabs-code">
      <section class="tab" data-label="Texte">
      <p class="tab-label">Texte</p>
      <figure class="code"><pre class="code-body"><code class="hljs">Mars
      </code></pre></figure>
      </section>
      </div>"
    `);
  });

  test('label the footnotes section and its back-references', () => {
    const { html, doc } = inLanguage('es', 'Rojo[^a] y frío[^a].\n\n[^a]: Óxido.');
    expect(html).toContain('id="footnote-label">Notas al pie</h2>');
    expect(html).toContain('aria-label="Volver a la referencia 1"');
    expect(html).toContain('aria-label="Volver a la referencia 1-2"');
    expect(doc.text).not.toContain('Notas al pie');
  });
});

describe('code in right-to-left text', () => {
  const text = 'اكتب `GET /planets`.\n\n```http\nGET /planets\n```';

  test('gets dir="ltr"', () => {
    const { html } = inLanguage('ar', text);
    expect(html).toContain('<code dir="ltr">GET /planets</code>');
    expect(html).toContain('<pre class="code-body" dir="ltr">');
  });

  test('has no dir attribute in left-to-right text', () => {
    expect(inLanguage('en', text).html).not.toContain('dir=');
  });
});
