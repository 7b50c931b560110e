import type { OutputFile } from '../../../files/output-file.js';
import { eachWithoutTexts, withoutTexts } from '../../../json-schema/without-texts.js';
import type { Api } from '../../../openapi/api/api.js';
import type { Operation } from '../../../openapi/api/operation.js';
import { operationShape, type RequestFile, type RequestShape } from '../../../request/index.js';
import type { SiteApi } from '../../input.js';
import { jsonFile } from '../../json-file.js';
import type { OperationView } from '../../page-props/operation-view.js';
import { encodePath, type Urls } from '../../urls.js';
import { NamedDefs, schemasIn, sentSchemas } from './reachable-schemas.js';

/**
 * Maximum characters of the named schemas that an operation's file repeats. Beyond that, one file for all operations
 * holds them.
 */
const maxDefs = 16_000;

type TryIt = SiteApi['options']['tryIt'];

export interface RequestFiles {
  readonly files: readonly OutputFile[];
  /** Returns the part of an operation's view that refers to its file. */
  of(operation: Operation): Pick<OperationView, 'request' | 'composeOnly' | 'proxy'>;
}

/** What the URLs of requests are appended to. */
export function proxyUrl(tryIt: TryIt): string | undefined {
  return typeof tryIt === 'object' ? tryIt.proxy : undefined;
}

/**
 * Creates the data of the try-it form, one file for each operation, so that pages do not contain it. The content hash
 * in the names allows permanent caching, and equal files of several locales are shared.
 */
export function requestFiles(api: Api, tryIt: TryIt, urls: Urls): RequestFiles {
  if (tryIt === false) return { files: [], of: () => ({}) };
  const proxy = proxyUrl(tryIt);
  const shapes = new Map(
    api.operations.map((operation) => [operation, formShape(operation, api.securitySchemes)]),
  );
  const jsonSchemas = formSchemas(api, [...shapes.values()]);
  const defs = new NamedDefs(jsonSchemas);
  const schemas = jsonFile('request-schemas', jsonSchemas);
  const filesByPath = new Map(
    [...shapes].map(([operation, shape]) => {
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
  const files = [...filesByPath.values()];
  return {
    files: [
      ...files.map(({ path, contents }) => ({ path, contents })),
      ...(files.some(({ isShared }) => isShared) ? [schemas] : []),
    ],
    of(operation) {
      const path = filesByPath.get(operation)?.path;
      if (path === undefined) return {};
      return {
        request: encodePath(urls.file(path)),
        ...(tryIt === 'compose' ? { composeOnly: true } : {}),
        ...(proxy === undefined ? {} : { proxy }),
      };
    },
  };
}

/** Keeps the texts of the named schemas that requests contain. */
function formSchemas({ jsonSchemas }: Api, shapes: readonly RequestShape[]): Api['jsonSchemas'] {
  const shown = new NamedDefs(jsonSchemas).reached(shapes.flatMap(sentSchemas)) ?? {};
  return { ...eachWithoutTexts(jsonSchemas), ...shown };
}

/** The shape without the texts of responses: the form does not show them. */
function formShape(operation: Operation, schemes: Api['securitySchemes']): RequestShape {
  const shape = operationShape(operation, schemes);
  const responses = shape.responses.map(({ media, ...response }) => ({
    ...response,
    media: media.map(({ schema, itemSchema, ...one }) => ({
      ...one,
      ...(schema === undefined ? {} : { schema: withoutTexts(schema) }),
      ...(itemSchema === undefined ? {} : { itemSchema: withoutTexts(itemSchema) }),
    })),
  }));
  return { ...shape, responses };
}

/** Shortens the slug: most systems limit file names to 255 bytes. */
function fileName({ slug }: Operation): string {
  return `request-${slug.slice(0, 60)}`;
}
