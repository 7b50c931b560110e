import { expect, test } from 'vitest';
import { missingWord, readMermaid, wordsIn } from './mermaid-source.js';

test('reads title and description from front matter and accessibility statements', () => {
  const fromSettings = readMermaid('---\ntitle: "Customers"\n---\nerDiagram\n A ||--o{ B : has');
  expect(fromSettings).toMatchObject({ kind: 'er', title: 'Customers' });
  const source = 'flowchart LR\n accTitle: Steps\n accDescr {\n  First a,\n  then b\n }\n a --> b';
  expect(readMermaid(source)).toMatchObject({
    title: 'Steps',
    description: 'First a, then b',
    text: 'flowchart LR\n a --> b',
  });
});

test('leaves out comments, settings, colours and clicks', () => {
  const source = [
    '%%{init: {"theme": "dark"}}%%',
    'graph TD;',
    '%% a comment',
    'a:::red --> b',
    'style a fill:#f00',
    'classDef red fill:#f00',
    'class b red',
    'linkStyle 0 stroke:#f00',
    'click a "https://example.com"',
  ];
  expect(readMermaid(source.join('\n')).text).toBe('graph TD\na --> b');
});

test('numbers the messages of a sequence that asks for it', () => {
  const source = 'sequenceDiagram\nautonumber\nA->>B: Hi\nNote over A,B: later\nB-->>A: Yes';
  expect(readMermaid(source).text).toBe(
    'sequenceDiagram\nA->>B: 1. Hi\nNote over A,B: later\nB-->>A: 2. Yes',
  );
});

test('removes coloured regions of a sequence with their ends, and keeps other blocks', () => {
  const source =
    'sequenceDiagram\nrect rgb(0, 0, 0)\nloop daily\nA->>B: Hi\nend\nend\nopt late\nB->>A: No\nend';
  expect(readMermaid(source).text).toBe(
    'sequenceDiagram\nloop daily\nA->>B: Hi\nend\nopt late\nB->>A: No\nend',
  );
});

test('gives members on the line of a brace lines of their own', () => {
  expect(readMermaid('classDiagram\nclass Duck { +swim() }').text).toBe(
    'classDiagram\nclass Duck {\n +swim() \n}',
  );
  expect(readMermaid('erDiagram\nCUSTOMER { string id PK\n}\nA ||--o{ B : has').text).toBe(
    'erDiagram\nCUSTOMER {\n string id PK\n}\nA ||--o{ B : has',
  );
});

test('knows no kind for diagrams that the renderer does not draw', () => {
  expect(readMermaid('gitGraph\n commit')).toMatchObject({ kind: undefined, header: 'gitGraph' });
});

test('finds the first word that a drawing lacks, apart from keywords and markup', () => {
  const source = readMermaid('flowchart LR\n subgraph one\n a[<b>Pay</b> now] --> b\n end');
  expect(missingWord(source, new Set(wordsIn('one a pay now b')))).toBeUndefined();
  expect(missingWord(source, new Set(wordsIn('one a pay b')))).toBe('now');
});

test('writes shapes by name with brackets', () => {
  const source =
    'flowchart LR\na@{ shape: diam, label: "Paid?" } --> b@{ shape: cyl }\nc@{ shape: doc }';
  expect(readMermaid(source).text).toBe('flowchart LR\na{"Paid?"} --> b[("b")]\nc["c"]');
});
