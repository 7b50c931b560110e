import { expect, test } from 'vitest';
import { descriptionLead } from './description-lead.js';

const long = `<h2>When</h2><p>${'At night. '.repeat(200)}</p>`;

test.each([
  ['a long description after its first paragraph', `<p>Looks.</p>${long}`, '<p>Looks.</p>', long],
  ['no short description', '<p>Looks.</p><p>Up.</p>', '<p>Looks.</p><p>Up.</p>', undefined],
  ['none that begins with something else', long, long, undefined],
  ['nothing', undefined, undefined, undefined],
])('splits %s', (_, html, lead, rest) => {
  expect(descriptionLead(html)).toEqual({ lead, rest });
});
