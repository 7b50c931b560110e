import { expect, test } from 'vitest';
import { page } from '../../../test/commonmark/page.js';

const fence = (...lines: string[]): string => ['```mermaid', ...lines, '```'].join('\n');

test('a flowchart becomes a drawing with its words, a description and no styles or scripts', () => {
  const { html, messages } = page(fence('flowchart LR', ' a[Order] -->|paid| b[(Stock)]'));
  expect(html).toMatchSnapshot();
  expect(messages).toEqual([]);
});

test.each([
  ['sequenceDiagram', 'Ann → Bob: Hi', ' participant A as Ann', ' A->>Bob: Hi'],
  ['sequenceDiagram', 'Ann → Bob: Hi', ' actor A AS Ann', ' A->>Bob: Hi'],
  ['sequenceDiagram', 'A → B: Hi', ' Participant A', ' A->>B: Hi', ' Activate B'],
  ['stateDiagram-v2', '● → Open; Open → ●: paid', ' [*] --> Open', ' Open --> [*]: paid'],
  ['classDiagram', 'Animal → Duck', ' Animal <|-- Duck', ' class Duck { +swim() }'],
  ['classDiagram-v2', 'Animal → Duck', ' Animal <|-- Duck'],
  ['erDiagram', 'CUSTOMER → ORDER: places', ' CUSTOMER ||--o{ ORDER : places'],
  ['erDiagram', 'PEOPLE → POST: likes', ' PEOPLE }o--o{ POST : likes'],
])('%s is described by its lines', (kind, description, ...lines) => {
  const { html, messages } = page(fence(kind, ...lines));
  expect(html).toContain(`${description}</desc>`);
  expect(messages).toEqual([]);
});

test.each([
  fence('classDiagram', ' class Io {', '  +int radius', ' }'),
  fence('erDiagram', ' MOON {', '  int radius', ' }'),
])('a drawing with rows of a box has a height: %#', (text) => {
  expect(page(text).html).toMatch(/viewBox="0 0 [\d.]+ [\d.]+" width="[\d.]+" height="[\d.]+"/);
});

test('an empty line of a label keeps its height', () => {
  const { html } = page(fence('flowchart LR', ' a["Mars<br/><br/>red"] --> b'));
  expect(html).toMatch(/>Mars<\/tspan><tspan[^>]*>\u00A0<\/tspan><tspan[^>]*>red</);
  expect(html).toContain('Mars red → b</desc>');
});

test.each(['TD', 'LR'])('a group is as wide as its title: %s', (direction) => {
  for (const inner of [' direction LR', ' a --> b']) {
    const lines = [' subgraph one["Payments service (Kubernetes)"]', inner, ' a', ' end', ' c'];
    const { html } = page(fence(`flowchart ${direction}`, ...lines));
    const [, width, height] = /<rect[^>]* width="([^"]*)" height="([^"]*)"/.exec(html) ?? [];
    expect(Number(width)).toBeGreaterThan(200);
    expect(Number(height)).toBeLessThan(190);
  }
});

test('a title of a group is above the links that cross it', () => {
  const { html } = page(fence('flowchart TD', ' subgraph Moons', '  b', ' end', ' a --> b'));
  expect(html).toMatch(
    /<polyline.*<g paint-order="stroke" [^>]*><text[^>]*>Moons<\/text><\/g><\/svg>/,
  );
});

test('a drawing ends below its lowest shape', () => {
  const lines = [' a --> b{One?}', ' b -->|yes| c', ' b -->|no| d'];
  const { html } = page(fence('flowchart LR', ...lines));
  const [, height] = /viewBox="0 0 \S+ (\S+)"/.exec(html) ?? [];
  const ends = [...html.matchAll(/<rect[^>]* y="([\d.]+)"[^>]* height="([\d.]+)"/g)].map(
    ([, y, own]) => Number(y) + Number(own),
  );
  expect(Number(height) - Math.max(...ends)).toBeLessThan(16);
});

