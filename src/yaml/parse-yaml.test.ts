import { describe, expect, it } from 'vitest';
import { parseYaml } from './parse-yaml.js';

/** Returns mappings that each merge the preceding one twice. */
function doubled(levels: number, merge = (before: string) => `{<<: [*${before}, *${before}]}`) {
  const lines = Array.from(
    { length: levels },
    (_, index) => `m${index + 1}: &m${index + 1} ${merge(`m${index}`)}`,
  );
  return ['m0: &m0 {a: 1}', ...lines].join('\n');
}
const problems = (text: string) =>
  parseYaml(text, { merge: true }).errors.map(({ message }) => message);

describe('merge keys', () => {
  it('are resolved in ordinary documents', () => {
    const document = parseYaml('base: &base {a: 1}\nplanet: {<<: *base, b: 2}\n', { merge: true });
    expect(document.errors).toEqual([]);
    expect(document.toJS()).toEqual({ base: { a: 1 }, planet: { a: 1, b: 2 } });
    expect(problems(doubled(10))).toEqual([]);
  });

  it.each([
    ['lists of aliases', doubled(28)],
    ['an alias of a list', doubled(28, (before) => `{<<: &l${before} [*${before}, *${before}]}`)],
    ['mappings within', doubled(40, (before) => `{<<: [{<<: *${before}}, *${before}]}`)],
    ['nested mappings', doubled(40, (before) => `{<<: *${before}, b: {<<: *${before}}}`)],
    ['YAML 1.1', `%YAML 1.1\n---\n${doubled(28)}`],
    ['a mapping of itself', 'm0: &m0 {<<: *m0}'],
  ])('are reported when they expand exponentially: %s', (_, text) => {
    expect(problems(text)).toEqual([
      'The merge keys (<<) of this mapping would copy far more than the file holds',
    ]);
  });

  it('are reported at the mapping that expands too far', () => {
    const text = doubled(28);
    const [error] = parseYaml(text, { merge: true }).errors;
    expect(text.slice(...(error?.pos ?? [0, 0]))).toMatch(/^\{<<: \[\*m1\d, \*m1\d\]\}$/);
  });
});
