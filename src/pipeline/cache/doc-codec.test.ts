import { describe, expect, it } from 'vitest';
import type { Doc } from '../../content/doc.js';
import type { Outcome, Place } from '../../diagnostics/diagnostic.js';
import { docCodec } from './doc-codec.js';

const path = 'content/docs/mars.md';
const place = (file: string, line: number): Place => ({
  file,
  start: { line, column: 8, offset: line * 10 },
  end: { line, column: 12, offset: line * 10 + 4 },
});
const mars: Doc = {
  path,
  digest: 'd1',
  meta: { title: 'Mars & moons', tags: ['red'], pagination_next: null },
  metaPlaces: { title: place(path, 2), tags: place(path, 3) },
  title: 'Mars & moons',
  titleHtml: 'Mars &#x26; moons',
  includes: ['content/docs/_moons.md'],
  hasExcerpt: true,
  digests: { own: 'o1', shared: 's1' },
};

/** Returns a document after a round trip through its stored form. */
function again(doc: Outcome<Doc>): Outcome<Doc> {
  return docCodec.revive(JSON.parse(JSON.stringify(docCodec.store(doc, path))), path);
}

describe('the document codec', () => {
  it.each<[string, Partial<Doc>]>([
    ['with markup in its title', {}],
    ['with operations', { operations: { shown: ['getMars'], linked: ['op:getMars', '/api'] } }],
    ['with a plain title', { title: 'Mars', titleHtml: 'Mars' }],
    ['with places in another file', { metaPlaces: { title: place('i18n/fr/mars.md', 2) } }],
    [
      'with a point for a place',
      { metaPlaces: { title: { file: path, start: { line: 1, column: 1, offset: 0 } } } },
    ],
    [
      'with a place that tells more',
      { metaPlaces: { title: { ...place(path, 2), pointer: '/title' } } },
    ],
    ['with nothing', { meta: {}, metaPlaces: {}, includes: [], hasExcerpt: false }],
    ['whose digests nobody has made', { digests: undefined }],
  ])('restores a document: %s', (_, changes) => {
    const doc = { ...mars, ...changes };
    const diagnostics = [
      { code: 'content/x', severity: 'warning' as const, message: 'm', place: place(path, 4) },
    ];
    expect(again({ value: doc, diagnostics })).toEqual({ value: doc, diagnostics });
    expect(again({ value: doc, diagnostics: [] })).toEqual({ value: doc, diagnostics: [] });
  });

  it('stores a document in less than half the size', () => {
    const stored = JSON.stringify(docCodec.store({ value: mars, diagnostics: [] }, path));
    const whole = JSON.stringify({ value: mars, diagnostics: [] });
    expect(stored.length).toBeLessThan(whole.length / 2);
  });
});
