import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DiagnosticCode } from '../../diagnostics/index.js';
import { bundleDescription } from '../bundle-description.js';
import { detectVersion } from '../detect-version.js';
import { fetchText } from '../references/remote.js';
import { parseSource } from '../source/parse-source.js';
import { lintDescription, lintRules } from './index.js';

/** A description that breaks one rule. */
interface Case {
  readonly text: string;
  /** Text at the position of the finding. */
  readonly at: string;
  /** A replacement after which the description follows the rule. */
  readonly fix: readonly [from: string, to: string];
}

const describedAs = (version: string, rest: string): string =>
  `openapi: ${version}.0\ninfo: { title: Planets, version: '1' }\n${rest}\n`;

/** The responses of an operation. */
const ok = "responses: { '200': { description: A planet. } }";

const operation = (fields: string, version = '3.1'): string =>
  describedAs(version, `paths:\n  /planets:\n    get: { ${fields} }`);

const schema = (fields: string, version = '3.1'): string =>
  describedAs(version, `components:\n  schemas:\n    Planet: { ${fields} }`);

const parameter = (fields: string, version = '3.1'): string =>
  operation(`parameters: [{ name: mass, ${fields} }], ${ok}`, version);

const swagger = (parameterFields: string): string =>
  `swagger: '2.0'\ninfo: { title: Planets, version: '1' }\npaths:\n  /planets:\n    get: { parameters: [{ name: mass, ${parameterFields} }], ${ok} }\n`;

const paths = (written: string): string => describedAs('3.1', `paths:\n  ${written}`);

const inPath = (fields: string): string => `{ name: id, in: path, schema: {}, ${fields} }`;

const server = (fields: string): string =>
  describedAs('3.1', `servers: [{ ${fields} }]\npaths: { /planets: {} }`);

const secured = (requirement: string): string =>
  describedAs(
    '3.1',
    `security: [{ ${requirement} }]\ncomponents:\n  securitySchemes:\n    login: { type: oauth2, flows: { implicit: { authorizationUrl: https://example.com, scopes: { read: Read. } } } }`,
  );

const tagged = (tags: string, version = '3.1'): string =>
  describedAs(version, `tags: ${tags}\npaths:\n  /planets:\n    get: { tags: [Planets], ${ok} }`);

const links = (link: string): string =>
  operation(
    `operationId: getPlanet, responses: { '200': { description: A planet., links: { next: { ${link} } } } }`,
  );

