import { expect, test } from 'vitest';
import { decodeLabel } from './mermaid-labels.js';
import { lowerCaseWords, missingWord, readMermaid } from './mermaid-source.js';

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

test.each([
  ['A-->B;', 'A --> B'],
  ['A --> |x y| B', 'A -->|x y| B'],
  ['A --NO--> B', 'A -->|NO| B'],
  ['A --id=1,<br/> depth=2--> B', 'A -->|id=1,<br>depth=2| B'],
  [
    'A["Reads the whole list of moons again"] -->|as the list of moons has changed| B{Is the whole list of moons new?}',
    'A["Reads the whole list of moons<br>again"] -->|as the list of moons has<br>changed| B{Is the whole list of<br>moons new?}',
  ],
  ['.env --> B', '_c46_env[".env"] --> B'],
  ['A["Spec<hr><align=left>one<br>two</align>"] --> B', 'A["Spec<br>one<br>two"] --> B'],
  ['A -- "is paid" --> B', 'A -->|is paid| B'],
  ['A <-.later.-> B', 'A <-.->|later| B'],
  ['A == t ==> B', 'A ==>|t| B'],
  ['A e1@--> B', 'A --> B'],
  ['A e1@x-. "is broken" .-x B', 'A -.-|✕ is broken| B'],
  ['A ~~~ B[x]', 'A\nB[x]'],
  ['A[/"one\\ntwo"/] --> B', 'A["one<br>two"] --> B'],
  ['A["x -- y --> z"] --> B', 'A["x -- y --> z"] --> B'],
  ['A{Is it\n  paid?} --> B', 'A{Is it<br>paid?} --> B'],
  ['A[<a href="./mars.md">Mars</a>] --> B', 'A[Mars] --> B'],
  ["A[<b style='color:#4a148c'>Mars</b>] --> B", 'A[<b>Mars</b>] --> B'],
  ['A["Moons:<ul><li>Io</li><li>Europa</li></ul>"] --> B', 'A["Moons:<br>• Io<br>• Europa"] --> B'],
  ['A -->|1\\. ask| B["2\\. wait"]', 'A -->|1. ask| B["2. wait"]'],
  ['A[Is it\\npaid?] -->|not\\nyet| B', 'A[Is it<br>paid?] -->|not<br>yet| B'],
])('writes links and labels of flowcharts as the renderer reads them: %j', (written, expected) => {
  expect(readMermaid(`flowchart LR\n${written}`).text).toBe(`flowchart LR\n${expected}`);
});

test('gives members on the line of a brace lines of their own', () => {
  expect(readMermaid('classDiagram\nclass Duck { +swim() }').text).toBe(
    'classDiagram\nclass Duck {\n +swim() \n}',
  );
  expect(readMermaid('erDiagram\nCUSTOMER { string id PK\n}\nA ||--o{ B : has').text).toBe(
    'erDiagram\nCUSTOMER {\nstring id PK\n}\nA ||--o{ B : has',
  );
});

test.each([
  ['+count: int', '+int count'],
  ['-size_t size', '-size_t\uE10Asize'],
  ['size : int', 'int size'],
  ['swim() : void', 'swim() void'],
  ['<<interface>>', '<<interface>>'],
  ['+fly(speed: int): void', '+fly(speed: int) void'],
  ['+make(name)$', '+make$(name)'],
  ['+draw() Shape*', '+draw*() Shape'],
  ['swim()', 'swim()'],
])('writes members of classes as the renderer reads them: %j', (written, expected) => {
  expect(readMermaid(`classDiagram\nclass Duck {\n${written}\n}`).text).toBe(
    `classDiagram\nclass Duck {\n${expected}\n}`,
  );
});

test('writes type arguments of members with angle brackets', () => {
  const source = 'classDiagram\nclass Duck {\n  +eggs: List~Map~string~~\n  Json~Egg~ first\n}';
  const [, , eggs = '', first = ''] = readMermaid(source).text.split('\n').map(decodeLabel);
  expect([eggs, first]).toEqual(['  +List<Map<string>> eggs', '  Json<Egg> first']);
});

test('leaves out directions of groups if a link crosses the border of one', () => {
  const groups = ['subgraph A', 'direction LR', 'a1 --> a2', 'end', 'subgraph B', 'b1', 'end'];
  const read = (link: string): string => readMermaid(['graph TD', ...groups, link].join('\n')).text;
  expect(read('A --> B')).toContain('direction LR');
  expect(read('a1 --> b1')).not.toContain('direction');
  expect(read('a2 --> A')).not.toContain('direction');
});

test('draws no box for a group that an invisible link names', () => {
  const source = 'graph TD\nsubgraph A [Moons]\n io\nend\nmars ~~~ A';
  expect(readMermaid(source).text).toBe('graph TD\nsubgraph A [Moons]\n io\nend\nmars');
});

test('puts a group first that names boxes of links above it', () => {
  const source = 'graph TD\n a --> b\n subgraph A\n  a\n end';
  expect(readMermaid(source).text).toBe('graph TD\n subgraph A\n  a\n end\n a --> b');
});

test('labels a state that contains others where it begins', () => {
  const source = 'stateDiagram-v2\nOrbit: In orbit\nstate Orbit {\n[*] --> Low\n}';
  expect(readMermaid(source).text).toBe(
    'stateDiagram-v2\nstate "In orbit" as Orbit {\n[*] --> Low\n}',
  );
});

test('ignores a direction outside of groups, as Mermaid does', () => {
  expect(readMermaid('graph LR\n direction TB\n a --> b').text).toBe('graph LR\n a --> b');
});

test('keeps a type of several words whole', () => {
  const source = 'classDiagram\nclass Duck {\n  +state: fed | hungry\n}';
  expect(readMermaid(source).text.split('\n')[2]).toMatch(/^ {2}\+\S+ state$/);
});

test('knows no kind for diagrams that the renderer does not draw', () => {
  expect(readMermaid('sankey-beta\n a,b,1')).toMatchObject({
    kind: undefined,
    header: 'sankey-beta',
  });
});

test('finds the first word that a drawing lacks, apart from keywords and markup', () => {
  const source = readMermaid('flowchart LR\n subgraph one\n a[<b>Pay</b> now] --> b\n end');
  expect(missingWord(source, new Set(lowerCaseWords('one a pay now b')))).toBeUndefined();
  expect(missingWord(source, new Set(lowerCaseWords('one a pay b')))).toBe('now');
});

test('writes shapes by name with brackets', () => {
  const source =
    'flowchart LR\na@{ shape: diam, label: "Paid?" } --> b@{ shape: cyl }\nc@{ shape: doc }';
  expect(readMermaid(source).text).toBe('flowchart LR\na{"Paid?"} --> b[("b")]\nc["c"]');
});

test('puts links of a group behind the groups, and keeps their boxes in the group around it', () => {
  const source =
    'graph TD\nsubgraph A\nsubgraph B\nb\nend\nB -->|to| c["See: C"] --> d\nend\nB --> e';
  expect(readMermaid(source).text).toBe(
    'graph TD\nsubgraph A\nsubgraph B\nb\nend\nc["See: C"]\nd\nend\nB --> e\nB -->|to| c["See: C"] --> d',
  );
});

test('reads classes of states with their transitions', () => {
  const source = 'stateDiagram-v2\nOpen:::red --> Shut:::red\nclass Open, Shut red';
  expect(readMermaid(source).text).toBe('stateDiagram-v2\nOpen --> Shut');
});

test('reads a closing tag of a line as the end of the line', () => {
  expect(readMermaid('graph TD\na[One</br>two]').text).toBe('graph TD\na[One<br>two]');
});
