import type { RawObject } from '../../json-schema/json.js';
import { filterDocument } from '../filter/filter-document.js';
import { withSlugs } from './normalize.js';
import { listOperations, listWebhooks } from './operations.js';
import { tagSlugs } from './slugs.js';
import { firstTags } from './tags.js';

/** An operation or webhook of a description, and the path of its page below that of the reference. */
export interface OperationPath {
  readonly method: string;
  /** For a webhook its name. */
  readonly path: string;
  /** Its first tag as written. */
  readonly tag: string | undefined;
  /** `moons/list-moons` */
  readonly page: string;
  /** The operation as written. */
  readonly node: RawObject;
}

/** Returns the operations and webhooks that readers see, without reading the rest of the description. */
export function operationPaths(description: RawObject): readonly OperationPath[] {
  const rootKind = description.swagger === undefined ? 'description' : 'swagger';
  const { document } = filterDocument(description, rootKind, {});
  const operations = withSlugs(listOperations(document));
  const tagOf = firstTags(
    operations.map(({ raw }) => raw),
    document,
  );
  const webhooks = withSlugs(listWebhooks(document));
  const slugByTag = tagSlugs(new Set(operations.map(({ raw }) => tagOf(raw))), {
    hasWebhooks: webhooks.length > 0,
  });
  return [
    ...operations.map(({ raw, slug }) => ({
      ...raw,
      tag: raw.tags[0],
      page: `${slugByTag.get(tagOf(raw))}/${slug}`,
    })),
    ...webhooks.map(({ raw, slug }) => ({
      ...raw,
      tag: raw.tags[0],
      page: `webhooks/${slug}`,
    })),
  ];
}
