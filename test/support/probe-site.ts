import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type FixtureSite, fixtureSite } from './fixture-site.js';

/** Diagnostic rules that the probe needs to build without warnings. */
const rules = { 'openapi/ungrouped-tag': 'ignore' };

/** Unreadable, duplicate and missing operationIds. */
const namedOddly = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Odd names', version: '1' },
  paths: {
    '/stars': { get: operation('stars/list'), post: operation('stars.list v2') },
    '/stars/{id}': { get: operation('one'), put: operation('one'), delete: operation('ONE') },
    '/Stars/{name}': { get: operation(undefined), put: operation('../..') },
    '/': { get: operation('🌟'), head: operation('響け/星') },
  },
});

function operation(operationId: string | undefined): object {
  const names = ['id', 'name', 'limit'];
  return {
    operationId,
    description: '## Parameters\n\nWhat it takes.\n\n## Notes\n\nNone.',
    parameters: names.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
    responses: { 200: { description: 'Stars.' } },
  };
}

/** A site with a description that uses every feature once: alone, or as one of two APIs. */
export function probeSite(
  options: { readonly layout?: 'single' | 'paged' } | { readonly isOneOfTwo: true } = {},
): FixtureSite {
  const probe = { path: 'openapi/openapi.yaml', rules, previous: 'openapi/parts/before.yaml' };
  const odd = {
    path: 'openapi/odd.json',
    rules: {
      'openapi/duplicate-operation-id': 'ignore',
      'openapi/undeclared-path-parameter': 'ignore',
    },
  };
  const openapi = 'isOneOfTwo' in options ? [probe, odd] : { ...probe, ...options };
  const config = { title: 'Probe', url: 'https://probe.example.com', openapi };
  const files = { 'docsgen.config.json': JSON.stringify(config), 'openapi/odd.json': namedOddly };
  return fixtureSite(files, { fixture: 'every-description-field' });
}

/** The sorted routes of all pages below a route. */
export async function routesBelow(outDir: string, route: string): Promise<readonly string[]> {
  const names = await readdir(path.join(outDir, route), { recursive: true });
  return names
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => path.posix.join(route, ...path.dirname(name).split(path.sep)))
    .toSorted();
}
