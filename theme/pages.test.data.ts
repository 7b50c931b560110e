import type {
  FieldView,
  NavbarItem,
  OperationView,
  PageContent,
  PageProps,
  ParameterView,
  ResponseView,
  SchemaView,
} from 'docsgen/theme';
import { messagesFor } from '../src/i18n/index.js';
import { blogContents } from './blog.test.data.js';

/** Pages of every kind for the theme's tests: the planets, their moons, and an API to observe them. */

export function exampleSchema(type: string, more: Partial<SchemaView> = {}): SchemaView {
  return {
    type,
    nullable: false,
    deprecated: false,
    readOnly: false,
    writeOnly: false,
    enum: [],
    examples: [],
    limits: [],
    fields: [],
    alternatives: [],
    recursive: false,
    hiddenFields: 0,
    ...more,
  };
}

export function exampleField(id: string, required: boolean, of: SchemaView): FieldView {
  return { id, name: id.split('.').at(-1) ?? id, required, schema: of };
}

function parameter(id: string, required: boolean, of: SchemaView): ParameterView {
  return {
    ...exampleField(id, required, of),
    allowReserved: false,
    allowEmptyValue: false,
    examples: [],
  };
}

const json = {
  language: 'json',
  text: '{"name": "Mars"}',
  html: '{<span class="hljs-attr">"name"</span>: <span class="hljs-string">"Mars"</span>}',
};
const samples = (
  [
    ['cURL', 'curl'],
    ['Python', 'python'],
  ] as const
).map(([label, language]) => ({
  language,
  id: label.toLowerCase(),
  label,
  code: { ...json, text: `${label} Mars`, html: `${label} Mars` },
}));

/** A response whose body is a planet. */
function responseView(
  status: string,
  label: string,
  more: Partial<ResponseView> = {},
): ResponseView {
  const anchor = `response-${status}`;
  return {
    status,
    anchor,
    label,
    isSummarized: false,
    headers: [],
    media: [
      {
        type: 'application/json',
        anchor: `${anchor}-application-json`,
        schema: planet(anchor),
        examples: [
          {
            id: `${anchor}-example`,
            name: 'example',
            label: 'example',
            generated: true,
            isNamed: false,
            code: json,
          },
        ],
        externalExamples: [],
        encoding: [],
      },
    ],
    links: [],
    isCut: false,
    isError: status >= '400',
    ...more,
  };
}

/** Planet → moons → craters → depth: four levels. */
export function planet(prefix: string): SchemaView {
  const crater = exampleSchema('object', {
    fields: [exampleField(`${prefix}.moons.craters.depth`, false, exampleSchema('number'))],
  });
  const moon = exampleSchema('array of objects', {
    ref: { name: 'Moon', url: '/api/schemas/moon' },
    fields: [
      exampleField(`${prefix}.moons.name`, true, exampleSchema('string')),
      exampleField(`${prefix}.moons.craters`, false, { ...crater, type: 'array of objects' }),
      exampleField(
        `${prefix}.moons.planet`,
        false,
        exampleSchema('object', {
          recursive: true,
          ref: { name: 'Planet', url: '/api/schemas/planet' },
        }),
      ),
    ],
  });
  return exampleSchema('object', {
    ref: { name: 'Planet', url: '/api/schemas/planet' },
    others: 'none',
    fields: [
      exampleField(
        `${prefix}.name`,
        true,
        exampleSchema('string', {
          description: '<p>As the <a href="/docs/names">register</a> has it.</p>',
          limits: [{ label: 'max length', value: '40' }],
        }),
      ),
      exampleField(
        `${prefix}.kind`,
        false,
        exampleSchema('string', {
          enum: [{ value: 'rocky' }, { value: 'gas' }],
          default: { value: 'rocky' },
          nullable: true,
        }),
      ),
      exampleField(`${prefix}.moons`, false, moon),
    ],
  });
}

const summary = {
  anchor: 'create-planet',
  url: '/api/planets/create-planet',
  method: 'POST',
  path: '/v1/planets',
  title: 'Create a planet',
  deprecated: false,
};
const tag = {
  label: 'Planets',
  anchor: 'tag-planets',
  url: '/api/planets',
  others: [],
  operations: [
    summary,
    {
      ...summary,
      anchor: 'delete-planet',
      url: '/api/planets/delete-planet',
      method: 'DELETE',
      title: 'Delete a planet',
      path: '/v1/planets/{id}',
      deprecated: true,
    },
  ],
};
const server = {
  url: '{host}/v1',
  variables: [{ name: 'host', default: 'https://api.example.com', enum: [] }],
};
const bearer = {
  name: 'key',
  label: 'Bearer token in the Authorization header',
  anchor: '_scheme-key',
  example: 'Authorization: Bearer {token}',
  deprecated: false,
  scopes: [],
  facts: [],
  flows: [],
};
const toc = [
  { id: 'moons', html: 'Moons & rings'.replace('&', '&amp;'), depth: 2, isContent: true },
  { id: 'phobos', html: '<code>Phobos</code>', depth: 3, isContent: true },
];
const previous = { label: 'Earth', url: '/docs/earth' };
const next = { label: 'Jupiter', url: '/docs/jupiter' };

