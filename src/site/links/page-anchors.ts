import type { BodyPart } from '../page-props/body.js';
import type { PageContent } from '../page-props/page.js';
import type { SchemaView } from '../page-props/schema-view.js';
import { operationIds, overviewIds } from './api-anchors.js';
import { nestedViews } from './nested-views.js';

/** Every id on a page that a link may point to. */
export function contentAnchors(content: PageContent, known: readonly string[]): Set<string> {
  const ids = new Set(known);
  switch (content.kind) {
    case 'doc':
      for (const part of content.body) addPart(part, ids);
      break;
    case 'api':
      overviewIds(content, ids, adders(ids));
      break;
    case 'tag':
      for (const operation of content.tag.operations) ids.add(operation.anchor);
      addHtml(content.tag.html, ids);
      break;
    case 'operation':
      operationIds(content, ids, adders(ids));
      break;
    case 'schema':
      for (const { id } of content.toc) ids.add(id);
      addSchema(content.schema, ids);
      break;
    case 'blog-post':
      for (const part of content.body) addPart(part, ids);
      break;
    case 'blog-list':
    case 'blog-index':
    case 'blog-archive':
    case 'category':
    case 'not-found':
      break;
  }
  return ids;
}

function adders(ids: Set<string>): Parameters<typeof operationIds>[2] {
  return {
    schema: (schema) => addSchema(schema, ids),
    html: (html) => addHtml(html, ids),
  };
}

function addPart(part: BodyPart, ids: Set<string>): void {
  if (typeof part !== 'string' && part.kind === 'schema') addSchema(part.schema, ids);
}

function addSchema(schema: SchemaView | undefined, ids: Set<string>): void {
  if (!schema) return;
  addHtml(schema.html, ids);
  for (const inner of nestedViews(schema)) {
    if (inner.id !== undefined) ids.add(inner.id);
    addSchema(inner.schema, ids);
  }
}

/** Headings in a description of the API have ids too. */
function addHtml(html: string | undefined, ids: Set<string>): void {
  for (const [, id] of html?.matchAll(/ id="([^"]*)"/g) ?? []) if (id !== undefined) ids.add(id);
}
