import { expect, it, test } from 'vitest';
import * as z from 'zod';
import { page } from '../../../test/commonmark/page.js';
import { startOfFile } from '../../diagnostics/diagnostic.js';
import { checkOwnFrontMatter } from './custom-front-matter.js';

function checked(frontMatter: string, schema: z.ZodObject, shownFile?: string) {
  const text = `---\n${frontMatter}\n---\n\n# Mars\n`;
  const { doc } = page(text, {}, { ownKeys: Object.keys(schema.shape) });
  const { value, diagnostics } = checkOwnFrontMatter(
    { value: doc, diagnostics: [] },
    schema,
    startOfFile('docsgen.config.ts'),
  );
  const messages = diagnostics.map(
    ({ message, hint, place }) =>
      `${place?.file === shownFile ? `${shownFile}:` : ''}${place?.start.line}: ${message}${hint ? ` (${hint})` : ''}`,
  );
  return { meta: value.meta, messages };
}

it('restricts keys of docsgen, and keeps them out of the own ones', () => {
  const schema = z.object({ description: z.string().max(9), owner: z.string() });
  expect(checked('description: Red\nowner: Io', schema)).toEqual({
    meta: { description: 'Red', own: { owner: 'Io' } },
    messages: [],
  });
  expect(checked('owner: Io\ndescription: The red planet', schema).messages).toEqual([
    '3: description: Too big: expected string to have <=9 characters.',
  ]);
  expect(checked('owner: Io', schema).messages).toEqual([
    '1: description: expected string, but it is missing.',
  ]);
});

test.each([
  ['owner: moon', '2: owner: expected one of "moons", "m". (did you mean moons?)'],
  ['title: Mars', '1: owner: expected one of "moons", "m", but it is missing.'],
])('suggests a value for one that is written: %s', (text, message) => {
  expect(checked(text, z.object({ owner: z.enum(['moons', 'm']) })).messages).toEqual([message]);
});

it('says how to check a date', () => {
  expect(checked('seen: 2026-01-31', z.object({ seen: z.date() })).messages).toEqual([
    '2: seen: expected date, received string. (dates are text: check them with z.iso.date())',
  ]);
});

it('names the key whose schema throws, with the error', () => {
  const schema = z.object({ seen: z.string().transform((text): unknown => JSON.parse(text)) });
  expect(checked('title: Mars\nseen: "{"', schema).messages).toEqual([
    expect.stringMatching(/^3: seen: its schema threw an error: .*JSON/),
  ]);
});

it.each([
  [
    z.string().refine(async () => true),
    'owner: Io',
    'is asynchronous, but pages are built without waiting.',
  ],
  [z.unknown().refine(() => JSON.parse('{')), 'title: Mars', 'threw an error: '],
])(
  'reports a schema at fault in the configuration, the same for every page: %#',
  (owner, text, problem) => {
    expect(checked(text, z.object({ owner }), 'docsgen.config.ts').messages).toEqual([
      expect.stringContaining(`docsgen.config.ts:1: owner: its schema ${problem}`),
    ]);
  },
);
