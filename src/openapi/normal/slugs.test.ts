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
