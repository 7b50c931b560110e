import type { Api, ApiTag } from '../../../openapi/api/api.js';
import type { Operation } from '../../../openapi/api/operation.js';
import type { NamedSchema } from '../../../openapi/api/schema.js';
import { joinRoute } from '../../urls.js';

/** The routes of an API reference. */
export interface ApiRoutes {
  readonly overview: string;
  readonly schemas: string;
  readonly webhooks: string;
  /** The page with all operations in full. */
  readonly everything: string;
  /** The changes since the previous version, if one is known. */
  readonly changes: string;
  readonly tag: (tag: Pick<ApiTag, 'slug'>) => string;
  readonly operation: (operation: Pick<Operation, 'tag' | 'slug'>) => string;
  /** The page with all fields of an operation or webhook with this route. */
  readonly allFields: (route: string) => string;
  readonly webhook: (webhook: Pick<Operation, 'slug'>) => string;
  readonly schema: (schema: Pick<NamedSchema, 'slug'>) => string;
  readonly download: (format: Api['downloads'][number]['format']) => string;
  /** A file beside the description. */
  readonly file: (name: string) => string;
}

export function apiRoutes(base: string): ApiRoutes {
  return {
    overview: joinRoute(base),
    schemas: joinRoute(base, 'schemas'),
    webhooks: joinRoute(base, 'webhooks'),
    everything: joinRoute(base, 'all'),
    changes: joinRoute(base, 'changes'),
    tag: ({ slug }) => joinRoute(base, slug),
    operation: ({ tag, slug }) => joinRoute(base, tag, slug),
    allFields: (route) => joinRoute(route, 'all-fields'),
    webhook: ({ slug }) => joinRoute(base, 'webhooks', slug),
    schema: ({ slug }) => joinRoute(base, 'schemas', slug),
    download: (format) => joinRoute(base, `openapi.${format}`),
    file: (name) => joinRoute(base, name),
  };
}
