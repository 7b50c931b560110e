import type { SampleId } from '../../request/code-samples/index.js';
import type { Api, ApiTagGroup } from '../api/api.js';
import type { Operation } from '../api/operation.js';
import { titleText } from '../json.js';
import type { Context } from './context.js';
import { readInfo } from './info.js';
import type { OperationIndex } from './links.js';
import { namedJsonSchemas } from './make-json-schema.js';
import { readNamedSchemas } from './named-schemas.js';
import { makeTitleReader } from './operation-titles.js';
import { listOperations, listWebhooks, type RawOperation, type Slugged } from './operations.js';
import { makeOperationReader } from './read-operation.js';
import { readSecuritySchemes } from './security.js';
import { readServers } from './servers.js';
import { hasWords, uniqueSlugs } from './slugs.js';
import { type GroupOutline, readTags, type TagIndex } from './tags.js';

/** Normalizes a whole description. Tolerates invalid values and never throws on them. */
export function normalize(
  context: Context,
  samples: readonly SampleId[],
): Omit<Api, 'path' | 'format' | 'downloads'> {
  const { document } = context;
  const listed = listOperations(document);
  const listedWebhooks = listWebhooks(document);
  const tags = readTags(listed, listedWebhooks, context);
  const ordered = withSlugs(inOrder(listed, tags));
  const webhooks = withSlugs(listedWebhooks);
  const schemes = readSecuritySchemes(context);
  const index = operationIndex(ordered);
  const readOperationTitle = makeTitleReader(
    { operations: listed, webhooks: listedWebhooks },
    tags,
    context,
  );
  const read = makeOperationReader({
    context,
    tags,
    schemes,
    index,
    samples,
    readOperationTitle,
  });
  const operations = ordered.map(({ raw, slug }) => read(raw, slug, 'client'));
  return {
    ...readInfo(context),
    servers: readServers([[document, '', 'description']], context).servers,
    securitySchemes: schemes,
    groups: withOperations(tags.groups, operations),
    operations,
    webhooks: webhooks.map(({ raw, slug }) => read(raw, slug, 'server')),
    schemas: readNamedSchemas(ordered, webhooks, context),
    jsonSchemas: namedJsonSchemas(document, context.jsonSchemaOf),
  };
}

/** Returns the operations with the slugs of their pages. */
export function withSlugs(operations: readonly RawOperation[]): readonly Slugged[] {
  const slugs = uniqueSlugs(
    operations.map((raw) => ({ name: operationName(raw), place: `${raw.method} ${raw.path}` })),
  );
  return operations.map((raw, index) => ({ raw, slug: slugs[index] ?? '' }));
}

/**
 * The operationId, unless it contains no letters or digits. Without the path and the method that FastAPI appends to the
 * name of the function.
 */
function operationName({ node, method, path }: RawOperation): string {
  const id = titleText(node.operationId);
  if (id === undefined || !hasWords(id)) return `${method.toLowerCase()} ${path}`;
  const appended = `${path}_${method.toLowerCase()}`.replace(/\W/g, '_');
  const name = id.endsWith(appended) ? id.slice(0, -appended.length) : '';
  return hasWords(name) ? name : id;
}

function inOrder(
  operations: readonly RawOperation[],
  { groups, operationTags }: TagIndex,
): readonly RawOperation[] {
  const byTag = new Map<string | undefined, RawOperation[]>();
  for (const operation of operations) {
    const tag = operationTags(operation)[0]?.slug;
    const others = byTag.get(tag);
    if (others === undefined) byTag.set(tag, [operation]);
    else others.push(operation);
  }
  return groups.flatMap(({ tags }) => tags.flatMap(({ slug }) => byTag.get(slug) ?? []));
}

function operationIndex(operations: readonly Slugged[]): OperationIndex {
  const ids = new Map(operations.map(({ raw, slug }) => [titleText(raw.node.operationId), slug]));
  const pointers = new Map(operations.map(({ raw, slug }) => [raw.pointer, slug]));
  return { byId: (id) => ids.get(id), byPointer: (pointer) => pointers.get(pointer) };
}

function withOperations(
  groups: readonly GroupOutline[],
  operations: readonly Operation[],
): readonly ApiTagGroup[] {
  const slugs = new Map<string, string[]>();
  for (const { tag, slug } of operations) slugs.set(tag, [...(slugs.get(tag) ?? []), slug]);
  return groups.map((group) => ({
    ...group,
    tags: group.tags.map((tag) => ({ ...tag, operations: slugs.get(tag.slug) ?? [] })),
  }));
}
