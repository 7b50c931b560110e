import { describe, expect, it } from 'vitest';
import {
  apiOf,
  described,
  namedSchema,
  objectOf,
  operationOf,
  text,
} from '../../../test/build/planets-api.js';
import { PlannedSite, type SiteFixture } from '../../../test/build/planned-site.js';
import type { Api } from '../../openapi/api/api.js';
import type { Operation } from '../../openapi/api/operation.js';

const create = (given: Partial<Operation> = {}): Operation =>
  operationOf({
    slug: 'create-customer',
    operationId: 'createCustomer',
    title: 'Create a customer',
    method: 'POST',
    ...given,
  });

const billing = apiOf({
  title: 'Billing',
  path: 'openapi/billing.yaml',
  operations: [create(), operationOf({ slug: 'bills-list', operationId: 'bills/list' })],
  schemas: [namedSchema('Customer', objectOf({ name: text }))],
});

const events = apiOf({
  title: 'Events',
  path: 'openapi/events.yaml',
  description: described('Sends a [](schema:Customer#/email) to [](op:createCustomer).'),
  operations: [create({ title: 'Register a customer' })],
  schemas: [namedSchema('Customer', objectOf({ email: text }))],
});

const config: SiteFixture['config'] = {
  openapi: [
    { path: 'openapi/billing.yaml', label: 'Billing API' },
    { path: 'openapi/events.yaml', route: '/events', layout: 'single' },
  ],
};

function site(
  guide = '# Guide',
  apis: Readonly<Record<string, Api | undefined>> = { billing, events },
): PlannedSite {
  return new PlannedSite({ files: { 'content/docs/guide.md': guide }, config, apis });
}

describe('several APIs', () => {
  it('are listed at the default route with title, version and summary', () => {
    const apis = { billing: { ...billing, version: '2.1', summary: 'Bills.' }, events };
    expect(site(undefined, apis).content('/api', 'category')).toMatchObject({
      title: 'API reference',
      items: [
        { label: 'Billing API', url: '/api/billing', description: 'Billing 2.1 · Bills.' },
        { label: 'Events', url: '/events' },
      ],
    });
  });

  it('leave the default route to a page of the site', () => {
    const files = { 'content/api.md': '# All of them' };
    const planned = new PlannedSite({ files, config, apis: { billing, events } });
    expect(planned.problems).toEqual([]);
    expect(planned.content('/api', 'doc').title).toBe('All of them');
  });

  it('each have a reference at their route and in their layout', () => {
    expect(site().routes.filter((route) => /^\/(api|events)/.test(route))).toEqual([
      '/api/billing',
      '/api/billing/all',
      '/api/billing/planets',
      '/api/billing/planets/create-customer',
      '/api/billing/planets/bills-list',
      '/api/billing/schemas',
      '/api/billing/schemas/customer',
      '/events',
      '/events/schemas',
      '/events/schemas/customer',
      '/api',
    ]);
  });

  it('share a navbar menu, under their configured labels or titles', () => {
    const { navbar } = site().page('/api/billing/planets/create-customer').chrome;
    expect(navbar.find(({ kind }) => kind === 'dropdown')).toEqual({
      kind: 'dropdown',
      label: 'API reference',
      position: 'left',
      items: [
        {
          kind: 'link',
          label: 'Billing API',
          url: '/api/billing',
          external: false,
          current: 'section',
        },
        { kind: 'link', label: 'Events', url: '/events', external: false },
      ],
    });
  });

  it('each have a sidebar that navbar items can name', () => {
    const items = [{ type: 'docSidebar' as const, sidebarId: 'events', label: 'Events' }];
    const named = new PlannedSite({
      files: {},
      config: { ...config, themeConfig: { navbar: { items } } },
      apis: { billing, events },
    });
    expect(named.page('/').chrome.navbar).toMatchObject([{ label: 'Events', url: '/events' }]);
    expect(named.page('/events').sidebar).toMatchObject({
      name: 'events',
      items: [{ label: 'Events' }, { label: 'Solar system' }, { label: 'Schemas' }],
    });
    expect(named.page('/api/billing/all').sidebar?.name).toBe('billing');
  });

  it('are named in breadcrumbs and search results', () => {
    const planned = site();
    const [source] = planned.site.searches;
    const records = source?.pages.map(({ record }) => record());
    const found = records?.filter(({ kind }) => kind === 'schema' || kind === 'operation');
    expect(found?.map(({ url, title, breadcrumbs }) => [url, title, ...breadcrumbs])).toEqual([
      [
        '/api/billing/planets/create-customer',
        'Create a customer',
        ...['Billing API', 'Solar system', 'Planets'],
      ],
      ['/api/billing/planets/bills-list', 'bills-list', 'Billing API', 'Solar system', 'Planets'],
      ['/api/billing/schemas/customer', 'Customer', 'Billing API', 'Schemas'],
      ['/events/schemas/customer', 'Customer', 'Events', 'Schemas'],
    ]);
  });

  it('are named in page titles', () => {
    const planned = site();
    const routeTitle = (route: string) => planned.page(route).head.title;
    expect(routeTitle('/api/billing')).toBe('Billing API | planets');
    expect(routeTitle('/api/billing/schemas/customer')).toBe('Customer | Billing API | planets');
    expect(routeTitle('/events/schemas/customer')).toBe('Customer | Events | planets');
    expect(routeTitle('/docs/guide')).toBe('Guide | planets');
  });

  it('each have a section in llms.txt and a link on the Not Found page', () => {
    const planned = site();
    const llms = planned.site.files.find(({ path }) => path === 'llms.txt');
    expect(String(llms?.contents).match(/^## .*/gm)).toEqual([
      '## Docs',
      '## Billing API',
      '## Events',
      '## Pages',
    ]);
    expect(planned.content('/404.html', 'not-found').links.map(({ label }) => label)).toEqual([
      ...['Docs', 'Billing API', 'Events'],
    ]);
  });

  it('do not give the site its title', () => {
    expect(site().page('/').chrome.siteTitle).toBe('planets');
  });
});