const cases: Readonly<Partial<Record<DiagnosticCode, Case>>> = {
  'openapi/array-without-items': {
    text: schema('type: array', '3.0'),
    at: 'array',
    fix: ['type: array', 'type: array, items: {}'],
  },
  'openapi/bare-example': {
    text: operation(
      "responses: { '200': { description: A planet., content: { application/json: { examples: { Mars: { name: Mars } } } } } }",
    ),
    at: 'Mars: {',
    fix: ['{ name: Mars }', '{ value: { name: Mars } }'],
  },
  'openapi/circular-tags': {
    text: tagged('[{ name: Planets, parent: Moons }, { name: Moons, parent: Planets }]', '3.2'),
    at: 'Moons }',
    fix: [', parent: Planets', ''],
  },
  'openapi/default-not-in-enum': {
    text: schema('enum: [rock, gas], default: ice'),
    at: 'ice',
    fix: ['default: ice', 'default: gas'],
  },
  'openapi/duplicate-operation-id': {
    text: paths(
      `/planets: { get: { operationId: list, ${ok} } }\n  /moons: { get: { operationId: list, ${ok} } }`,
    ),
    at: "list, responses: { '200': { description: A planet. } } } }\n",
    fix: ['/moons: { get: { operationId: list', '/moons: { get: { operationId: listMoons'],
  },
  'openapi/duplicate-parameter': {
    text: operation(
      `parameters: [{ name: mass, in: query, schema: {} }, { name: mass, in: query, schema: {} }], ${ok}`,
    ),
    at: '{ name: mass, in: query, schema: {} }]',
    fix: ['{ name: mass, in: query, schema: {} }]', '{ name: mass, in: header, schema: {} }]'],
  },
  'openapi/duplicate-placeholder': {
    text: paths(
      `/planets/{id}/moons/{id}: { get: { parameters: [${inPath('required: true')}], ${ok} } }`,
    ),
    at: '/planets/{id}',
    fix: ['moons/{id}', 'moons'],
  },
  'openapi/duplicate-tag': {
    text: tagged('[{ name: Planets }, { name: Planets }]'),
    at: 'Planets }]',
    fix: ['{ name: Planets }]', '{ name: Moons }]'],
  },
  'openapi/empty-value': {
    text: schema('properties:'),
    at: 'properties',
    fix: ['properties:', 'properties: {}'],
  },
  'openapi/impossible-range': {
    text: schema('minLength: 5, maxLength: 2'),
    at: '5',
    fix: ['minLength: 5', 'minLength: 2'],
  },
  'openapi/invalid-component-name': {
    text: describedAs('3.1', 'components:\n  schemas:\n    Red planet: {}'),
    at: 'Red planet',
    fix: ['Red planet', 'RedPlanet'],
  },
  'openapi/invalid-default': {
    text: schema('type: integer, default: four'),
    at: 'four',
    fix: ['default: four', 'default: 4'],
  },
  'openapi/invalid-example': {
    text: schema("type: integer, examples: ['four']"),
    at: "'four'",
    fix: ["'four'", '4'],
  },
  'openapi/invalid-keyword-value': {
    text: schema("maxLength: '5'"),
    at: "'5'",
    fix: ["'5'", '5'],
  },
  'openapi/invalid-media-type': {
    text: operation("responses: { '200': { description: A planet., content: { json: {} } } }"),
    at: 'json',
    fix: ['json', 'application/json'],
  },
  'openapi/invalid-path': {
    text: paths(`planets: { get: { ${ok} } }`),
    at: 'planets',
    fix: ['planets', '/planets'],
  },
  'openapi/invalid-pattern': {
    text: schema("pattern: '(['"),
    at: "'(['",
    fix: ['([', '[a-z]'],
  },
  'openapi/invalid-reference': {
    text: operation(
      "responses: { '200': { description: A planet., content: { application/json: { schema: { $ref: 5 } } } } }",
      '3.0',
    ),
    at: '5',
    fix: ['$ref: 5', 'type: string'],
  },
  'openapi/invalid-status': {
    text: operation("responses: { '2xx': { description: A planet. } }"),
    at: "'2xx'",
    fix: ['2xx', '2XX'],
  },
  'openapi/invalid-style': {
    text: parameter('in: query, style: simple, schema: {}'),
    at: 'simple',
    fix: ['simple', 'form'],
  },
  'openapi/invalid-url': {
    text: server("url: 'https://'"),
    at: "'https://'",
    fix: ["'https://'", 'https://example.com'],
  },
  'openapi/misplaced-allow-empty-value': {
    text: parameter('in: header, allowEmptyValue: true, schema: {}'),
    at: 'allowEmptyValue',
    fix: ['in: header', 'in: query'],
  },
  'openapi/misplaced-operation': {
    text: describedAs('3.2', `paths:\n  /planets: { additionalOperations: { POST: { ${ok} } } }`),
    at: 'POST',
    fix: ['POST', 'COPY'],
  },
  'openapi/missing-type': {
    text: swagger('in: query'),
    at: '{ name: mass',
    fix: ['in: query', 'in: query, type: string'],
  },
  'openapi/newer-field': {
    text: describedAs('3.1', `paths:\n  /planets: { query: { ${ok} } }`),
    at: 'query',
    fix: ['3.1.0', '3.2.0'],
  },
  'openapi/no-responses': {
    text: operation('responses: {}'),
    at: 'responses',
    fix: ['responses: {}', ok],
  },
  'openapi/nullable': {
    text: schema('type: string, nullable: true'),
    at: 'nullable',
    fix: ['3.1.0', '3.0.0'],
  },
  'openapi/optional-path-parameter': {
    text: paths(`/planets/{id}: { get: { parameters: [${inPath('required: false')}], ${ok} } }`),
    at: '{ name: id',
    fix: ['required: false', 'required: true'],
  },
  'openapi/positional-items': {
    text: schema('type: array, items: [{}]', '3.1'),
    at: 'items',
    fix: ['items:', 'prefixItems:'],
  },
  'openapi/querystring-beside-query': {
    text: operation(
      `parameters: [{ name: all, in: querystring, content: { text/plain: {} } }, { name: mass, in: query, schema: {} }], ${ok}`,
      '3.2',
    ),
    at: '{ name: mass',
    fix: ['in: query,', 'in: header,'],
  },
  'openapi/querystring-without-content': {
    text: parameter('in: querystring, schema: {}', '3.2'),
    at: 'querystring',
    fix: ['schema: {}', 'content: { text/plain: {} }'],
  },
  'openapi/same-path': {
    text: paths(
      `/planets/{id}: { get: { parameters: [${inPath('required: true')}], ${ok} } }\n  /planets/{name}: {}`,
    ),
    at: '/planets/{name}',
    fix: ['/planets/{name}', '/moons'],
  },
  'openapi/server-default-not-in-enum': {
    text: server(
      "url: 'https://{host}', variables: { host: { enum: [a.org, b.org], default: c.org } }",
    ),
    at: 'c.org',
    fix: ['c.org', 'b.org'],
  },
  'openapi/type-not-allowed': {
    text: swagger('in: query, type: object'),
    at: 'object',
    fix: ['object', 'string'],
  },
  'openapi/unbalanced-brace': {
    text: paths(`'/planets/{': { get: { ${ok} } }`),
    at: "'/planets/{",
    fix: ['/planets/{', '/planets'],
  },
  'openapi/undeclared-path-parameter': {
    text: paths(`/planets/{id}: { get: { ${ok} } }`),
    at: 'get',
    fix: ['get: {', `parameters: [${inPath('required: true')}], get: {`],
  },
  'openapi/undeclared-server-variable': {
    text: server("url: 'https://{host}'"),
    at: "'https://{host}'",
    fix: ["'https://{host}'", "'https://{host}', variables: { host: { default: a.org } }"],
  },
  'openapi/undeclared-tag': {
    text: tagged('[{ name: Moons }]'),
    at: 'Planets]',
    fix: ['Moons', 'Planets'],
  },
  'openapi/ungrouped-tag': {
    text: tagged('[{ name: Planets }]\nx-tagGroups: [{ name: All, tags: [] }]'),
    at: '{ name: Planets',
    fix: ['tags: []', 'tags: [Planets]'],
  },
  'openapi/unknown-key': {
    text: operation(`sumary: Planets, ${ok}`),
    at: 'sumary',
    fix: ['sumary', 'summary'],
  },
  'openapi/unknown-mapping': {
    text: schema('discriminator: { propertyName: kind, mapping: { red: Mars } }'),
    at: 'Mars',
    fix: ['red: Mars', 'red: Planet'],
  },
  'openapi/unknown-operation': {
    text: links('operationId: getPlanets'),
    at: 'getPlanets',
    fix: ['getPlanets', 'getPlanet'],
  },
  'openapi/unknown-parent-tag': {
    text: tagged('[{ name: Planets, parent: Galaxy }]', '3.2'),
    at: 'Galaxy',
    fix: [', parent: Galaxy', ''],
  },
  'openapi/unknown-required-property': {
    text: schema('required: [name], properties: { mass: {} }'),
    at: 'name]',
    fix: ['[name]', '[mass]'],
  },
  'openapi/several-bodies': {
    text: swagger('in: body, schema: {} }, { name: moon, in: body, schema: {}'),
    at: 'parameters',
    fix: ['in: body, schema: {} }, { name: moon, ', ''],
  },
  'openapi/file-without-form': {
    text: swagger('in: formData, type: file').replace('paths:', 'consumes: [text/csv]\npaths:'),
    at: 'parameters',
    fix: ['text/csv', 'multipart/form-data'],
  },
  'openapi/nothing-described': {
    text: describedAs('3.1', 'paths: {}'),
    at: 'openapi',
    fix: ['paths: {}', 'paths: { /planets: {} }'],
  },
  'openapi/unknown-scope': {
    text: secured('login: [write]'),
    at: 'write',
    fix: ['[write]', '[read]'],
  },
  'openapi/unknown-security-scheme': {
    text: secured('logn: [read]'),
    at: 'logn',
    fix: ['logn', 'login'],
  },
  'openapi/unknown-tag': {
    text: tagged('[{ name: Planets }]\nx-tagGroups: [{ name: All, tags: [Planets, Moons] }]'),
    at: 'Moons',
    fix: [', Moons', ''],
  },
  'openapi/unknown-type': {
    text: schema('type: strng'),
    at: 'strng',
    fix: ['strng', 'string'],
  },
  'openapi/unresolved-operation-reference': {
    text: links("operationRef: '#/paths/~1moons/get'"),
    at: "'#/paths/~1moons/get'",
    fix: ['~1moons', '~1planets'],
  },
  'openapi/unsafe-url': {
    text: server("url: 'javascript:alert(1)'"),
    at: "'javascript:alert(1)'",
    fix: ['javascript:alert(1)', 'https://example.com'],
  },
  'openapi/unused-path-parameter': {
    text: paths(`/planets: { get: { parameters: [${inPath('required: true')}], ${ok} } }`),
    at: '{ name: id',
    fix: ['/planets:', '/planets/{id}:'],
  },
  'openapi/unused-server-variable': {
    text: server("url: 'https://a.org', variables: { host: { default: a.org } }"),
    at: 'host:',
    fix: ['https://a.org', 'https://{host}'],
  },
  'openapi/wrong-type': {
    text: operation('responses: none'),
    at: 'responses',
    fix: ['responses: none', ok],
  },
};

