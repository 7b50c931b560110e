import { describe, expect, it } from 'vitest';
import { markup } from '../markup.test.data.js';
import { field, planet, schema } from '../pages.test.data.js';
import { Schema } from './Schema.js';

const html = markup(<Schema schema={planet('body')} />);
const words = (markup: string): string =>
  markup
    .replace(/<wbr\/>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a field', () => {
  it('says in words that it is required, and nothing where it is not', () => {
    expect(words(html)).toContain('name string required');
    expect(words(html)).not.toContain('kind string or null required');
  });

  it('names its limits, values and default', () => {
    expect(words(html)).toContain('max length 40');
    expect(words(html)).toContain('One of rocky gas');
    expect(words(html)).toContain('default rocky');
  });

  it('can be linked to', () => {
    expect(html).toContain('id="body.name"');
    expect(html).toContain('href="#body.name"');
  });

  it('escapes what the description’s author wrote', () => {
    const risky = schema('object', {
      fields: [field('x', true, schema('<b>', { enum: [{ value: '<i>' }] }))],
    });
    expect(markup(<Schema schema={risky} />)).not.toMatch(/<b>|<i>/);
  });
});

describe('what lies inside', () => {
  it('is in view on the second level and folded below it, with a count', () => {
    const folds = [...html.matchAll(/<details class="children fold"( open="")?><summary>([^<]*)/g)];
    expect(folds.map(([, open, label]) => [label, open !== undefined])).toEqual([
      ['3 fields', true],
      ['1 field', false],
    ]);
  });

  it('says where a schema contains itself instead of going on', () => {
    expect(words(html)).toContain('Contains itself: see Planet .');
  });

  it('says that nothing else is accepted', () => {
    expect(words(html)).toContain('No other fields are accepted.');
  });

  it('leads to what was left out', () => {
    const deep = schema('object', { hiddenFields: 9, ref: { name: 'Galaxy', url: '/galaxy' } });
    const html = markup(<Schema schema={deep} />);
    expect(words(html)).toContain('9 more fields: see Galaxy');
    expect(html).toContain('href="/galaxy"');
  });
});

it('tells alternatives apart and opens the first', () => {
  const option = (id: string, label: string) => ({ id, label, schema: schema('string') });
  const either = schema('string', {
    alternatives: [
      { label: 'One of', schemas: [option('a', 'By name'), option('b', 'By number')] },
    ],
  });
  const html = markup(<Schema schema={either} />);
  expect(html.match(/<details[^>]*id="a"[^>]* open=""/)).not.toBeNull();
  expect(html.match(/<details[^>]*id="b"[^>]* open=""/)).toBeNull();
});

it('folds a long list of values', () => {
  const many = schema('string', {
    enum: Array.from({ length: 180 }, (_, n) => ({ value: `c${n}` })),
  });
  expect(markup(<Schema schema={many} />)).toContain('<summary>One of 180 values</summary>');
});
