import { describe, expect, it } from 'vitest';
import type { Fragment } from '../../content/fragment.js';
import { readTitle, withRest, wordsInId } from './short-title.js';

/** A minimal Markdown parser: emphasis, code and links. */
function parse(text: string): Fragment {
  const [, target] = /\]\(([^)]*)\)/.exec(text) ?? [];
  const place = { file: 'x', start: { line: 1, column: 1, offset: 0 } };
  return {
    body: { text: [text], placeholders: [] },
    references: target === undefined ? [] : [{ kind: 'link', target, place }],
    embeds: [],
    text: text
      .replace(/(\*+|`)([^*`]+)\1/g, '$2')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\\(?=[<])/g, '')
      .trim(),
  };
}

function read(summary: unknown) {
  const node = { summary };
  const { title, rest } = readTitle(node, 'summary', '', (from, _, key = '') =>
    parse(String(from[key])),
  );
  return [title, rest?.body.text[0]];
}

const long = 'that orbit a star that is near enough to be seen from here '.repeat(3).trim();

describe('a short title', () => {
  it('equals a short plain summary', () => {
    for (const title of ['List planets', 'List planets. Slow!', 'Get <id>', 'snake_case a * b'])
      expect(read(title)).toEqual([title, undefined]);
    expect(read(undefined)).toEqual([undefined, undefined]);
    expect(read('  ')).toEqual([undefined, undefined]);
  });

  it('has no full stop if it is a single sentence', () => {
    expect(read('Lists planets.')).toEqual(['Lists planets', undefined]);
    expect(read('Lists **planets**.')).toEqual(['Lists planets', undefined]);
    for (const title of ['List planets. Slow.', 'List planets etc.', 'Wait ...'])
      expect(read(title)).toEqual([title, undefined]);
  });

  it('contains no Markdown', () => {
    expect(read('List **all** `planets`')).toEqual(['List all planets', undefined]);
    expect(read('List planets\nand moons')).toEqual(['List planets and moons', undefined]);
    expect(read('Get **one** <id>')).toEqual(['Get one <id>', undefined]);
  });

  it('drops a link and keeps it in the description', () => {
    const written = 'List [planets](./planets.md)';
    expect(read(written)).toEqual(['List planets', written]);
  });

  it('is no notice or question at the beginning of a long summary', () => {
    for (const start of ['**NOTE:** This needs a key.', 'Looking for moons?']) {
      const written = `${start}\n\nLists planets ${long}.`;
      expect(read(written)).toEqual([undefined, written]);
    }
    expect(read('Looking for moons?')).toEqual(['Looking for moons?', undefined]);
  });

  it('is the first sentence of a long summary, with the rest in the description', () => {
    const [title, rest] = read(`Lists planets, e.g. Mars. Those ${long}.`);
    expect(title).toBe('Lists planets, e.g. Mars');
    expect(rest?.trim()).toBe(`Those ${long}.`);
    const [marked, others] = read(`Lists **planets**. Those *${long}*.`);
    expect(marked).toBe('Lists planets');
    expect(others?.trim()).toBe(`Those *${long}*.`);
  });

  it.each([
    ['Uses v1.2 of the API.', 'Uses v1.2 of the API'],
    ['Gets No. 5 of the U.S. Navy for Dr. Smith, J. R. R. Doe etc. Now.', undefined],
    ['Lists planets...', 'Lists planets...'],
    ['Lists "planets."', 'Lists "planets."'],
    ['Lists planets (of a star.)', 'Lists planets (of a star.)'],
    ['惑星の一覧を取得します。', undefined],
    ['列出行星．', undefined],
    ['ग्रहों की सूची।', undefined],
    ['ما هي الكواكب؟', undefined],
    ['**Planets of e.g. Mars.**', 'Planets of e.g. Mars'],
    ['Lists [planets. Those](./planets.md) of a star.', 'Lists planets. Those of a star'],
    ['Calls `stars. Planets`.', 'Calls stars. Planets'],
    ['Lists planets\n\n', 'Lists planets'],
  ])('ends at the sentence boundary: %s', (sentence, expected) => {
    const [title, rest] = read(`${sentence} Those ${long}.`);
    expect(title).toBe(expected ?? sentence.replace(/\.$/, ''));
    if (!sentence.includes('](')) expect(rest?.trim()).toBe(`Those ${long}.`);
  });

  it('is undefined when the first sentence is too long', () => {
    expect(read(`Lists planets ${long}`)).toEqual([undefined, `Lists planets ${long}`]);
  });
});

describe('the rest of a summary', () => {
  it('precedes the description, without repetition', () => {
    expect(withRest(parse('Slow.'), parse('Of a star.'))?.text).toBe('Slow.\nOf a star.');
    expect(withRest(parse('Slow.'), parse('Planets. Slow.'))?.text).toBe('Planets. Slow.');
    expect(withRest(undefined, undefined)).toBeUndefined();
  });
});

describe('an operation id', () => {
  it.each([
    ['listPlanets', 'List planets'],
    ['planets_list-all', 'Planets list all'],
    ['getHTTPStatus2Codes', 'Get HTTP status2 codes'],
    ['Planets.list', 'Planets list'],
  ])('%s reads as %s', (id, words) => expect(wordsInId(id)).toBe(words));

  it('has no readable form when it is very long or has no words', () => {
    expect(wordsInId('x'.repeat(300))).toBeUndefined();
    expect(wordsInId('--')).toBeUndefined();
  });
});