test.each([
  ['brackets', ' a["Process [Library]"] --> b("f(x) {y}")', 'Process [Library] → f(x) {y}'],
  ['references', ' a["Vec&lt;u8&gt; #quot;x#quot;"] --> b', 'Vec<u8> "x" → b'],
  ['indices', ' a["A<sub>100</sub>"] --> b', 'A100 → b'],
  [
    'a later label',
    ' a --> b\n subgraph one\n b[/Last one/] --> c\n end',
    'a → Last one; Last one → c',
  ],
  [
    'names with dots',
    ' app.core:v1.2 -->|a.b| c/d\n e.f[F] --> c/d\n e.f --> g',
    'app.core:v1.2 → c/d: a.b; F → c/d; F → g',
  ],
  ['three dots as a name', ' a --> b & ...', 'a → b; a → ...'],
  [
    'names that begin with a slash',
    ' /base --> /camera_link\n /camera_link -->|TF| /map[/Map/]',
    '/base → /camera_link; /camera_link → Map: TF',
  ],
  [
    'a link that touches the box before it',
    ' a--> b[B]\n b==> c\n c-. of .-d',
    'a → B; B → c; c → d: of',
  ],
  [
    'names in any script',
    ' 前端-->APP\n 前端 --是--> é1---docs.theme\n subgraph 后端\n 甲\n end\n 后端 --> 甲[一]',
    '前端 → APP; 前端 → é1: 是; é1 → docs.theme; 后端 → 一',
  ],
  ['emphasis within a word', ' a["对**p1**和**p2**行"] --> b', '对p1和p2行 → b'],
  ['a link of several lines', ' a -->|Send\n and get| b', 'a → b: Send and get'],
])('a flowchart has labels with %s', (_, lines, description) => {
  const { html, messages } = page(fence('flowchart LR', lines));
  expect(messages).toEqual([]);
  const [, shown = ''] = /<desc[^>]*>(.*?)<\/desc>/s.exec(html) ?? [];
  expect(shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')).toBe(
    description,
  );
  expect(html).not.toMatch(/[\uE100-\uE11F]/);
});

test('diamonds of a class diagram end at their box, not under it', () => {
  const { html } = page(fence('classDiagram', ' Io *-- Sea', ' Io o-- Ash'));
  expect(html.match(/refX="12"/g)).toHaveLength(3);
});

test.each([
  [' a ----> b\n b -..-> c\n c ====> d', 'a → b; b → c; c → d'],
  [' a --o b\n b x--x c\n c --x|no| d', 'a → b; b → c: ✕; c → d: ✕ no'],
  [' a -- no --x b\n b -. so .-x c\n c == yes ==x d', 'a → b: ✕ no; b → c: ✕ so; c → d: ✕ yes'],
  [' a ~~~|near| b\n a ~~~ c', 'a → b: near'],
  [' a -->\n b & c -.-|or|\n d', 'a → b; a → c; b → d: or; c → d: or'],
])('a flowchart has all its links: %s', (lines, description) => {
  const { html, messages } = page(fence('flowchart LR', lines));
  expect(messages).toEqual([]);
  expect(html).toContain(`${description}</desc>`);
});

test.each([
  [6, true],
  [12, false],
])('a row of %i boxes shrinks to the width of the text: %s', (count, isFitted) => {
  const row = Array.from({ length: count }, (_, at) => `b${at}[Box ${at}]`).join(' --> ');
  const { html } = page(fence('flowchart LR', ` ${row}`));
  expect(/<svg[^>]* class="fitted"|<svg class="fitted"/.test(html)).toBe(isFitted);
});

test('a flowchart has all links of objects to themselves', () => {
  const links = ['a --> a', 's --> l & d', 'l --> l', 'l --> r & d', 'r --> d'];
  const { html, messages } = page(fence('flowchart TD', ...links));
  expect(messages).toEqual([]);
  expect(html).toContain('a → a; s → l; s → d; l → l;');
  expect(html).not.toContain('NaN');
});

