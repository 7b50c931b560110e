import path from 'node:path/posix';
import { operationPaths } from '../../openapi/index.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import { readYamlRecord } from '../read/yaml-file.js';
import type { SourceFiles } from '../source-files.js';
import type { SourcePage } from '../source-tool.js';
import { withoutEscapes } from '../text/escapes.js';
import { descriptionSource, readGitbookTags } from '../text/gitbook-tags.js';
import type { FindOperation } from '../text/gitbook-text.js';
import { absentDescriptions, DescriptionFiles, openapiSetting } from './description-files.js';
import { unusedName } from './unused-name.js';

const remote = /^<?https?:/;

/** The descriptions whose operations pages of GitBook show: `{% openapi src="./api.yaml" path="/moons" method="get" %}`. */
export function gitbookDescriptions(pages: readonly SourcePage[], files: SourceFiles) {
  const written = writtenDescriptions(pages, files);
  const copies = new DescriptionFiles(written, files, 'references');
  const ids = distinctIds(copies.roots);
  const hasSeveral = copies.roots.length > 1;
  const operations = new Map(
    copies.roots.flatMap((file) =>
      operationPaths(readYamlRecord(files, file)).map(({ method, path: address, node }) => {
        const key = `${file} ${method.toLowerCase()} ${address}`;
        const { operationId } = node;
        const name = typeof operationId === 'string' ? operationId : `${method} ${address}`;
        return [key, hasSeveral ? `${ids.get(file)}:${name}` : name] as const;
      }),
    ),
  );
  const findOperation: FindOperation = ({ src, path: address = '', method = '' }, page) =>
    src === undefined
      ? undefined
      : operations.get(`${descriptionFile(src, page)} ${method.toLowerCase()} ${address}`);
  return {
    openapi: openapiSetting(
      copies.roots.map((file) => ({
        path: copies.place(file),
        ...(hasSeveral && { id: ids.get(file) }),
      })),
    ),
    assets: copies.assets,
    findOperation,
    diagnostics: absentDescriptions(written, files),
  };
}

/** Returns the paths and URLs of the descriptions that pages name: the URL of one may differ from page to page. */
function writtenDescriptions(pages: readonly SourcePage[], files: SourceFiles): readonly string[] {
  const named = pages.flatMap(({ from }) => {
    const text = files.text(from) ?? '';
    if (!/\{%-?[ \t]*(?:openapi|openapi-operation|swagger)[ \t]/.test(text)) return [];
    return readGitbookTags(text).flatMap((tag) => {
      const { name, isEnd, attributes } = tag;
      if (isEnd || !/^(?:openapi|openapi-operation|swagger)$/.test(name)) return [];
      const src = descriptionSource(text, tag);
      if (src === undefined) return [];
      const file = descriptionFile(src, from);
      return [[remote.test(file) ? (attributes.spec ?? file) : file, file] as const];
    });
  });
  return [...new Map(named.toReversed()).values()].toReversed();
}

/** Returns the path of a description that a page names, or its URL. */
function descriptionFile(src: string, page: string): string {
  if (remote.test(src)) return src.replace(/^<|>$/g, '');
  return path.join(path.dirname(page), decodeUriPart(withoutEscapes(src)));
}

/** Returns ids of descriptions: `billing` of `api/billing.yaml`. */
function distinctIds(paths: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    paths.map((file) => {
      const plain = path.basename(file, path.extname(file)).replace(/[^\w-]+/g, '-') || 'api';
      const id = unusedName(plain, taken);
      taken.add(id);
      return [file, id];
    }),
  );
}
