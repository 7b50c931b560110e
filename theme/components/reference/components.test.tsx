import type { ExampleView, MediaView, OperationView, ResponseView } from 'docsgen/theme';
import { describe, expect, it } from 'vitest';
import { messagesFor } from '../../../src/i18n/index.js';
import { renderedMarkup } from '../../markup.test.data.js';
import { contentPage, contents, embeds } from '../../pages.test.data.js';
import { Breadcrumbs } from '../chrome/Breadcrumbs.js';
import { PageFooter } from '../chrome/PageFooter.js';
import { CategoryCards } from '../docs/CategoryCards.js';
import { Embed } from '../docs/Embed.js';
import { indentJson } from '../schema/json-text.js';
import { SchemaLinks } from '../schema/SchemaLinks.js';
import { FactList } from './FactList.js';
import { MethodBadge } from './MethodBadge.js';
import { OperationFacts } from './OperationFacts.js';
import { OperationList } from './OperationList.js';
import { ParameterExamples } from './ParameterExamples.js';
import { RequestBody } from './RequestBody.js';
import { Responses } from './Responses.js';
import { Samples } from './Samples.js';
import { Security } from './Security.js';
import { Servers } from './Servers.js';
import { TagCards } from './TagCards.js';

it('MethodBadge shows every method as text', () => {
  expect(renderedMarkup(<MethodBadge method="DELETE" />)).toContain('>DELETE<');
  expect(renderedMarkup(<MethodBadge method="TRACE" />)).toContain('>TRACE<');
});

it('headings in descriptions rank below those of their sections', () => {
  const { operation } = contents;
  const description = '<h2 id="errors">Errors</h2>';
  const body = renderedMarkup(
    <RequestBody
      operation={{ ...operation, requestBody: { required: true, media: [], description } }}
    />,
  );
  expect(body).toMatch(/<h2 [^>]*>Request body/);
  expect(body).toContain('<h3 id="errors">');
  const [response] = operation.responses;
  const responses = [{ ...response, description, isCut: true }];
  const markup = renderedMarkup(<Responses operation={{ ...operation, responses }} />);
  expect(markup).toContain('<h3 class="response-title">');
  expect(markup).toContain('<h4 id="errors">');
});

it('Security shows the name of a scheme once if its label ends with it', () => {
  const words = (name: string) => {
    const label = 'API key in the header X-Key';
    const scheme = { name, label, anchor: 'key', url: undefined, example: undefined };
    const nothing = { deprecated: false, scopes: [], facts: [], flows: [], description: undefined };
    const [, text = ''] =
      /<p class="security-label">(.*?)<\/p>/.exec(
        renderedMarkup(<Security scheme={{ ...scheme, ...nothing }} />),
      ) ?? [];
    return text.replace(/<[^>]+>/g, '');
  };
  expect(words('X-Key')).toBe('API key in the header X-Key');
  expect(words('account')).toBe('API key in the header X-Key account');
});

it('OperationFacts says what schemes are, and names those that read the same', () => {
  const words = (...schemes: readonly (readonly [name: string, label: string])[]) => {
    const of = contents.operation;
    const security = schemes.map(([name, label]) => [{ ...of.security[0][0], name, label }]);
    const operation = { ...of, baseUrl: undefined, security };
    return renderedMarkup(<OperationFacts operation={operation} />)
      .replace(/<[^>]+>/g, '')
      .trim();
  };
  const oauth = ['oauth2', 'OAuth 2.0'] as const;
  expect(words(['token', 'Bearer token'], oauth)).toBe('Authentication Bearer token or OAuth 2.0');
  expect(words(['internal', 'OAuth 2.0'], oauth)).toBe('Authentication internal or oauth2');
});

it('FactList breaks a long URL between its words', () => {
  const url = 'https://auth.example.com/oauth/token';
  const markup = renderedMarkup(<FactList facts={[{ label: 'Token URL', value: url }]} />);
  expect(markup).toContain('<wbr/>oauth/<wbr/>token');
});

it('Servers show the empty value of a variable', () => {
  const path = { name: 'path', default: '', enum: ['', 'v2'], description: undefined };
  const url = 'https://{path}';
  const server = { name: undefined, url, exampleUrl: url, description: undefined };
  const markup = renderedMarkup(<Servers servers={[{ ...server, variables: [path] }]} />);
  expect(markup.match(/<code>&quot;&quot;<\/code>/g)).toHaveLength(2);
  expect(markup).not.toContain('<code></code>');
});

