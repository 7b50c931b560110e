import type { Api, NamedSchema, Operation, Tag } from '../../model/index.js';
import { joinRoute } from '../urls.js';

/** Where the pages of an API description lie. */
export interface ApiRoutes {
  readonly overview: string;
  readonly schemas: string;
  /** What has changed since the previous version, where that is known. */
  readonly changes: string;
  readonly tag: (tag: Pick<Tag, 'slug'>) => string;
  readonly operation: (operation: Pick<Operation, 'tag' | 'slug'>) => string;
  readonly schema: (schema: Pick<NamedSchema, 'slug'>) => string;
  readonly download: (format: Api['downloads'][number]['format']) => string;
}

export function apiRoutes(base: string): ApiRoutes {
  return {
    overview: joinRoute(base),
    schemas: joinRoute(base, 'schemas'),
    changes: joinRoute(base, 'changes'),
    tag: ({ slug }) => joinRoute(base, slug),
    operation: ({ tag, slug }) => joinRoute(base, tag, slug),
    schema: ({ slug }) => joinRoute(base, 'schemas', slug),
    download: (format) => joinRoute(base, `openapi.${format}`),
  };
}