describe('an operation or schema name', () => {
  it.each([
    ['op:bills/list', '/api/billing/planets/bills-list'],
    ['op:billing:bills/list', '/api/billing/planets/bills-list'],
    ['op:events:createCustomer', '/events#create-customer'],
    ['op:billing:createCustomer#responses', '/api/billing/planets/create-customer#responses'],
    ['schema:events:Customer', '/events/schemas/customer'],
    ['schema:billing:Customer#/name', '/api/billing/schemas/customer#field.name'],
  ])('%s leads to %s', (written, url) => {
    const operations = billing.operations.map((one) => ({
      ...one,
      responses: [{ status: '200', headers: [], links: [], media: [] }],
    }));
    const planned = site(`[x](${written})`, {
      billing: { ...billing, operations },
      events,
    });
    expect(planned.urls('/docs/guide')).toEqual([url]);
    expect(planned.problems).toEqual([]);
  });

  it('resolves within the same API first in its own description', () => {
    const planned = site();
    expect(planned.content('/events', 'api').description).toContain(
      '<a href="/events/schemas/customer#field.email">Customer.email</a> to <a href="/events#create-customer">',
    );
    expect(planned.problems).toEqual([]);
  });

  it('can be an operationId with the prefix of another API', () => {
    const odd = create({ operationId: 'billing:close', slug: 'close' });
    const planned = site('[x](op:billing:close)', {
      billing,
      events: { ...events, operations: [odd] },
    });
    expect(planned.urls('/docs/guide')).toEqual(['/events#close']);
  });

  it.each([
    [
      '[x](op:createCustomer)',
      'There is an operation createCustomer in billing and events. (write op:billing:createCustomer or op:events:createCustomer) [site/ambiguous-name]',
    ],
    [
      '::schema[Customer]',
      'There is a schema Customer in billing and events. (write schema:billing:Customer or schema:events:Customer) [site/ambiguous-name]',
    ],
    [
      '[x](op:billing:createCostumer)',
      'The API description has no operation billing:createCostumer. (did you mean billing:createCustomer?) [site/unknown-operation]',
    ],
    [
      '[x](schema:event:Customer)',
      'The API description has no schema event:Customer. (did you mean events:Customer?) [site/unknown-schema]',
    ],
    [
      '[x](schema:events:Customer#/emial)',
      'The schema Customer has no field /emial. (did you mean schema:events:Customer#/email?) [site/unknown-field]',
    ],
  ])('is reported if ambiguous or unknown: %s', (written, problem) => {
    expect(site(written).problems).toEqual([`content/docs/guide.md:1:1: error: ${problem}`]);
  });

  it('is not reported if an unreadable API may define it', () => {
    const planned = site('[x](op:listEvents) [y](op:events:list) [z](/events/planets)', {
      billing,
      events: undefined,
    });
    expect(planned.problems).toEqual([]);
    expect(site('[z](/api/planets)', { billing, events: undefined }).problems).toHaveLength(1);
  });

  it('with an API prefix can be embedded', () => {
    const { body } = site('::schema[events:Customer]\n\n::operation[billing:createCustomer]').doc(
      '/docs/guide',
    );
    expect(body.filter((part) => typeof part !== 'string')).toMatchObject([
      { kind: 'schema', url: '/events/schemas/customer' },
      { kind: 'operation', summary: { url: '/api/billing/planets/create-customer' } },
    ]);
  });
});