test('a flowchart whose links cannot all be read stays code', () => {
  const { messages } = page(fence('flowchart LR', ' a --> b', ' b -->'));
  expect(messages).toEqual([expect.stringContaining('1 of its 2 links')]);
});

test('groups with titles in any script are different groups', () => {
  const groups = [' subgraph "一"', ' a', ' end', ' subgraph "二"', ' b', ' end', ' a --> b'];
  const { html, messages } = page(fence('flowchart LR', ...groups));
  expect(messages).toEqual([]);
  for (const title of ['一', '二']) expect(html).toContain(`>${title}</text>`);
});

test('a class has a label with spaces and brackets', () => {
  const { html, messages } = page(
    fence(
      'classDiagram',
      ' class Svc["[Domain] Service"] {\n +get[Domain]()\n }',
      ' class UI["UI Component"]',
      ' UI *-- Svc : uses UI',
    ),
  );
  expect(messages).toEqual([]);
  expect(html).toContain('UI Component → [Domain] Service: uses UI</desc>');
});

test.each([
  ['stateDiagram-v2', ' [*] --> Open', ' note right of Open: Is new', '● → Open; Open: Is new'],
  [
    'stateDiagram-v2',
    ' Open : Still open',
    ' Open --> Shut\n note left of Open\n  Is\n  new\n end note',
    'Still open → Shut; Still open: Is new',
  ],
  ['classDiagram', ' A <|-- B', ' note "All"\n note for B "Is\\nnew"', 'A → B; All; B: Is new'],
])('%s has notes below its drawing', (kind, first, rest, description) => {
  const { html, messages } = page(fence(kind, first, rest));
  expect(messages).toEqual([]);
  expect(html).toContain(`${description}</desc>`);
  expect(html).toMatch(/<rect[^>]*class="tint tone-3"/);
});

test('entities have attributes in a line, with keys and comments, and relations without spaces', () => {
  const { html, messages } = page(
    fence(
      'erDiagram',
      ' MAP ||--o{LAYER : has',
      ' MAP { int id PK, FK "its number" string name }',
      ' LAYER {\n string color "As #quot;hex#quot;"\n }',
    ),
  );
  expect(messages).toEqual([]);
  expect(html).toContain('MAP → LAYER: has</desc>');
  for (const text of ['id: its number', 'name', 'color: As &quot;hex&quot;'])
    expect(html.replaceAll('&amp;', '&').replaceAll('"', '&quot;')).toContain(`>${text}</`);
});

test('an entity has its label in relations too', () => {
  const { html, messages } = page(
    fence(
      'erDiagram',
      ' p[Person] {\n  string p\n }',
      ' a["Customer Account"] {\n  string email\n }',
      ' p ||--o{ a : "a p"',
    ),
  );
  expect(messages).toEqual([]);
  expect(html).toContain('Person → Customer Account: a p</desc>');
});

test('a state has its description, whether that comes before or after its use', () => {
  const { html, messages } = page(
    fence('stateDiagram-v2', ' state Levels {', ' Dev --> Beta', ' }', ' Dev: In development'),
  );
  expect(messages).toEqual([]);
  expect(html).toContain('In development → Beta</desc>');
});

test.each([
  ['in another', [' state Levels {', '  Dev', '  state Beta', ' }']],
  ['with a description', [' state Levels {', '  Dev', '  Beta', ' }', ' Dev: In development']],
  ['beside others', [' Dev', ' Beta', ' [*] --> Levels']],
])('a state without links is drawn: %s', (_, lines) => {
  const { html, messages } = page(fence('stateDiagram-v2', ...lines));
  expect(messages).toEqual([]);
  expect(html).toContain('>Levels</text>');
  expect(html).toMatch(/>(?:Dev|In development)<\/text>/);
  expect(html).toContain('>Beta</text>');
});

test('a label of a class may have a colon', () => {
  const { html, messages } = page(
    fence('classDiagram', ' class Io["Moon: Io"]', ' Io --> Mars : to'),
  );
  expect(messages).toEqual([]);
  expect(html).toContain('Moon: Io → Mars: to</desc>');
});

