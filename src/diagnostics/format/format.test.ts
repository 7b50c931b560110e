import { describe, expect, it } from 'vitest';
import type { Diagnostic, Place } from '../diagnostic.js';
import {
  countDiagnostics,
  formatCounts,
  formatGithub,
  formatJson,
  formatPlain,
  formatPretty,
  sortDiagnostics,
} from './index.js';

const source = ['# Planets', '', 'Mars is red.', 'See [Venus](./venos.md).', 'Bye.'].join('\n');

function place(line: number, column: number, endLine?: number, endColumn?: number): Place {
  const point = (l: number, c: number) => ({ line: l, column: c, offset: 0 });
  return {
    file: 'content/planets.md',
    start: point(line, column),
    end: endLine === undefined ? undefined : point(endLine, endColumn ?? 1),
  };
}

function finding(over: Partial<Diagnostic> = {}): Diagnostic {
  return {
    code: 'site/broken-link',
    severity: 'error',
    message: 'Link ./venos.md leads to no page.',
    place: place(4, 5, 4, 24),
    ...over,
  };
}

function pretty(diagnostic: Diagnostic, text = source, width?: number): string {
  return formatPretty([diagnostic], { read: () => text, width });
}

/** Returns the part of the source line above the carets. */
function underlined(output: string): string {
  const lines = output.split('\n');
  const index = lines.findIndex((line) => /\|\s*\^/.test(line));
  const carets = lines[index] ?? '';
  return (lines[index - 1] ?? '').slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1);
}

