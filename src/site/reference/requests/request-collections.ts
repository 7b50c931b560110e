import type { Fragment } from '../../../content/fragment.js';
import { isJsonObject } from '../../../json-schema/json.js';
import type { Api } from '../../../openapi/api/api.js';
import type { Operation } from '../../../openapi/api/operation.js';
import { collectionFormats, withMissingVariables } from '../../../request/collections/index.js';
import type {
  CollectedRequest,
  RequestCollection,
} from '../../../request/collections/request-collection.js';
import {
  initialValues,
  makeRequest,
  operationShape,
  RequestError,
  type RequestShape,
  type RequestValues,
  serverUrl,
} from '../../../request/index.js';
import { atLinkBase, type DescriptionLinks } from '../../description-links.js';
import type { SiteApi } from '../../input.js';

type ClientLinks = Pick<DescriptionLinks, 'linkBase'>;

/** A file with all requests of an API. */
export interface CollectionFile {
  /** Name of the format. */
  readonly label: string;
  readonly name: string;
  readonly contents: string;
}

/** Returns the files that the configuration asks for, in its order. */
export function collectionFiles(
  api: Api,
  { id, collections, linkBase }: Pick<SiteApi['options'], 'id' | 'collections'> & ClientLinks,
): readonly CollectionFile[] {
  if (collections.length === 0) return [];
  const collection = requestCollection(api, { linkBase });
  return [...new Set(collections)].map((format) => {
    const { label, ending, write } = collectionFormats[format];
    return { label, name: id + ending, contents: write(collection) };
  });
}

/**
 * Returns a text as Markdown, which Postman and Bruno render. Links to the site stay as written: a client shows them
 * apart from it.
 */
function clientText({ markdown, text }: Fragment, links: ClientLinks): string {
  const parts = markdown ?? [text];
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'embed' ? '' : (atLinkBase(part.target, links) ?? part.target);
    })
    .join('')
    .trim();
}

function requestCollection(api: Api, links: ClientLinks): RequestCollection {
  const described = (fragment: Fragment | undefined): string | undefined =>
    fragment && clientText(fragment, links);
  const bySlug = new Map(api.operations.map((operation) => [operation.slug, operation]));
  const tags = api.groups.flatMap((group) => group.tags);
  const groups = tags.map((tag) => ({
    name: tag.label,
    description: described(tag.description) ?? tag.summary,
    requests: tag.operations.flatMap((slug) => {
      const operation = bySlug.get(slug);
      if (operation?.tag !== tag.slug) return [];
      return collectedRequest(operation, api, described(operation.description)) ?? [];
    }),
  }));
  return {
    title: api.title,
    version: api.version,
    description: described(api.description) ?? api.summary,
    groups: groups.filter(({ requests }) => requests.length > 0),
  };
}

/** An invalid request, such as a method with a line break, is in no collection, as it has no samples. */
function collectedRequest(
  operation: Operation,
  api: Api,
  description: string | undefined,
): CollectedRequest | undefined {
  const shape = operationShape(operation, api.securitySchemes);
  const values = initialValues(shape);
  try {
    return {
      name: operation.title,
      id: operation.slug,
      description,
      request: withMissingVariables(makeRequest(shape, values)),
      unsentQuery: unsentQuery(shape, values),
      pathParameters: pathParameters(shape),
      server: serverUrl(shape, values.server),
    };
  } catch (error) {
    if (error instanceof RequestError) return undefined;
    throw error;
  }
}

function pathParameters({ parameters }: RequestShape): CollectedRequest['pathParameters'] {
  return new Map(
    parameters
      .filter((one) => one.in === 'path')
      .map(({ name, schema, description }) => {
        const type = isJsonObject(schema) ? schema.type : undefined;
        return [name, { type: typeof type === 'string' ? type : 'string', description }];
      }),
  );
}

/** A required parameter is in the URL. An object has no single pair in a query, so it is left out. */
function unsentQuery(
  { parameters }: RequestShape,
  { parameters: sent }: RequestValues,
): CollectedRequest['unsentQuery'] {
  return parameters.flatMap(({ in: place, name, required, schema, example, description }) => {
    const isSent = sent.some((one) => one.in === place && one.name === name);
    const isObject = isJsonObject(schema) && schema.type === 'object';
    if (place !== 'query' || required || isSent || isObject) return [];
    const value = example === null || typeof example === 'object' ? '' : String(example ?? '');
    return [{ name, value, ...(description === undefined ? {} : { description }) }];
  });
}
