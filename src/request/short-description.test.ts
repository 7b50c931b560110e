import { describe, expect, it } from 'vitest';
import { shortDescription } from './short-description.js';

describe('the short description of a field', () => {
  it.each([
    ['See the [currency codes](https://planets.example/codes).', 'See the currency codes.'],
    ['An ![image](a.png "of Io") here', 'An image here'],
    ['**Required** if *Io* is `a_b*c`.', 'Required if Io is a_b*c.'],
    ['The __name__ of _Europa_', 'The name of Europa'],
    [
      'A login. _NOTE: Moons only. **It is closing.**_',
      'A login. NOTE: Moons only. It is closing.',
    ],
    ['**_Both_** and *__both__*', 'Both and both'],
    ['<p>A <b>bold</b> moon<br/></p>', 'A bold moon'],
    ['Mail <mailto:io@planets.example>', 'Mail mailto:io@planets.example'],
    ['snake_case_name, 2*3*4, 1 < 2 and 3 > 2', 'snake_case_name, 2*3*4, 1 < 2 and 3 > 2'],
    ['## Title', 'Title'],
    ['First line\n\nSecond', 'First line'],
    ['A line that the\nauthor has wrapped', 'A line that the author has wrapped'],
    ['One of:\n- Io\n- Europa', 'One of:'],
    ['A moon.<br/>It is small.<br>', 'A moon. It is small.'],
    ['Escaped \\*star\\*', 'Escaped *star*'],
  ])('is plain text: %j', (markdown, text) => {
    expect(shortDescription(markdown)).toBe(text);
  });

  it('ends at a word if it is long', () => {
    expect(shortDescription('moon '.repeat(100))).toMatch(/^(?:moon ){58,60}…$/);
  });

  it('reads only the beginning of a long one', () => {
    // To read all of it would take hours.
    for (const text of ['[', '**a', '_a ', '<a', '`', '![a]('])
      expect(shortDescription(text.repeat(1_000_000)).length).toBeLessThan(310);
  });
});
