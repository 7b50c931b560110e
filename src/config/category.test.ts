import { describe, expect, it } from 'vitest';
import { formatPlain } from '../diagnostics/index.js';
import { parseCategory } from './index.js';

const category = (text: string) =>
  parseCategory({ path: 'content/docs/planets/_category_.yml', text, digest: '' });
const problems = (text: string) => formatPlain(category(text).diagnostics).split('\n');

describe('_category_.yml', () => {
  it('says how a folder stands in the sidebar', () => {
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

  it('may be JSON, may be empty, may say that there is no page', () => {
    expect(category('{ "label": "Planets" }').value).toEqual({ label: 'Planets' });
    expect(category('').value).toEqual({});
    expect(category('link: null').value).toEqual({ link: null });
  });

  it('shows the place of an unknown key, also inside of link', () => {
    expect(problems('label: Planets\nlink:\n  type: doc\n  idd: mars\ncolapsed: true\n')).toEqual([
      'content/docs/planets/_category_.yml:3:3: error: link.id: expected string, it is missing. [config/invalid-value]',
      'content/docs/planets/_category_.yml:4:3: error: Unknown key idd in link. (did you mean id?) [config/unknown-key]',
      'content/docs/planets/_category_.yml:5:1: error: Unknown key colapsed. (did you mean collapsed?) [config/unknown-key]',
    ]);
  });

  it('shows the place of a wrong value', () => {
    expect(problems('label: Planets\nposition: first\n')).toEqual([
      'content/docs/planets/_category_.yml:2:11: error: position: expected number, found "first". [config/invalid-value]',
    ]);
    expect(problems('link:\n  type: generated-indx\n')).toEqual([
      'content/docs/planets/_category_.yml:2:9: error: link.type: expected "generated-index" or "doc", found "generated-indx". (did you mean generated-index?) [config/invalid-value]',
    ]);
  });

  it('shows where it is no YAML', () => {
    expect(problems('label: "Planets\n')).toEqual([
      expect.stringMatching(
        /_category_\.yml:\d+:\d+: error: The configuration cannot be read: .*\[config\/syntax]$/,
      ),
    ]);
  });

  it('shows where merge keys copy without end', () => {
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

  it('keeps the defaults where something is wrong', () => {
    expect(category('label: 7\n').value).toEqual({});
  });
});