export const embeds = {
  schema: { kind: 'schema', name: 'Planet', url: '/api/schemas/planet', schema: planet('planet') },
  operation: { kind: 'operation', summary, samples },
} as const;

const operation = {
  prefix: '',
  sender: 'client',
  title: 'Create a planet',
  titleFrom: 'summary',
  operationId: 'createPlanet',
  method: 'POST',
  path: '/v1/planets/{id}',
  deprecated: false,
  badges: [],
  tags: [{ label: 'Planets', url: '/api/planets' }],
  description: '<p>Makes one.</p>',
  baseUrl: 'https://api.example.com/v1',
  servers: [server],
  security: [[bearer], []],
  parameters: [
    { in: 'path', fields: [parameter('path-parameter-id', true, exampleSchema('string'))] },
    { in: 'query', fields: [parameter('query-parameter-dry', false, exampleSchema('boolean'))] },
  ],
  requestBody: {
    required: true,
    media: [
      {
        type: 'application/json',
        anchor: 'body-application-json',
        schema: planet('body'),
        examples: ['Mars', 'Venus'].map((label) => ({
          id: `body-example-${label.toLowerCase()}`,
          name: label.toLowerCase(),
          label,
          generated: false,
          isNamed: true,
          code: json,
        })),
        externalExamples: [],
        encoding: [],
      },
    ],
  },
  responses: [
    responseView('400', 'Bad request', { media: [] }),
    responseView('201', 'Created', {
      headers: [parameter('response-201-header-Location', true, exampleSchema('string'))],
    }),
    responseView('422', 'Validation error'),
    responseView('409', 'Conflict', { sameAs: '422' }),
  ],
  callbacks: [],
  samples,
} as const satisfies OperationView;
const operationToc = [
  { id: 'responses', html: 'Responses', depth: 2 },
  { id: 'response-422', html: '422', depth: 3 },
];

/** At least one page of each kind, so that a new kind meets the tests of all pages. */
type OneOfEachKind = Readonly<Record<string, PageContent>> & {
  readonly [Kind in PageContent['kind']]: Extract<PageContent, { readonly kind: Kind }>;
};

export const contents = {
  doc: {
    kind: 'doc',
    layout: 'doc',
    title: 'Mars',
    titleHtml: 'Mars',
    hideTitle: false,
    body: [],
    toc,
    tags: ['rocky'],
    editUrl: 'https://example.com/edit',
    lastUpdate: { date: '2026-01-31', author: 'Ada' },
    previous,
    next,
    unlisted: false,
    draft: false,
  },
  writtenHome: {
    kind: 'doc',
    layout: 'home',
    title: 'Planets',
    titleHtml: 'Planets',
    hideTitle: false,
    body: [],
    toc: [],
    tags: [],
    unlisted: false,
    draft: false,
  },
  home: {
    kind: 'home',
    title: 'Planets',
    description: 'All of them.',
    entryPoints: [
      { label: 'Docs', url: '/docs' },
      { label: 'API reference', url: '/api' },
    ],
    sections: [
      {
        title: 'Docs',
        url: '/docs',
        size: '4 pages',
        items: [
          { label: 'Mars', url: '/docs/mars', description: 'Red.' },
          { label: 'Moons', url: '/docs/moons', count: 3 },
        ],
      },
    ],
  },
  category: {
    kind: 'category',
    title: 'Inner planets',
    description: 'The rocky ones.',
    items: [
      { label: 'Mars', url: '/docs/mars', description: 'Red.' },
      { label: 'Moons', url: '/docs/moons', count: 3 },
    ],
    previous,
    next,
  },
  api: {
    kind: 'api',
    layout: 'list',
    title: 'Planets API',
    description: '<p>Every planet.</p>',
    facts: [{ label: 'Format', value: 'OpenAPI 3.1' }],
    servers: [server],
    security: [bearer],
    downloads: [{ label: 'YAML', url: '/api/openapi.yaml' }],
    groups: [
      { name: 'Solar system', anchor: 'solar-system', tags: [tag] },
      { name: 'Elsewhere', anchor: 'elsewhere', tags: [] },
    ],
    schemas: [{ label: 'Planet', url: '/api/schemas/planet' }],
    unusedSchemas: [],
    schemaIndex: '/api/schemas',
    toc: [{ id: 'tag-planets', html: 'Planets', depth: 2 }],
  },
  tag: { kind: 'tag', title: 'Planets', tag, previous, next },
  operation: {
    kind: 'operation',
    usedIn: [{ label: 'Orbits', url: '/docs/orbits' }],
    ...operation,
    toc: operationToc,
    previous,
    next,
  },
  'all-fields': { kind: 'all-fields', title: 'All fields', operation, toc: operationToc },
  schema: {
    kind: 'schema',
    title: 'Planet',
    schema: planet('field'),
    examples: [
      {
        id: 'example-1',
        name: 'example',
        label: 'example',
        generated: true,
        isNamed: false,
        code: json,
      },
    ],
    usedBy: [summary],
    moreUsers: 0,
    usedBySchemas: [{ label: 'Moon', url: '/api/schemas/moon' }],
    toc: [{ id: 'fields', html: 'Fields', depth: 2 }],
  },
  'not-found': {
    kind: 'not-found',
    title: 'Page not found',
    links: [{ label: 'Docs', url: '/docs' }],
  },
  print: {
    kind: 'print',
    title: 'Docs: all pages',
    count: 2,
    items: [
      { label: 'Inner planets', items: [{ label: 'Mars', id: 'print-mars', items: [] }] },
      { label: 'Overview', id: 'print-overview', items: [] },
    ],
  },
  ...blogContents,
} as const satisfies OneOfEachKind;

