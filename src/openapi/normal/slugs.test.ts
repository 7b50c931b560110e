import { describe, expect, it } from 'vitest';
import { makeSlugger } from './slugs.js';

describe('slugs', () => {
  it.each([
    ['createCustomer', 'create-customer'],
    ['HTTPValidationError', 'http-validation-error'],
    ['NestedInvoiceLineItemCreate', 'nested-invoice-line-item-create'],
    ['Credit Note Line Items', 'credit-note-line-items'],
    ['get_v2_users', 'get-v2-users'],
    ['OAuth2Token', 'o-auth2-token'],
    ['get /planets/{id}', 'get-planets-id'],
    ['Größe', 'größe'],
    ['订单', '订单'],
    ['--', 'untitled'],
  ])('makes %s into %s', (name, slug) => {
    expect(makeSlugger()(name)).toBe(slug);
  });

  it('of very long names can still be names of files', () => {
    const slug = makeSlugger();
    const path = `get /${Array.from({ length: 40 }, (_, index) => `planets/{planet${index}}`).join('/')}`;
    const long = [slug(path), slug(path), slug('星'.repeat(200))];
    expect(long.map((name) => Buffer.byteLength(name)).every((bytes) => bytes <= 190)).toBe(true);
    expect(long[0]).toMatch(/-planets$|-planet\d+$/);
    expect(new Set(long).size).toBe(3);
  });

  it('are unique, also where case does not count', () => {
    const slug = makeSlugger(['schemas']);
    expect(['Planet', 'planet', 'PLANET', 'Schemas', '!', '?'].map(slug)).toEqual([
      'planet',
      'planet-2',
      'planet-3',
      'schemas-2',
      'untitled',
      'untitled-2',
    ]);
  });
});
