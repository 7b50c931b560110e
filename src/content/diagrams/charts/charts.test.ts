import { describe, expect, it, test } from 'vitest';
import { page } from '../../../../test/commonmark/page.js';

const draw = (source: string) => page(`\`\`\`mermaid\n${source}\n\`\`\``);
const description = (html: string): string =>
  /<desc[^>]*>(.*?)<\/desc>/s.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

test.each([
  [
    'pie showData title Plans\n "Basic" : 30\n "Pro & more" : 10',
    'Basic: 30 · 75%; Pro & more: 10 · 25%',
  ],
  [
    'timeline\n title Orbits\n section Old\n  1957 : Sputnik\n  1969 : Apollo 11 : Steps\n       : Return',
    '1957: Sputnik; 1969: Apollo 11, Steps, Return',
  ],
  [
    'mindmap\n root((Planets))\n  Inner\n   Mars[Mars<br/>red]\n   ::icon(fa fa-sun)\n  Outer\n   Saturn\n  Dwarf',
    'Planets (Inner (Mars red), Outer (Saturn), Dwarf)',
  ],
  [
    'gitGraph\n commit id: "a" tag: "v1"\n branch dev\n commit id: "b"\n checkout main\n merge dev\n cherry-pick id: "b"',
    'main: a (v1), ← dev, b; dev: b',
  ],
  [
    'sequenceDiagram\n actor A as Ann\n autonumber\n note over A: later\n A->>+B: Hi\n loop daily\n  B-->>-A: Yes\n end',
    'Ann: later; Ann → B: 1. Hi; loop daily; B → Ann: 2. Yes',
  ],
])('%s is drawn and described in words', (source, expected) => {
  const { html, messages } = draw(source);
  expect(messages).toEqual([]);
  expect(description(html)).toBe(expected);
  expect(html).toMatch(/<text[^>]*>/);
  expect(html).not.toMatch(/NaN|undefined|Infinity|\sstyle=/);
});

test('the name of the last commit of a gitGraph ends inside of the picture', () => {
  const width = (name: string) =>
    Number(/viewBox="0 0 ([\d.]+) /.exec(draw(`gitGraph\n commit id: "${name}"`).html)?.[1]);
  const long = 'merge the branch of the second moon into that of the planet';
  expect(width(long) - width(long.slice(0, 30))).toBeGreaterThan(150);
});

test.each([
  ['gantt\n dateFormat YYYY-MM-DD\n A: 2026-01-01, 99999999d', 'the year 9999'],
  ['gantt\n dateFormat x\n A: 99999999999999999999, 1d', 'the year 9999'],
  [`mindmap\n${'  a\n'.repeat(20_000)}`, '50000 characters'],
  [`flowchart LR\n${'  a --> b --> a\n'.repeat(260)}`, '500 links'],
  [`flowchart LR\n${'  a\n'.repeat(501)}`, '500 lines'],
  [`flowchart LR\n  ${'a -- '.repeat(900)}`, '2000 characters'],
])('refuses sizes and numbers beyond its limits: %.40s', (source, problem) => {
  const { html, messages } = draw(source);
  expect(messages).toEqual([expect.stringContaining(problem)]);
  expect(html).toContain('<figure class="code"');
});

test('a message over a lifeline keeps the line out of its words', () => {
  const { html } = draw(
    'sequenceDiagram\n A->>B: near\n B->>C: beside\n A->>C: across the lifeline of B',
  );
  expect(html).toMatch(/<text[^>]* class="halo"[^>]*>across the lifeline of B</);
  expect(html).not.toMatch(/class="halo"[^>]*>(?:near|beside)</);
});

test('a note over distant participants of a sequence has lines as long as its box', () => {
  const words = 'A request that was sent twice is answered once by all';
  const between = 'C->>D: A message that is long enough to part them from each other';
  const { html } = draw(
    `sequenceDiagram\n A->>B: a\n B->>C: ${between.slice(7)}\n ${between}\n Note over A,D: ${words}`,
  );
  expect(html).toContain(`>${words}</text>`);
});

describe('a gantt chart', () => {
  it('computes times from ids and durations', () => {
    const fine = draw(
      'gantt\n dateFormat DD.MM.YYYY HH:mm\n axisFormat %H:%M\n A: a, 05.01.2026 08:00, 90m\n B: after a, 1h',
    );
    expect(fine.messages).toEqual([]);
    expect(description(fine.html)).toBe(
      'A: 2026-01-05 08:00 – 2026-01-05 09:30; B: 2026-01-05 09:30 – 2026-01-05 10:30',
    );
  });

  it('moves ends by excluded days', () => {
    const { html } = draw(
      'gantt\n excludes weekends\n A: crit, a, 2026-01-05, 5d\n B: after a, 3d\n C: 1d',
    );
    expect(description(html)).toBe(
      'A: 2026-01-05 – 2026-01-10 (crit); B: 2026-01-10 – 2026-01-15; C: 2026-01-15 – 2026-01-16',
    );
  });
});

test.each([
  ['pie\n "A" : 1\n "B" = 2', '5:2', 'cannot read the statement ""B" = 2"'],
  ['gantt\n A: 2026-13-01, 3d', '4:2', 'is not a date'],
  ['gantt\n A: after b, 3d', '4:2', 'has the id "b"'],
  ['mindmap\n a\n b', '5:2', 'two topics'],
  ['gitGraph\n commit\n merge dev', '5:2', 'is named "dev"'],
  ['sequenceDiagram\n A->>B: x\n loop a', '5:2', 'no "end"'],
  ['sequenceDiagram\n A to B', '4:2', 'cannot read'],
  ['timeline\n title x', '2:1', 'no periods'],
])('%s is reported at its statement and stays code', (source, place, problem) => {
  const { html, messages } = page(`\n\`\`\`mermaid\n${source}\n\`\`\``);
  expect(messages).toEqual([expect.stringContaining(problem)]);
  expect(messages[0]).toMatch(new RegExp(`^${place} content/diagram`));
  expect(html).toContain('data-language="mermaid"');
});

it('has no markup from the words of a diagram', () => {
  const evil = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
  for (const source of [
    `pie\n "${evil.replaceAll('"', '')}" : 1`,
    `timeline\n ${evil} : ${evil}`,
    `mindmap\n ${evil}`,
    `sequenceDiagram\n A->>B: ${evil}`,
  ])
    expect(draw(source).html).not.toMatch(/<(?:script|img)\b/);
});
