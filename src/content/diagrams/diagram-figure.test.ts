import { expect, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const fence = (...lines: string[]): string => ['```mermaid', ...lines, '```'].join('\n');

test('a flowchart becomes a drawing with its words, a description and no styles or scripts', () => {
  const { html, told } = page(fence('flowchart LR', ' a[Order] -->|paid| b[(Stock)]'));
  expect(html).toMatchSnapshot();
  expect(told).toEqual([]);
});

test.each([
  ['sequenceDiagram', 'Ann → Bob: Hi', ' participant A as Ann', ' A->>Bob: Hi'],
  ['stateDiagram-v2', '● → Open; Open → ●: paid', ' [*] --> Open', ' Open --> [*]: paid'],
  ['classDiagram', 'Animal → Duck', ' Animal <|-- Duck', ' class Duck { +swim() }'],
  ['erDiagram', 'CUSTOMER → ORDER: places', ' CUSTOMER ||--o{ ORDER : places'],
])('%s is described by its lines', (kind, description, ...lines) => {
  const { html, told } = page(fence(kind, ...lines));
  expect(html).toContain(`${description}</desc>`);
  expect(told).toEqual([]);
});

test('a title in the front matter is the caption and the name', () => {
  const { html } = page(fence('---', 'title: Way of an order', '---', 'graph LR', ' a --> b'));
  expect(html).toContain('role="img" aria-label="Way of an order"');
  expect(html).toContain('<figcaption>Way of an order</figcaption>');
});

test('equal diagrams on a page have ids of their own', () => {
  const { html } = page(`${fence('graph LR', ' a --> b')}\n\n${fence('graph LR', ' a --> b')}`);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(used));
});

test.each([
  ['a kind that is not drawn', 'the kind sankey-beta', 'sankey-beta', ' a,b,1'],
  [
    'a statement that would get lost',
    'lack the word',
    'graph LR',
    ' a@{ icon: bell, label: "Bill" }',
  ],
  ['a diagram without statements', 'no statements', 'sequenceDiagram'],
])('%s stays code and is reported', (_, problem, ...lines) => {
  const { html, told } = page(fence(...lines));
  expect(html).toContain('<figure class="code" data-language="mermaid">');
  expect(told).toEqual([expect.stringContaining('content/diagram')]);
  expect(told.join('\n')).toContain(problem);
});

test('markup and addresses in the words of a diagram stay words', () => {
  const { html } = page(
    fence('graph LR', ' a["<script>alert(1)</script>"] --> b["<img src=x onerror=alert(1)>"]'),
  );
  expect(html).not.toMatch(/<(?:script|img|style|a)\b|\son\w+="|\sstyle=/);
});

test.each(['dot', 'graphviz'])('a fence %s becomes a drawing with its title', (language) => {
  const source = `\`\`\`${language} title="Order"\ndigraph { a -> b [label="paid"] }\n\`\`\``;
  const { html, told } = page(source);
  expect(html).toContain('role="img" aria-label="Order"');
  expect(html).toContain('a → b: paid</desc>');
  expect(html).toContain('<figcaption>Order</figcaption>');
  expect(told).toEqual([]);
});

test('reports a graph that cannot be read at its line, and shows the source', () => {
  const { html, told } = page('Text.\n\n```dot\ndigraph {\n  a -> -> b\n}\n```');
  expect(html).toContain('<figure class="code"');
  expect(told).toEqual([
    expect.stringMatching(
      /^5:3 content\/diagram: The diagram is shown as code: syntax error in line 2 near '->'/,
    ),
  ]);
});
