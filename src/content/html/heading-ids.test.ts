import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { page } from '../../../test/commonmark/page.js';
import { messagesFor } from '../../i18n/index.js';
import type { HeadingIdRule } from '../options.js';
import { parseDoc } from '../parse-doc.js';

function headings(text: string, headingIds: HeadingIdRule = 'github') {
  const file = { path: 'content/docs/mars.md', text, digest: '' };
  const options = { trustedHtml: false, headingIds, messages: messagesFor('en') };
  return parseDoc(file, options, () => undefined).value.text.headings;
}

/** Returns the ids of all headings in a text. */
function idsIn(text: string): string[] {
  return headings(text).map(({ id }) => id);
}

describe('heading ids', () => {
  it.each([
    ['Supprimé\u00a0: le mot', 'supprimé-le-mot'],
    ['Prix  double', 'prix--double'],
    ['`a` &amp; *b*', 'a--b'],
    ['Naïve — “quoted”', 'naïve--quoted'],
    ['数\u3000字', '数字'],
    ['👩‍🚀 Crew', '-crew'],
  ])('slugs %s as github-slugger does', (heading, id) => {
    expect(idsIn(`## ${heading}`)).toEqual([id]);
  });

  it('match github-slugger for random characters', () => {
    // A linear congruential generator: the same characters in every run.
    let seed = 20_260_131;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % below;
    };
    const planes = [0x80, 0x3_00, 0x30_00, 0xff_ff, 0x1_ff_ff, 0x10_ff_ff];
    const character = (): string => {
      const code = next(planes[next(planes.length)] ?? 0x80);
      const found = String.fromCodePoint(code);
      // Replaces Markdown syntax, surrogates and characters that texts must not contain.
      const isSpecial = /[\p{Cs}\p{Cc}!-/:-@[-`{-~\ufdd0-\ufdef]/u.test(found);
      return isSpecial ? '\u00a0' : found;
    };
    const headings = Array.from(
      { length: 2000 },
      () => `a${Array.from({ length: 12 }, character).join('')}b`,
    );
    const slugger = new GithubSlugger();
    expect(idsIn(headings.map((text) => `## ${text}`).join('\n\n'))).toEqual(
      headings.map((text) => slugger.slug(text)),
    );
  });

  it.each<[HeadingIdRule, string, string, string]>([
    ['vitepress', '`v-if` & <b>others</b>', 'v-if-others', 'v-if-others-1'],
    ['vitepress', '2.0: Élan', '_2-0-elan', '_2-0-elan-1'],
    ['vitepress', 'snake_case', 'snake-case', 'snake-case-1'],
    ['python-markdown', "What's new — 2.0?", 'whats-new-20', 'whats-new-20_1'],
    ['python-markdown', 'snake_case  Élan', 'snake_case-elan', 'snake_case-elan_1'],
    ['mintlify', "What's new?", 'what-s-new', 'what-s-new-2'],
    ['mintlify', 'A & B', 'a-&-b', 'a-&-b-2'],
    ['mintlify', '数 snake_case', '数-snake_case', '数-snake_case-2'],
    ['gitbook', '12. Direct Reply Node', 'id-12.-direct-reply-node', 'id-12.-direct-reply-node-1'],
    [
      'gitbook',
      'Agent Node vs. LLM Node: the *best*',
      'agent-node-vs.-llm-node-the-best',
      'agent-node-vs.-llm-node-the-best-1',
    ],
    [
      'gitbook',
      "Team's User & Password (Old)",
      'teams-user-and-password-old',
      'teams-user-and-password-old-1',
    ],
    ['gitbook', 'diff_$TABLE', 'diff_usdtable', 'diff_usdtable-1'],
    ['gitbook', 'snake_case / Élan', 'snake_case-elan', 'snake_case-elan-1'],
  ])('by the rule of %s: %s', (rule, text, first, second) => {
    const found = headings(`## ${text}\n\n## ${text}`, rule);
    expect(found.map(({ id }) => id)).toEqual([first, second]);
  });

  it.each([
    '{#red}',
    '{ #red }',
    '{: #red }',
    '{#red .wide}',
    '{ #red data-toc-label="The red planet" }',
    '{/* #red */}',
    '[#red]',
  ])('use the explicit id %s', (chosen) => {
    expect(headings(`## Mars ${chosen}`)).toMatchObject([{ id: 'red', text: 'Mars' }]);
  });

  it.each(['{red}', '{ # }', '{#}', '{#a b}', '[#12]', '[red]'])(
    'do not treat %s as an explicit id',
    (words) => {
      expect(headings(`## Mars ${words}`)).toMatchObject([{ text: `Mars ${words}` }]);
    },
  );
});

describe('the id of the title', () => {
  const read = (text: string, headingIds: HeadingIdRule = 'github') => {
    const file = { path: 'content/docs/mars.md', text, digest: '' };
    const options = { trustedHtml: false, headingIds, messages: messagesFor('en') };
    const { titleId, anchors } = parseDoc(file, options, () => undefined).value.text;
    return { titleId, anchors };
  };

  it.each<[HeadingIdRule, string]>([
    ['github', 'mars-1'],
    ['vitepress', 'mars-1'],
    ['python-markdown', 'mars_1'],
    ['mintlify', 'mars'],
    ['gitbook', 'mars'],
  ])('counts for the headings below by the rule of %s', (rule, id) => {
    expect(headings('# Mars\n\n## Mars', rule)).toMatchObject([{ id }]);
    expect(headings('---\ntitle: Mars\n---\n\n## Mars', rule)).toMatchObject([{ id: 'mars' }]);
  });

  it('is written where the old tool writes it', () => {
    expect(read('# Red planet', 'vitepress')).toEqual({
      titleId: 'red-planet',
      anchors: ['red-planet'],
    });
    expect(read('# Red planet', 'python-markdown').titleId).toBe('red-planet');
    expect(read('# Red planet').titleId).toBeUndefined();
    expect(read('# Red planet', 'gitbook').titleId).toBeUndefined();
  });

  it('is written if it is chosen, or if the page links to it', () => {
    expect(read('# Mars {#red}').titleId).toBe('red');
    expect(read('# Mars\n\n[Back to top](#mars)').titleId).toBe('mars');
  });
});

it('leaves badges out of ids', () => {
  const { doc } = page('a\n\n## Dust :badge[new]{color=yellow}\n\n## Dust');
  expect(doc.headings.map(({ id, text }) => [id, text])).toEqual([
    ['dust', 'Dust new'],
    ['dust-1', 'Dust'],
  ]);
});
