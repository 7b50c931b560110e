import type { OutputFile } from '../../files/source-file.js';
import type { Api } from '../../openapi/api/api.js';
import type { Operation } from '../../openapi/api/operation.js';
import { operationShape, type RequestFile } from '../../request/index.js';
import type { SiteApi } from '../input.js';
import { jsonFile } from '../json-file.js';
import type { OperationView } from '../page-props/operation-view.js';
import { encodePath, type Urls } from '../urls.js';
import { NamedDefs } from './named-defs.js';
import { schemasIn } from './request-shape.js';

/**
 * Named schemas that take more characters than this together are not repeated with every operation that reaches
 * them: they lie in one file for all.
 */
const maxDefs = 16_000;

type TryIt = SiteApi['options']['tryIt'];

export interface RequestFiles {
  readonly files: readonly OutputFile[];
  /** What is said of its file where an operation is shown. */
  of(operation: Operation): Pick<OperationView, 'request' | 'composeOnly'>;
}

/**
 * What the form that tries an operation has to know, a file for each operation: pages do without it. Named after
 * their contents, so that they can be kept for ever and languages that say the same share them.
 */
export function requestFiles(api: Api, tryIt: TryIt, urls: Urls): RequestFiles {
  if (tryIt === false) return { files: [], of: () => ({}) };
  const defs = new NamedDefs(api.jsonSchemas);
  const schemas = jsonFile('request-schemas', api.jsonSchemas);
  const made = new Map(
    api.operations.map((operation) => {
      const shape = operationShape(operation, api.securitySchemes);
      const reached = defs.reached(schemasIn(shape), maxDefs);
      const file: RequestFile =
        reached === undefined
          ? { ...shape, schemas: urls.file(schemas.path) }
          : { ...shape, defs: reached };
      return [
        operation,
        { isShared: reached === undefined, ...jsonFile(fileName(operation), file) },
      ];
    }),
  );
  const files = [...made.values()];
  return {
    files: [
      ...files.map(({ path, contents }) => ({ path, contents })),
      ...(files.some(({ isShared }) => isShared) ? [schemas] : []),
    ],
    of(operation) {
      const path = made.get(operation)?.path;
      if (path === undefined) return {};
      return {
        request: encodePath(urls.file(path)),
        ...(tryIt === 'compose' ? { composeOnly: true } : {}),
      };
    },
  };
}

/** Slugs may be long, and files of one folder have names of at most 255 bytes on most systems. */
function fileName({ slug }: Operation): string {
  return `request-${slug.slice(0, 60)}`;
}
