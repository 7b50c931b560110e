/** One page for every layout of the theme. */
export const pageTypes = [
  { name: 'home page', url: '/' },
  { name: 'docs root', url: '/docs' },
  { name: 'guide', url: '/docs/import_api/invoicing/invoice' },
  { name: 'category', url: '/docs/category/import-api' },
  { name: 'standalone page', url: '/markdown-page' },
  { name: 'API overview', url: '/api' },
  { name: 'tag', url: '/api/credit-note-line-items' },
  { name: 'operation', url: '/api/invoices/create-invoice' },
  { name: 'schema', url: '/api/schemas/invoice-create' },
  { name: 'list of schemas', url: '/api/schemas' },
  { name: 'Not Found page', url: '/docs/import_api/nowhere' },
] as const;
