import type { RawObject } from '../../json-schema/json.js';
import { asText } from '../json.js';
import { slugged } from './normalize.js';
import { listOperations } from './operations.js';
import { tagSlugs } from './slugs.js';

/** An operation of a description, and the path of its page below that of the reference. */
export interface OperationPath {
  readonly method: string;
  readonly path: string;
  readonly summary: string | undefined;
  /** Its first tag. */
  readonly tag: string;
  /** `moons/list-moons` */
  readonly page: string;
}

/** Returns the operations that have a tag, without reading the rest of the description. */
export function operationPaths(document: RawObject): readonly OperationPath[] {
  const operations = slugged(listOperations(document));
  const slugByTag = tagSlugs(new Set(operations.flatMap(({ raw }) => raw.tags.slice(0, 1))));
  return operations.flatMap(({ raw, slug }) => {
    const [tag] = raw.tags;
    if (tag === undefined) return [];
    const { method, path, node } = raw;
    const page = `${slugByTag.get(tag)}/${slug}`;
    return [{ method, path, summary: asText(node.summary), tag, page }];
  });
}