it('Breadcrumbs mark the current page and show levels without a page as text', () => {
  const crumbs = [
    { label: 'Docs', url: '/docs' },
    { label: 'Inner' },
    { label: 'Mars', url: '/m' },
  ];
  const html = renderedMarkup(<Breadcrumbs crumbs={crumbs} />);
  expect(html).toContain('<a href="/m" aria-current="page">Mars</a>');
  expect(html).toContain('<span>Inner</span>');
  expect(renderedMarkup(<Breadcrumbs crumbs={crumbs.slice(0, 1)} />)).toBe('');
});

it('PageFooter writes the month of the last update in full', () => {
  const meta = (date: string) =>
    renderedMarkup(<PageFooter editUrl={undefined} lastUpdate={{ date }} />);
  expect(meta('2026-01-31')).toContain('<time dateTime="2026-01-31">31 January 2026</time>');
  expect(meta('last week')).toContain('>last week</time>');
});

it('ParameterExamples show a long value as a code block', () => {
  const shown = (text: string): string => {
    const example: ExampleView = {
      id: 'q-example',
      name: 'example',
      isNamed: false,
      label: 'example',
      generated: false,
      code: { text, language: 'json', html: text },
    };
    return renderedMarkup(<ParameterExamples examples={[example]} />);
  };
  expect(shown('["name"]')).not.toContain('<pre');
  expect(shown(`["${'name'.repeat(80)}"]`)).toContain('<pre class="code-body"');
});

it('SchemaLinks list the first of many schemas and link to the page with all', () => {
  const list = (count: number): string => {
    const schemas = Array.from({ length: count }, (_, n) => ({ label: `M${n}`, url: `/m${n}` }));
    return renderedMarkup(
      <SchemaLinks id="_schemas" title="Schemas" schemas={schemas} all="/schemas" />,
    );
  };
  expect(list(100).match(/<li>/g)).toHaveLength(100);
  expect(list(100)).not.toContain('href="/schemas"');
  expect(list(101).match(/<li>/g)).toHaveLength(18);
  expect(list(101)).toContain('<a href="/schemas">83 more');
});

