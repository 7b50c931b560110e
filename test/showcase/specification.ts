/** The specification's table of routes (section 2), as data to compare the built site with. */
export const routes = [
  '/',
  '/api',
  '/markdown-page',
  '/docs',
  '/docs/category/import-api',
  '/docs/category/invoicing',
  '/docs/category/banking',
  '/docs/category/crm',
  '/docs/import_api/banking/bank',
  '/docs/import_api/banking/bank_account',
  '/docs/import_api/banking/bank_transaction',
  '/docs/import_api/bulk_import',
  '/docs/import_api/crm/crm_customer',
  '/docs/import_api/crm/deal',
  '/docs/import_api/crm/deal_stage',
  '/docs/import_api/invoicing/credit_note',
  '/docs/import_api/invoicing/credit_note_line_item',
  '/docs/import_api/invoicing/customer',
  '/docs/import_api/invoicing/invoice',
  '/docs/import_api/invoicing/invoice_line_item',
  '/docs/import_api/invoicing/price',
  '/docs/import_api/invoicing/product',
  '/docs/import_api/invoicing/subscription',
  '/docs/pagination',
] as const;

/** Tag groups of the reference and the tags in them, in order. */
export const tagGroups = [
  {
    name: 'Import API - invoicing',
    tags: [
      'Customers',
      'Products',
      'Prices',
      'Invoices',
      'Credit Notes',
      'Subscriptions',
      'Invoice Line Items',
      'Credit Note Line Items',
      'Import an Excel dataset',
    ],
  },
  { name: 'Export API', tags: [] },
  { name: 'Other operations', tags: ['Refresh dashboard'] },
] as const;

/** Eight entities with four calls each, two for the Excel import, one to refresh the dashboard. */
export const operationCount = 8 * 4 + 2 + 1;

export const mainDoc = '/docs/import_api/invoicing/credit_note';
