import { expect, it } from 'vitest';
import { breadcrumbsIn } from './groups.js';

it('shows the way to a page below the label of its group, which it does not repeat', () => {
  const inReference = { breadcrumbs: ['API reference', 'Invoices'] };
  expect(breadcrumbsIn('API reference', inReference)).toEqual(['Invoices']);
  expect(breadcrumbsIn('Guides', { breadcrumbs: ['Docs', 'Invoices'] })).toEqual([
    'Docs',
    'Invoices',
  ]);
});