describe('RequestBody', () => {
  const operation: OperationView = { ...contents.operation, request: '/request.json' };
  const example = (name: string): ExampleView => ({
    id: `body-example-${name}`,
    name,
    label: name,
    isNamed: name !== 'default',
    generated: false,
    code: { text: '{}', language: 'json', html: '{}' },
  });
  const body = (type: string, ...examples: readonly ExampleView[]): MediaView => ({
    ...{ type, examples, anchor: 'body', externalExamples: [], encoding: [] },
  });
  const json = (...names: readonly string[]) => body('application/json', ...names.map(example));
  /** Whether the examples are below the fields of the body; each has its id once, there or at the samples. */
  const repeats = (media: readonly MediaView[], more: Partial<OperationView> = {}): boolean => {
    const own = { ...operation, requestBody: { required: true, media }, ...more };
    const html = renderedMarkup(<RequestBody operation={own} />);
    const all = html + renderedMarkup(<Samples operation={own} />);
    for (const { id } of media.flatMap(({ examples }) => examples)) {
      expect(all.split(` id="${id}"`)).toHaveLength(2);
    }
    return html.includes('body-examples');
  };
  /** The labels of the examples below the fields that the samples do not offer, and of those that they do. */
  const shownAndOffered = (media: MediaView): readonly (readonly string[])[] => {
    const own = { ...operation, requestBody: { required: true, media: [media] } };
    const parts = renderedMarkup(<RequestBody operation={own} />).split(
      '<div class="body-offered">',
    );
    return parts.map((part) =>
      [...part.matchAll(/data-label="([^"]*)/g)].map(([, one = '']) => one),
    );
  };

  it('names the media type of examples that only one of several has', () => {
    const media = [json(), body('application/xml', example('default'))];
    const own = { ...operation, requestBody: { required: true, media } };
    const html = renderedMarkup(<RequestBody operation={own} />);
    expect(html).toContain('data-label="application/xml"');
  });

  it('repeats the examples that the samples offer for readers without scripts only', () => {
    expect(shownAndOffered(json('small', 'large'))).toEqual([[], ['small', 'large']]);
    const described = { ...example('huge'), description: '<p>x</p>' };
    const media = body('application/json', described, example('large'));
    expect(shownAndOffered(media)).toEqual([['huge'], ['large']]);
    expect(shownAndOffered(body('application/octet-stream', example('a'), example('b')))).toEqual([
      ['a', 'b'],
    ]);
  });

  it('links examples that the page has no room for, unless the samples offer them', () => {
    const link = { id: 'night', label: 'Night', url: '/sky.json', isLink: true };
    const linked = (isOmitted?: true) =>
      shownAndOffered({ ...json('small', 'large'), externalExamples: [{ ...link, isOmitted }] });
    const html = (media: MediaView): string => {
      const own = { ...operation, requestBody: { required: true, media: [media] } };
      return renderedMarkup(<RequestBody operation={own} />);
    };
    expect(linked(true)).toHaveLength(2);
    const omitted = {
      ...json('small', 'large'),
      externalExamples: [{ ...link, isOmitted: true as const }],
    };
    expect(html(omitted).indexOf('/sky.json')).toBeGreaterThan(
      html(omitted).indexOf('body-offered'),
    );
    const external = { ...omitted, externalExamples: [link] };
    expect(html(external).indexOf('/sky.json')).toBeLessThan(
      html(external).indexOf('body-offered'),
    );
  });

  it('repeats no single example that the samples show', () => {
    expect(repeats([json('default')])).toBe(false);
    expect(repeats([body('application/json', { ...example('default'), description: 'x' })])).toBe(
      true,
    );
  });

  it('shows the only example if no generated sample does', () => {
    expect(repeats([json('default')], { samples: [] })).toBe(true);
    const samples = operation.samples.map((one) => ({ ...one, written: true }));
    expect(repeats([json('default')], { samples })).toBe(true);
    expect(repeats([json('default')], { samples: [...samples, ...operation.samples] })).toBe(false);
    expect(repeats([body('application/octet-stream', example('default'))])).toBe(true);
  });

  it('shows the only example if its name would be lost without the choice of examples', () => {
    expect(repeats([json('mars')], { request: undefined })).toBe(true);
    expect(repeats([json('default')], { request: undefined })).toBe(false);
  });

  it('shows the only example if the samples are in another media type', () => {
    const xml = body('application/xml', example('default'));
    expect(repeats([json(), xml])).toBe(true);
    expect(repeats([xml])).toBe(false);
  });
});