describe('formatPretty', () => {
  it('shows position, severity, code, message, code frame and hint', () => {
    expect(pretty(finding({ hint: 'did you mean ./venus.md?' }))).toBe(
      [
        'content/planets.md:4:5  error  site/broken-link',
        '  Link ./venos.md leads to no page.',
        '    3 | Mars is red.',
        '  > 4 | See [Venus](./venos.md).',
        '      |     ^^^^^^^^^^^^^^^^^^^',
        '    5 | Bye.',
        '  hint: did you mean ./venus.md?',
      ].join('\n'),
    );
  });

  it('marks every line of a multi-line range', () => {
    const output = pretty(finding({ place: place(3, 6, 5, 3) }));
    expect(output.split('\n').slice(2)).toEqual([
      '  > 3 | Mars is red.',
      '      |      ^^^^^^^',
      '  > 4 | See [Venus](./venos.md).',
      '      | ^^^^^^^^^^^^^^^^^^^^^^^^',
      '  > 5 | Bye.',
      '      | ^^',
    ]);
  });

  it('shows both ends of a long range and omits the middle', () => {
    const text = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`).join('\n');
    const output = pretty(finding({ place: place(2, 1, 30, 3) }), text);
    const numbers = [...output.matchAll(/^ {2}[> ] +(\d+|…)/gm)].map(([, label]) => label);
    expect(numbers).toEqual(['1', '2', '3', '4', '…', '29', '30', '31']);
  });

  it.each([
    ['tabs', '\t\tSee [Venus](x)', 7, 17, '[Venus](x)'],
    ['CRLF line ends', 'See Venus.\r\nBye.', 5, 10, 'Venus'],
    ['combining marks before it', 'e\u0301 Venus', 4, 9, 'Venus'],
  ])('aligns carets with %s', (_, line, from, to, expected) => {
    const output = pretty(finding({ place: place(1, from, 1, to) }), line);
    expect(underlined(output).normalize('NFC').trim()).toContain(expected.slice(0, -1));
    expect(output).not.toContain('\r');
    expect(output).not.toContain('\t');
    expect(output.match(/\^/g)).toHaveLength(expected.length);
  });

  it('counts two columns for a wide character', () => {
    const output = pretty(finding({ place: place(1, 3, 1, 5) }), '火星 金星');
    const carets = output.split('\n').find((line) => line.includes('^')) ?? '';
    expect(carets).toBe('      |     ^^^');
  });

  it('trims a long line around the range', () => {
    const line = `${'a'.repeat(500)}[Venus](x)${'b'.repeat(500)}`;
    const output = pretty(finding({ place: place(1, 501, 1, 511) }), line, 80);
    for (const shown of output.split('\n')) expect(shown.length).toBeLessThanOrEqual(80);
    expect(underlined(output)).toBe('[Venus](x)');
    expect(output).toMatch(/…a+\[Venus\]\(x\)b+…/);
  });

  it('trims a line of two million characters around the range', () => {
    const line = `${'é'.repeat(1_000_000)}[Venus](x)${'b'.repeat(1_000_000)}`;
    const output = pretty(finding({ place: place(1, 1_000_001, 1, 1_000_011) }), line, 80);
    expect(underlined(output)).toBe('[Venus](x)');
    expect(output).toMatch(/…é+\[Venus\]\(x\)b+…/);
    expect(pretty(finding({ place: place(1, 1, 1, 2_000_000) }), line, 80)).toContain('^');
  });

  it('trims a range that is longer than the width', () => {
    const output = pretty(finding({ place: place(1, 11, 1, 900) }), 'x'.repeat(1000), 60);
    for (const shown of output.split('\n')) expect(shown.length).toBeLessThanOrEqual(60);
    expect(output).toContain('^');
  });

  it('puts one caret at a range without an end, also at the end of its line', () => {
    expect(pretty(finding({ place: place(3, 13) })).split('\n')[3]).toBe('      |             ^');
  });

  it('clamps a position beyond the end of the file to the last line', () => {
    expect(pretty(finding({ place: place(99, 7, 99, 12) }), 'short')).toContain('> 1 | short');
  });

  it('omits the code frame where the source is unreadable', () => {
    expect(formatPretty([finding()], { read: () => undefined })).not.toContain('|');
  });

  it('shows related positions, the cause and labelled file names', () => {
    const output = formatPretty(
      [
        finding({
          cause: 'ENOENT: no such file',
          related: [{ message: 'the other page', place: place(1, 1, 1, 10) }],
        }),
      ],
      { read: () => source, label: (file) => `site/${file}` },
    );
    expect(output).toContain('site/content/planets.md:4:5  error');
    expect(output).toContain('the other page: site/content/planets.md:1:1');
    expect(output).toContain('    > 1 | # Planets');
    expect(output).toContain('cause: ENOENT: no such file');
  });

  it('shows the code frame once if a related position is that of the diagnostic', () => {
    const own = place(1, 1, 1, 10);
    const related = [{ message: 'the first link', place: own }];
    const output = pretty(finding({ place: own, related }));
    expect(output.split('# Planets')).toHaveLength(2);
    expect(output).toContain('the first link: content/planets.md:1:1');
  });

  it('uses colours only on request', () => {
    const ansi = '\u001b[';
    expect(formatPretty([finding()], { read: () => source })).not.toContain(ansi);
    expect(formatPretty([finding()], { read: () => source, color: true })).toContain(ansi);
  });

  it('makes control characters in sources and messages visible', () => {
    const output = pretty(
      finding({
        message: 'bad \u001b[31mred\u0007 \u202etxet',
        hint: 'a\u009bb',
        place: place(1, 1, 1, 3),
      }),
      'a\u001b]8;;http://evil\u0007b\u0000',
    );
    expect(output).toMatch(/bad ␛\[31mred␇ �txet/);
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  });
});

describe('formatPlain', () => {
  it('writes one line per diagnostic', () => {
    expect(formatPlain([finding({ message: 'Two\nlines.', hint: 'mend it' })])).toBe(
      'content/planets.md:4:5: error: Two lines. (mend it) [site/broken-link]',
    );
    expect(formatPlain([finding({ place: undefined })])).toMatch(/^error: /);
  });
});

describe('formatGithub', () => {
  it('writes file, range and title with escaped property values', () => {
    expect(formatGithub([finding({ message: '100 % of\r\nlinks', hint: 'a: b, c' })])).toBe(
      '::error file=content/planets.md,line=4,endLine=4,col=5,endColumn=24,title=site/broken-link::' +
        '100 %25 of%0Alinks%0Ahint: a: b, c',
    );
    const odd = finding({ place: { ...place(1, 2), file: 'a,b:c%.md' } });
    expect(formatGithub([odd])).toContain('file=a%2Cb%3Ac%25.md,line=1,col=2,');
  });

  it('omits columns of a multi-line range and maps severities to commands', () => {
    expect(formatGithub([finding({ place: place(1, 2, 3, 4) })])).toContain(
      'line=1,endLine=3,title',
    );
    expect(formatGithub([finding({ severity: 'info' })])).toMatch(/^::notice /);
    expect(formatGithub([finding({ severity: 'warning', place: undefined })])).toBe(
      '::warning title=site/broken-link::Link ./venos.md leads to no page.',
    );
  });

  it('keeps a message from starting a workflow command', () => {
    const output = formatGithub([finding({ message: 'x\n::error::y', place: place(1, 1) })]);
    expect(output.split('\n')).toHaveLength(1);
  });
});

describe('formatJson', () => {
  it('escapes control characters', () => {
    const value = { message: '\u001b[2J \u009b2J \u202e' };
    const text = formatJson(value);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(JSON.parse(text)).toEqual(value);
  });
});

describe('diagnostic order and counts', () => {
  it('sorts by file, line, column and code, with diagnostics without a position first', () => {
    const at = (file: string, line: number, code: string): Diagnostic =>
      finding({ code, place: { ...place(line, 1), file } });
    const sorted = sortDiagnostics([
      at('b.md', 1, 'x'),
      at('a.md', 10, 'x'),
      at('a.md', 9, 'y'),
      at('a.md', 9, 'x'),
      finding({ place: undefined, code: 'z' }),
    ]);
    expect(sorted.map((d) => `${d.place?.file}:${d.place?.start.line}:${d.code}`)).toEqual([
      'undefined:undefined:z',
      'a.md:9:x',
      'a.md:9:y',
      'a.md:10:x',
      'b.md:1:x',
    ]);
  });

  it('counts diagnostics by severity and describes the counts', () => {
    const counts = countDiagnostics([finding(), finding(), finding({ severity: 'warning' })]);
    expect(counts).toEqual({ error: 2, warning: 1, info: 0 });
    expect(formatCounts(counts)).toBe('2 errors and 1 warning');
    expect(formatCounts({ error: 0, warning: 0, info: 3 })).toBe('');
  });
});
