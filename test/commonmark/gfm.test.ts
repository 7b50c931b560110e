import { describe, expect, test } from 'vitest';
import { canonical, render } from './canonical.js';
import { gfmExamples } from './gfm-examples.js';

/** With the cleaning of raw HTML on: what GFM disallows is shown as text. */
describe('GitHub Flavored Markdown', () => {
  test.each(gfmExamples)('$section: $markdown', ({ markdown, html }) => {
    expect(canonical(render(markdown, false))).toBe(canonical(html));
  });
});