describe('Responses', () => {
  const html = renderedMarkup(<Responses operation={contents.operation} />);

  it('are open if successful, folded for errors, and a line without a body', () => {
    expect(html).toMatch(/<details class="response fold" id="response-201" open="">/);
    expect(html).toMatch(/<details class="response fold"><summary>/);
    expect(html).toMatch(/<div class="response" id="response-400">/);
  });

  it('with the same body are one block with a line for each status', () => {
    const [, summary = ''] =
      /<details class="response fold"><summary>(.*?)<\/summary>/.exec(html) ?? [];
    expect(summary).toMatch(/id="response-422".*422<\/span> Validation error/);
    expect(summary).toMatch(/id="response-409".*409<\/span> Conflict/);
    expect(html.match(/id="response-409/g)).toHaveLength(1);
  });

  it('without a description name the class of their status', () => {
    const [response] = contents.operation.responses;
    const operation = { ...contents.operation, responses: [{ ...response, label: '' }] };
    expect(renderedMarkup(<Responses operation={operation} />)).toContain(
      '400</span> Client error',
    );
  });

  const body = { examples: [], externalExamples: [], encoding: [] };
  const json: MediaView = { type: 'application/json', anchor: 'json', ...body };
  const yaml: MediaView = { type: 'text/yaml', anchor: 'json', sameAs: json.type, ...body };
  const csv: MediaView = { type: 'text/csv', anchor: 'csv', ...body };
  const responseWith = (...media: readonly MediaView[]) => {
    const created: ResponseView = contents.operation.responses[1];
    const operation = { ...contents.operation, responses: [{ ...created, media }] };
    return renderedMarkup(<Responses operation={operation} />);
  };

  it('with several bodies let readers choose one', () => {
    const html = responseWith(json, yaml, csv);
    expect(html).toContain('<select aria-label="Media type"');
    expect(html).toContain('<option>application/json, text/yaml</option><option>text/csv</option>');
    expect(html).toContain('id="csv"');
  });

  it('with the same body in several media types list these above it', () => {
    const html = responseWith(json, yaml);
    expect(html).not.toContain('<select');
    expect(html).toContain(
      '<span class="media-types"><code>application/json</code>, <code>text/yaml</code></span>',
    );
    expect(html.match(/id="json"/g)).toHaveLength(1);
  });
});

it('Responses fold headers that would hide the body', () => {
  const { responses, parameters } = contents.operation;
  const [field] = parameters.flatMap(({ fields }) => fields);
  const [response] = responses.filter(({ media }) => media.length > 0);
  const isOpen = (count: number, media = response?.media) => {
    const headers = Array.from({ length: count }, (_, index) => ({ ...field, id: `h${index}` }));
    const operation = { ...contents.operation, responses: [{ ...response, headers, media }] };
    const html = renderedMarkup(<Responses operation={operation as never} />);
    return /<details class="response-headers fold"( open="")?>/.exec(html)?.[1] !== undefined;
  };
  expect([isOpen(3), isOpen(4), isOpen(4, [])]).toEqual([true, false, true]);
});

describe('Samples of responses', () => {
  const operation: OperationView = { ...contents.operation, request: '/request.json' };
  const example = (name: string, isNamed: boolean): ExampleView => ({
    ...{ id: name, name, label: name, isNamed, generated: false },
    code: { text: '{}', language: 'json', html: '{}' },
  });
  const media = (...examples: readonly ExampleView[]): MediaView[] => [
    { type: 'application/json', anchor: 'body', examples, externalExamples: [], encoding: [] },
  ];
  const withResponse = (label: string, ...examples: readonly ExampleView[]): OperationView => {
    const [response] = contents.operation.responses;
    return {
      ...operation,
      responses: [{ ...response, status: '200', label, media: media(...examples) }],
    };
  };

  it('show no technical name of the only example', () => {
    const shown = (operation: OperationView) =>
      /<p class="choice-control">([^<]*)/.exec(
        renderedMarkup(<Samples operation={operation} />),
      )?.[1];
    expect(shown(withResponse('OK', example('default', false)))).toBe('200 OK');
    expect(shown(withResponse('', example('default', false)))).toBe('200');
    expect(shown(withResponse('OK', example('mars', true)))).toBe('200 mars');
  });

  it('begin with the success if only errors have examples', () => {
    const labels = (...bodies: readonly (readonly MediaView[])[]) => {
      const [response] = contents.operation.responses;
      const responses = bodies.map((media, index) => {
        const status = index === 0 ? '204' : `40${index}`;
        return { ...response, anchor: status, status, label: '', isError: index > 0, media };
      });
      const html = renderedMarkup(<Samples operation={{ ...operation, responses } as never} />);
      const shown = [...html.matchAll(/<div class="choice-option"[^>]*><p>([^<]*)<\/p><(\w+)/g)];
      return shown.map(([, label, element]) => `${label} ${element}`);
    };
    const error = media(example('default', false));
    expect(labels([], error, error)).toEqual(['204 p', '401 figure', '402 figure']);
    expect(labels(error, error)).toEqual(['204 figure', '401 figure']);
    expect(labels([], [])).toEqual([]);
  });

  it('begin with the media type that the request accepts', () => {
    const [json] = media(example('found', true));
    const types = ['image/*', 'application/json', 'text/csv'];
    const [response] = contents.operation.responses;
    const bodies = types.map((type) => ({ ...json, type }));
    const own = { ...operation, responses: [{ ...response, status: '200', media: bodies }] };
    const html = renderedMarkup(<Samples operation={own as never} />);
    const shown = [...html.matchAll(/<div class="choice-option"[^>]*><p>200 (\S+)/g)];
    expect(shown.map(([, type]) => type)).toEqual(['application/json', 'image/*', 'text/csv']);
  });

  it('link the complete example if it is cut', () => {
    const cut = { ...example('default', false), completeUrl: '/sky.json' };
    const html = renderedMarkup(<Samples operation={withResponse('OK', cut)} />);
    expect(html).toContain('<a href="/sky.json">Complete example</a>');
  });

  it('belong to the request example of the same name', () => {
    const names = ['venus', 'mars', 'sun'].map((name) => example(name, true));
    const own = {
      ...withResponse('OK', example('mars', true), example('venus', true)),
      requestBody: { required: true, media: media(...names) },
    };
    const html = renderedMarkup(<Samples operation={own} />);
    const options = [...html.matchAll(/<option value="\d"([^>]*)>(\w+)/g)];
    expect(options.map(([, attributes, label]) => [attributes, label])).toEqual([
      [' data-response="1"', 'venus'],
      [' data-response="0"', 'mars'],
      ['', 'sun'],
    ]);
  });
});

it('Samples carry the key that synchronizes the language', () => {
  const html = renderedMarkup(<Samples operation={contents.operation} />);
  expect(html).toContain('data-sync="language"');
  expect(html).toContain('<section class="tab" data-label="cURL" data-sample="curl">');
});

it('OperationList has ids on the overview only', () => {
  const { operations } = contents.tag.tag;
  expect(renderedMarkup(<OperationList operations={operations} anchors />)).toContain(
    'id="create-planet"',
  );
  expect(renderedMarkup(<OperationList operations={operations} />)).not.toContain(' id="');
  expect(renderedMarkup(<OperationList operations={[]} />)).toContain('No operations');
});

describe('TagCards', () => {
  const { tag } = contents.tag;
  const operation = (title: string, url: string) => ({
    anchor: url,
    method: 'GET',
    path: '/',
    deprecated: false,
    title,
    url,
  });
  const moons = { ...tag, anchor: 'moons', operations: [operation('Moons', '/api/moons/list')] };
  const cards = (count: number): string => {
    const operations = Array.from({ length: count }, (_, index) =>
      operation(`Operation ${index}`, `/api/planets/${index}`),
    );
    const groups = [{ anchor: 'g', tags: [{ ...tag, operations }, moons] }];
    return renderedMarkup(<TagCards content={{ ...contents.api, groups }} />);
  };

  it('name the first operations of each tag, and count all', () => {
    const html = cards(7);
    expect(html).toContain('<a href="/api/planets">Planets</a></p> <span>7 operations</span>');
    expect(html.match(/>Operation \d</g)).toHaveLength(5);
    expect(html).toContain('>2 more<');
  });

  it('name one more operation instead of counting it', () => {
    expect(cards(6).match(/>Operation \d</g)).toHaveLength(6);
    expect(cards(6)).not.toContain('more<');
  });

  it('are absent if there would be one, which repeats the list below it', () => {
    const groups = [{ anchor: 'g', tags: [moons] }];
    expect(renderedMarkup(<TagCards content={{ ...contents.api, groups }} />)).toBe('');
  });

  it('are absent without operations', () => {
    expect(renderedMarkup(<TagCards content={{ ...contents.api, groups: [] }} />)).toBe('');
  });
});

it('CategoryCards show the number of pages', () => {
  expect(renderedMarkup(<CategoryCards items={contents.category.items} />)).toContain('3 pages');
});

it('Embed links an operation to its reference page', () => {
  const html = renderedMarkup(<Embed embed={embeds.operation} page={contentPage(contents.doc)} />);
  expect(html).toContain('<a href="/api/planets/create-planet">Create a planet</a>');
  expect(html).toContain('>POST</span>');
});

it('Embed uses the page’s language on an untranslated page and marks untranslated text', () => {
  const german = {
    ...contentPage(contents.doc),
    head: { ...contentPage(contents.doc).head, lang: 'de', dir: 'ltr' as const },
    messages: messagesFor('de'),
  };
  const english = { lang: 'en', dir: 'ltr' } as const;
  const summary = { ...embeds.operation.summary, deprecated: true };
  const html = renderedMarkup(
    <Embed
      embed={{ ...embeds.operation, summary, untranslated: english }}
      page={{ ...german, untranslated: english }}
    />,
  );
  expect(html).toContain('<div class="embed embed-operation" lang="de" dir="ltr">');
  expect(html).toContain('lang="en" dir="ltr">Create a planet</a>');
  expect(html).toContain('veraltet');
  expect(renderedMarkup(<Embed embed={embeds.operation} page={german} />)).not.toContain('lang=');
});

it('indentJson quotes strings that could be read as another type', () => {
  for (const text of ['rocky', '2027-03-31', '1.0.2', '-', '+49 30']) {
    expect(indentJson(text)).toBe(text);
  }
  expect(indentJson('-1.5e3')).toBe('"-1.5e3"');
  expect(['', ' x', 'true', '12', 'null'].map(indentJson)).toEqual([
    '""',
    '" x"',
    '"true"',
    '"12"',
    '"null"',
  ]);
  expect([12, true, null, { a: 1 }].map(indentJson)).toEqual(['12', 'true', 'null', '{"a":1}']);
});
