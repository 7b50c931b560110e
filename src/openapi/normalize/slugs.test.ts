import { describe, expect, it } from 'vitest';
import { uniqueSlugs } from './slugs.js';

describe('slugs', () => {
  it.each([
    ['createCustomer', 'create-customer'],
    ['HTTPValidationError', 'http-validation-error'],
    ['NestedInvoiceLineItemCreate', 'nested-invoice-line-item-create'],
    ['listGlobalIPs', 'list-global-ips'],
    ['getURLsByID', 'get-urls-by-id'],
    ['Credit Note Line Items', 'credit-note-line-items'],
    ['get_v2_users', 'get-v2-users'],
    ['OAuth2Token', 'o-auth2-token'],
    ['get /planets/{id}', 'get-planets-id'],
    ['Größe', 'größe'],
    ['订单', '订单'],
    ['--', 'untitled'],
  ])('turn %s into %s', (name, slug) => {
    expect(uniqueSlugs([{ name }])).toEqual([slug]);
  });

  it('of very long names fit the file name limit', () => {
    const long = (count: number) =>
      Array.from({ length: count }, (_, index) => `planets/{planet${index}}`).join('/');
    const path = `get /${long(40)}`;
    const slugs = uniqueSlugs([
      { name: path },
      { name: path },
      { name: '星'.repeat(200), place: `get /${long(30)}` },
      { name: '星'.repeat(200), place: `get /${long(31)}` },
    ]);
    expect(slugs.map((name) => Buffer.byteLength(name)).every((bytes) => bytes <= 190)).toBe(true);
    expect(slugs[0]).toMatch(/-planets$|-planet\d+$/);
    expect(new Set(slugs).size).toBe(4);
  });

  it('are unique regardless of case', () => {
    const names = ['Planet', 'planet', 'PLANET', 'Schemas', '!', '?'].map((name) => ({ name }));
    expect(uniqueSlugs(names, ['schemas'])).toEqual([
      'planet-2',
      'planet',
      'planet-3',
      'schemas-2',
      'untitled-2',
      'untitled',
    ]);
  });

  describe('of names with the same words', () => {
    const named = [
      { name: 'list', place: 'GET /planets/{id}/moons' },
      { name: 'list', place: 'GET /planets' },
      { name: 'List', place: 'GET /stars' },
      { name: 'get /stars/{id}', place: 'GET /stars/{id}' },
      { name: 'get /stars/id', place: 'GET /stars/id' },
      { name: 'a.b', place: 'PUT /b' },
      { name: 'a/b', place: 'PUT /a' },
      { name: 'listGetStars', place: 'GET /old-stars' },
    ];
    const byPlace = (all: typeof named) =>
      Object.fromEntries(uniqueSlugs(all).map((slug, index) => [all[index]?.place, slug]));

    it('include the location of the operation', () => {
      expect(byPlace(named)).toEqual({
        'GET /stars': 'list',
        'GET /planets': 'list-get-planets',
        'GET /planets/{id}/moons': 'list-get-planets-id-moons',
        'GET /stars/id': 'get-stars-id',
        'GET /stars/{id}': 'get-stars-id-2',
        'PUT /a': 'a-b',
        'PUT /b': 'a-b-put-b',
        'GET /old-stars': 'list-get-stars',
      });
    });

    it('do not depend on order or on additional names', () => {
      const before = byPlace(named);
      expect(byPlace(named.toReversed())).toEqual(before);
      expect(byPlace(named.toSorted((a, b) => (a.name < b.name ? -1 : 1)))).toEqual(before);
      const more = { name: 'list', place: 'GET /galaxies' };
      expect(byPlace([more, ...named])).toEqual({
        ...before,
        'GET /galaxies': 'list-get-galaxies',
      });
    });
  });
});