function link(label: string, url: string) {
  return { kind: 'link' as const, label, url, external: false };
}

/** An item of each kind; the compiler asks for one of a new kind. */
const navbarItems: {
  readonly [Kind in NavbarItem['kind']]: Extract<NavbarItem, { readonly kind: Kind }>;
} = {
  link: { ...link('Docs', '/docs'), current: 'section', position: 'left' },
  dropdown: {
    kind: 'dropdown',
    label: 'Versions',
    items: [link('Next', '/next')],
    position: 'right',
  },
  html: { kind: 'html', html: '<b>beta</b>', position: 'right' },
  search: { kind: 'search', position: 'right' },
};

/** A page with full chrome around some content. */
export function contentPage(content: PageContent, more: Partial<PageProps> = {}): PageProps {
  return {
    path: '/docs/mars',
    messages: messagesFor('en'),
    shortcutMessages: '/assets/shortcut-messages.json',
    head: {
      lang: 'en',
      dir: 'ltr',
      title: `${content.title} | Planets`,
      description: 'About "Mars" & <others>.',
      keywords: ['mars'],
      canonical: 'https://example.com/docs/mars',
      alternates: [],
      openGraphLocales: ['en_US'],
      article: { modified: '2026-01-01', authors: [], tags: ['mars'] },
      feeds: [],
      noIndex: false,
      fonts: [],
      styles: ['/theme.css'],
      bootScript: '/boot.js',
      clientScript: '/main.js',
      scripts: [],
      elements: [],
    },
    chrome: {
      siteTitle: 'Planets',
      siteName: 'Planets',
      search: '/assets/search/en.json',
      homeUrl: '/',
      announcement: {
        id: 'pluto',
        html: 'Pluto is <a href="/docs/pluto">back</a>.',
        closeable: true,
      },
      navbar: Object.values(navbarItems),
      footer: {
        columns: [
          {
            title: 'More',
            items: [{ ...link('Observatory', 'https://example.com/'), external: true }],
          },
        ],
        copyright: '© 2026 Planets',
      },
      colorMode: { default: 'light', switchable: true, respectSystem: false },
      sidebarHideable: true,
      sidebarAutoCollapse: false,
    },
    sidebar: {
      name: 'planets',
      items: [
        { ...link('Overview', '/docs'), current: false },
        {
          kind: 'category',
          label: 'Inner planets',
          url: '/docs/category/inner',
          current: false,
          open: true,
          collapsible: true,
          items: [{ ...link('Mars', '/docs/mars'), current: true }],
        },
        {
          kind: 'category',
          label: 'Outer planets',
          current: false,
          open: false,
          collapsible: true,
          items: [
            {
              ...link('Create a planet', '/api/planets/create-planet'),
              current: false,
              method: 'POST',
              deprecated: true,
            },
          ],
        },
      ],
    },
    breadcrumbs: [
      { label: 'Docs', url: '/docs' },
      { label: 'Inner planets' },
      { label: content.title, url: '/docs/mars' },
    ],
    content,
    ...more,
  };
}
