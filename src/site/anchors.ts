import type { BodyPart, FieldView, PageContent, SchemaView } from '../model/index.js';

/** Every id on a page that a link may point to. */
export function anchorsOf(content: PageContent, known: readonly string[]): Set<string> {
  const ids = new Set(known);
  switch (content.kind) {
    case 'doc':
      for (const part of content.body) addPart(part, ids);
      break;
    case 'api':
      for (const group of content.groups) {
        ids.add(group.anchor);
        for (const tag of group.tags) {
          ids.add(tag.anchor);
          for (const operation of tag.operations) ids.add(operation.anchor);
        }
      }
      addHtml(content.html, ids);
      break;
    case 'tag':
      for (const operation of content.tag.operations) ids.add(operation.anchor);
      addHtml(content.tag.html, ids);
      break;
    case 'operation':
      for (const { id } of content.toc) ids.add(id);
      for (const { fields } of content.parameters) addFields(fields, ids);
      for (const { schema } of content.requestBody?.media ?? []) addSchema(schema, ids);
      for (const response of content.responses) {
        ids.add(response.anchor);
        addFields(response.headers, ids);
        for (const { schema } of response.media) addSchema(schema, ids);
      }
      addHtml(content.html, ids);
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

function addPart(part: BodyPart, ids: Set<string>): void {
  if (typeof part !== 'string' && part.kind === 'schema') addSchema(part.schema, ids);
}

function addSchema(schema: SchemaView | undefined, ids: Set<string>): void {
  if (!schema) return;
  addFields(schema.fields, ids);
  addSchema(schema.additional, ids);
  addHtml(schema.html, ids);
  for (const { schemas } of schema.alternatives) {
    for (const option of schemas) {
      ids.add(option.id);
      addSchema(option.schema, ids);
    }
  }
}

function addFields(fields: readonly FieldView[], ids: Set<string>): void {
  for (const field of fields) {
    ids.add(field.id);
    addSchema(field.schema, ids);
  }
}

/** Headings in a description of the API have ids too. */
function addHtml(html: string | undefined, ids: Set<string>): void {
  for (const [, id] of html?.matchAll(/ id="([^"]*)"/g) ?? []) if (id !== undefined) ids.add(id);
}