test('a class has the name of its namespace', () => {
  const lines = [
    ' namespace Shapes {',
    '  class Circle {',
    '   +int r',
    '  }',
    '  class Dot',
    ' }',
  ];
  const { html, messages } = page(fence('classDiagram', ...lines, ' User --> Circle : draws'));
  expect(messages).toEqual([]);
  expect(html).toContain('User → Shapes::Circle: draws</desc>');
  expect(html).toContain('>Shapes::Dot</');
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
  ['a diagram of broken statements', 'cannot read its statements', 'erDiagram', ' A ||--o{ B has'],
  ['an unknown direction', 'its direction is DT, not TB, TD,', 'graph DT', ' a --> b'],
  ['a misspelled kind', 'did you mean flowchart?', 'flowchrt LR', ' a --> b'],
  ['a message without a colon', '3:2 content/diagram: ', 'sequenceDiagram', ' A->>B get it'],
  ['a mistake', 'https://mermaid.js.org/syntax/pie.html', 'pie', ' A 3'],
  ['a word that would get lost', '4:2 content/diagram: ', 'graph LR', ' a --> b', ' b[open --> c'],
])('%s stays code and is reported', (_, problem, ...lines) => {
  const { html, messages } = page(fence(...lines));
  expect(html).toContain('<figure class="code" data-language="mermaid">');
  expect(messages).toEqual([expect.stringContaining('content/diagram')]);
  expect(messages.join('\n')).toContain(problem);
});

test('markup and addresses in the words of a diagram stay words', () => {
  const { html } = page(
    fence('graph LR', ' a["<script>alert(1)</script>"] --> b["<img src=x onerror=alert(1)>"]'),
  );
  expect(html).not.toMatch(/<(?:script|img|style|a)\b|\son\w+="|\sstyle=/);
});

test.each(['dot', 'graphviz'])('a fence %s becomes a drawing with its title', (language) => {
  const source = `\`\`\`${language} title="Order"\ndigraph { a -> b [label="paid"] }\n\`\`\``;
  const { html, messages } = page(source);
  expect(html).toContain('role="img" aria-label="Order"');
  expect(html).toContain('a → b: paid</desc>');
  expect(html).toContain('<figcaption>Order</figcaption>');
  expect(messages).toEqual([]);
});

test('reports a graph that cannot be read at its line, and shows the source', () => {
  const { html, messages } = page('Text.\n\n```dot\ndigraph {\n  a -> -> b\n}\n```');
  expect(html).toContain('<figure class="code"');
  expect(messages).toEqual([
    expect.stringMatching(
      /^5:3 content\/diagram: The diagram is shown as code: syntax error in line 2 near '->'/,
    ),
  ]);
});

test('links within a group begin and end at their boxes', () => {
  const groups = [' subgraph b', '  c', '  subgraph d', '   e[(E)]', '  end', ' end'];
  const { html } = page(fence('flowchart LR', ...groups, ' c -->|goes| e'));
  const boxes = [...html.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g)];
  const [[left, width] = [0, 0], [right] = [0]] = boxes
    .slice(-2)
    .map(([, x, , wide]) => [Number(x), Number(wide)] as const);
  const [, points = ''] = /<polyline points="([^"]+)"/.exec(html) ?? [];
  const xs = points.split(' ').map((point) => Number(point.split(',')[0]));
  expect(xs.at(0)).toBeCloseTo(left + width, 0);
  expect(xs.at(-1)).toBeCloseTo(right, 0);
});

test('members of classes have the order of their author, as in Mermaid', () => {
  const { html } = page(
    fence(
      'classDiagram',
      ' class Duck {\n  +String name\n  age int\n  size: int\n  swim() void\n }',
      ' Duck : egg List~Egg~',
    ),
  );
  const text = html.replace(/<\/text>/g, '\n').replace(/<[^>]*>/g, '');
  for (const member of ['+ String name', 'age int', 'size: int', 'swim(): void'])
    expect(text).toContain(`\n${member}\n`);
  expect(text).toContain('egg List&lt;Egg>');
});
