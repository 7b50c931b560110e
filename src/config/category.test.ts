import { describe, expect, it } from 'vitest';
import { formatPlain } from '../diagnostics/index.js';
import { parseCategory } from './index.js';

const category = (text: string) =>
  parseCategory({ path: 'content/docs/planets/_category_.yml', text, digest: '' });
const problems = (text: string) => formatPlain(category(text).diagnostics).split('\n');

describe('_category_.yml', () => {
  it('sets label, position and link of a sidebar category', () => {
    const { value, diagnostics } = category(
      'label: Planets\nposition: 2\nlink:\n  type: generated-index\n  slug: planets\n',
    );
    expect(diagnostics).toEqual([]);
    expect(value).toEqual({
      label: 'Planets',
      position: 2,
      link: { type: 'generated-index', slug: 'planets' },
    });
  });

  it('may be JSON or empty, and may disable the category page', () => {
    expect(category('{ "label": "Planets" }').value).toEqual({ label: 'Planets' });
    expect(category('').value).toEqual({});
    expect(category('link: null').value).toEqual({ link: null });
  });

  it('reports unknown keys with their position, also inside link', () => {
    expect(problems('label: Planets\nlink:\n  type: doc\n  idd: mars\ncolapsed: true\n')).toEqual([
      'content/docs/planets/_category_.yml:3:3: error: link.id: expected string, it is missing. [config/invalid-value]',
      'content/docs/planets/_category_.yml:4:3: error: Unknown key idd in link. (did you mean id?) [config/unknown-key]',
      'content/docs/planets/_category_.yml:5:1: error: Unknown key colapsed. (did you mean collapsed?) [config/unknown-key]',
    ]);
  });

  it('reports invalid values with their position', () => {
    expect(problems('label: Planets\nposition: first\n')).toEqual([
      'content/docs/planets/_category_.yml:2:11: error: position: expected number, found "first". [config/invalid-value]',
    ]);
    expect(problems('link:\n  type: generated-indx\n')).toEqual([
      'content/docs/planets/_category_.yml:2:9: error: link.type: expected "generated-index" or "doc", found "generated-indx". (did you mean generated-index?) [config/invalid-value]',
    ]);
  });

  it('reports invalid YAML with its position', () => {
    expect(problems('label: "Planets\n')).toEqual([
      expect.stringMatching(
        /_category_\.yml:\d+:\d+: error: The configuration cannot be read: .*\[config\/syntax]$/,
      ),
    ]);
  });

  it('reports merge keys that expand exponentially', () => {
    const doubling = Array.from(
      { length: 28 },
      (_, at) => `m${at + 1}: &m${at + 1} {<<: [*m${at}, *m${at}]}`,
    );
    expect(problems(['%YAML 1.1', '---', 'm0: &m0 {a: 1}', ...doubling].join('\n'))).toEqual([
      expect.stringMatching(/_category_\.yml:\d\d:.*merge keys \(<<\).*\[config\/syntax]$/),
    ]);
  });

  it('must be a mapping', () => {
    expect(problems('Planets\n')).toEqual([
      expect.stringContaining('expected object, found "Planets"'),
    ]);
  });

  it('keeps the default for an invalid value', () => {
    expect(category('label: 7\n').value).toEqual({});
  });
});
