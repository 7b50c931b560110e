import { expect, test } from 'vitest';
import type { ContentOptions } from '../../content/index.js';
import { messagesFor } from '../../i18n/index.js';
import { optionsKey } from './options-key.js';

const options: ContentOptions = { trustedHtml: false, messages: messagesFor('en') };

/** Another value of each option that affects every text. */
const others: Required<
  Omit<ContentOptions, 'candidates' | 'highlight' | 'iconNames' | 'scopeOf' | 'pluginsOf'>
> = {
  trustedHtml: true,
  dropClasses: true,
  tags: true,
  headingIds: 'vitepress',
  math: true,
  definitionLists: true,
  policyDirectives: ['frame-src'],
  imageZoom: true,
  iconFolders: ['shapes'],
  extendedFolders: ['../base'],
  messages: messagesFor('en', { 'reference.required': 'needed' }),
  context: { variables: { planet: 'Mars' }, versions: [], locales: [], audiences: [] },
  ownKeys: ['moons'],
  blocks: {
    declarations: [
      { name: 'orbit-map', tag: 'OrbitMap', file: 'blocks/orbit-map.tsx', digest: '' },
    ],
    load: () => undefined,
    placesOf: () => [],
  },
  idPrefix: 'mars-',
};

test.each(Object.entries(others))('a digest of the options changes with %s', (name, value) => {
  const changed = optionsKey({ ...options, [name]: value });
  expect(changed).not.toBe(optionsKey(options));
  expect(optionsKey({ ...options, [name]: value })).toBe(changed);
});

test('a digest of the options stays with the code of a block', () => {
  const [declaration] = others.blocks?.declarations ?? [];
  if (!declaration) throw new Error('The test has a block.');
  const keys = ['1', '2'].map((digest) =>
    optionsKey({
      ...options,
      blocks: {
        declarations: [{ ...declaration, digest }],
        load: () => undefined,
        placesOf: () => [],
      },
    }),
  );
  expect(keys[1]).toBe(keys[0]);
});

test('a digest of the options changes with the locale and the site’s own messages', () => {
  const keys = [
    messagesFor('de'),
    messagesFor('fr'),
    messagesFor('de', { 'content.note': 'Merke' }),
    // Messages that do not appear in texts do not change the key.
    messagesFor('de', { 'chrome.skip': 'Zum Text' }),
  ].map((messages) => optionsKey({ trustedHtml: false, messages }));
  expect(new Set(keys).size).toBe(3);
  expect(keys[3]).toBe(keys[0]);
});