/** Returns the findings as codes with the text at their position. */
async function findings(text: string): Promise<readonly { code: string; at: string }[]> {
  const { value: source } = parseSource('openapi.yaml', text);
  const version = source && detectVersion(source).value;
  if (source === undefined || version === undefined) throw new Error('not a description');
  const access = {
    siteDir: import.meta.dirname,
    allow: [],
    named: [],
    allowHosts: [],
    fetch: fetchText,
  };
  const bundle = await bundleDescription(source, version, access);
  return lintDescription(bundle).map(({ diagnostic: { code, place } }) => ({
    code,
    at: text.slice(place?.start.offset),
  }));
}

const ids = lintRules.map(({ id }) => id);

it('has a case for each rule', () => {
  expect(Object.keys(cases).toSorted()).toEqual(ids.toSorted());
});

it('lists each file of the folder, and each is named after the id of its rule', () => {
  const files = readdirSync(path.join(import.meta.dirname, 'rules'));
  expect(files.map((file) => `openapi/${file.replace(/\.ts$/, '')}`).toSorted()).toEqual(
    ids.toSorted(),
  );
});

describe.each(Object.entries(cases))('%s', (id, { text, at, fix: [from, to] }) => {
  it('reports its case at the position, and nothing else', async () => {
    const found = await findings(text);
    expect(found.map(({ code }) => code)).toEqual([id]);
    expect(found[0]?.at.slice(0, at.length)).toBe(at);
  });

  it('accepts the description once it is fixed', async () => {
    expect(text).toContain(from);
    expect(await findings(text.replaceAll(from, to))).toEqual([]);
  });
});
