import { expect, test } from 'vitest';
import { textsFor } from '../strings/index.js';
import { parseFragment } from './index.js';

const many = 60_000;

/** As a program may have written them: it must not take longer that all of them are in one place. */
const texts = {
  'items of a list': '- Mars\n'.repeat(many),
  'empty lines': `Mars${'\n'.repeat(10 * many)}Venus\n`,
  'character references in a paragraph': `Mars${'&nbsp;'.repeat(many)}Venus\n`,
};

const options = { trustedHtml: false, texts: textsFor('en') };
const origin = { file: 'openapi.yaml', at: (offset: number) => ({ line: 1, column: 1, offset }) };

test.each(Object.entries(texts))(
  'thousands of %s are understood within seconds',
  (_, text) => {
    const before = process.cpuUsage();
    const { value, diagnostics } = parseFragment(text, origin, options);
    const { user } = process.cpuUsage(before);
    expect(diagnostics).toEqual([]);
    expect(value.text.startsWith('Mars')).toBe(true);
    expect(user / 1_000_000, 'seconds').toBeLessThan(12);
  },
  120_000,
);
