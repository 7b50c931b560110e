import type { Api } from '../../../openapi/api/api.js';
import type { Operation } from '../../../openapi/api/operation.js';
import type { ApiViews } from '../api-views/api-views.js';
import { introductionIds } from '../page-state/description-ids.js';
import { slug } from '../page-state/slug.js';
import type { RendererTarget } from './named-api.js';

/**
 * Resolves anchors of other renderers, which descriptions link to: `#tag/Planets`, `#operation/getPlanet`,
 * `#tag/Planets/paths/~1planets/get` (Redoc), `#tag/planets/GET/planets`, `#model/Planet` (Scalar),
 * `#/Planets/getPlanet` (Swagger UI), `#/paths/~1planets/get` (Elements), `#/components/schemas/Planet`. None of them
 * can be an id of docsgen. Other renderers also show the headings of the main description on the same page: `#limits`,
 * `#section/Introduction/Limits`.
 *
 * @returns a function that finds the page by the decoded fragment
 */
export function rendererLinks(
  api: Api,
  views: ApiViews,
): (anchor: string) => RendererTarget | undefined {
  const tags = new Map(
    api.groups.flatMap((group) =>
      group.tags.flatMap((tag) => {
        const place = { url: views.tagUrl(tag), title: tag.label };
        return [tag.label, tag.name].map((name) => [slug(name), place] as const);
      }),
    ),
  );
  const operations = new Map<string, RendererTarget>();
  for (const operation of api.operations) {
    const place = { url: views.operationUrl(operation), title: operation.title };
    for (const key of operationKeys(operation))
      if (!operations.has(key)) operations.set(key, place);
  }
  const schemas = new Map(
    api.schemas.map((schema) => [
      schema.name,
      { url: views.schemaUrl(schema), title: schema.name },
    ]),
  );
  const headings = introductionIds(api, views.ids.all);
  const heading = (id: string): RendererTarget | undefined => {
    const given = headings.get(id);
    return given === undefined
      ? undefined
      : { url: `${views.overviewUrl}#${encodeURIComponent(given)}`, title: id };
  };
  const operation = (written: string): RendererTarget | undefined =>
    operations.get(written) ?? operations.get(slug(written));

  return (anchor) => {
    const named = /^\/?(?:(?:components\/)?schemas?|definitions|model|tag\/[^/]+\/schema)\/(.+)$/;
    const [, schema] = named.exec(anchor) ?? [];
    if (schema !== undefined) return schemas.get(schema);
    const [, path, method] = /(?:^|\/)paths\/([^/]+)\/(\w+)$/.exec(anchor) ?? [];
    if (path !== undefined && method !== undefined) {
      return operation(methodCall(method, path.replace(/~1/g, '/').replace(/~0/g, '~')));
    }
    const [, id] = /(?:^|\/)operations?\/(.+)$/.exec(anchor) ?? [];
    if (id !== undefined) return operation(id);
    const [, verb, called] = /^tag\/[^/]+\/([A-Z]+)(\/.*)$/.exec(anchor) ?? [];
    if (verb !== undefined && called !== undefined) return operation(methodCall(verb, called));
    const [, section] = /^section\/(?:.*\/)?([^/]+)$/.exec(anchor) ?? [];
    if (section !== undefined) return heading(slug(section));
    const [, tag, inTag] = /^(?:tag|\/)\/?([^/]+)(?:\/([^/]+))?$/.exec(anchor) ?? [];
    if (tag === undefined || !anchor.includes('/')) return heading(anchor);
    return (inTag === undefined ? undefined : operation(inTag)) ?? tags.get(slug(tag));
  };
}

function operationKeys({ operationId, method, path }: Operation): readonly string[] {
  const ids = operationId === undefined ? [] : [operationId, slug(operationId)];
  return [...ids, methodCall(method, path)];
}

function methodCall(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}
