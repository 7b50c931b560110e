import path from 'node:path/posix';
import { guideWarnings } from '../../config/infer-config.js';
import { diagnose } from '../../diagnostics/index.js';
import { operationPaths } from '../../openapi/index.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import { isRecord } from '../read/setting-values.js';
import { readYamlRecord } from '../read/yaml-file.js';
import type { SourceFiles } from '../source-files.js';
import { repositoryPath } from '../source-repository.js';
import type { SourcePage } from '../source-tool.js';
import { withoutEscapes } from '../text/escapes.js';
import { descriptionSource, isOfDescription, readGitbookTags } from '../text/gitbook-tags.js';
import type { DescriptionNames } from '../text/gitbook-text.js';
import { absentDescriptions, DescriptionFiles, openapiSetting } from './description-files.js';
import { unusedName } from './unused-name.js';

const remote = /^https?:/;

/** For what a description that the migration cannot see may lack, so that the site builds when it is there. */
const warningsAfterPull = {
  ...guideWarnings,
  'site/unknown-operation': 'warn',
  'site/unknown-schema': 'warn',
};

/** The descriptions that pages of GitBook show parts of: `{% openapi src="./api.yaml" path="/moons" method="get" %}`. */
export function gitbookDescriptions(pages: readonly SourcePage[], files: SourceFiles) {
  const { bySpec, all } = writtenDescriptions(pages, files);
  const written = [...all.keys()];
  const copies = new DescriptionFiles(written, files, 'references');
  const urls = written.filter(isPullable);
  const ids = distinctIds([...copies.roots, ...urls].map((one) => [one, all.get(one) ?? one]));
  const known = new Map(copies.roots.map((file) => [file, namesIn(file, files)]));
  const sourceOf = (spec: string | undefined, src: string | undefined, page: string) => {
    const file = src === undefined ? undefined : descriptionFile(src, page, files);
    const isLocal = file !== undefined && !remote.test(file);
    return isLocal ? file : (bySpec.get(spec ?? '') ?? file);
  };
  const prefix = (source: string): string => (ids.size > 1 ? `${ids.get(source)}:` : '');
  const names: DescriptionNames = {
    operation({ attributes: { spec, path: address = '', method = '' } }, src, page) {
      const source = sourceOf(spec, src, page) ?? '';
      const plain = `${method.toUpperCase()} ${address}`;
      // What is at a URL has been pulled when texts name its operations.
      const name = urls.includes(source) ? plain : known.get(source)?.operations.get(plain);
      return name && prefix(source) + name;
    },
    schemas({ attributes: { spec, schemas = '' } }, src, page) {
      const source = sourceOf(spec, src, page) ?? '';
      const own = schemas.split(',').map((one) => one.trim());
      const has = (name: string): boolean =>
        urls.includes(source) || (known.get(source)?.schemas.has(name) ?? false);
      return own.every(has) ? own.map((name) => prefix(source) + name) : undefined;
    },
  };
  const withId = (source: string) => (ids.size > 1 ? { id: ids.get(source) } : {});
  return {
    openapi: openapiSetting([
      ...copies.roots.map((file) => ({ path: copies.place(file), ...withId(file) })),
      // GitBook shows what has mistakes, which the migration cannot see.
      ...urls.map((url) => ({ url, lenient: true, ...withId(url) })),
    ]),
    rules: urls.length > 0 ? warningsAfterPull : {},
    assets: copies.assets,
    names,
    diagnostics: [
      ...urls
        .filter(isSigned)
        .map((url) => diagnose('migrate/signed-url', { name: all.get(url) ?? url })),
      ...absentDescriptions(
        written.filter((one) => !isPullable(one)),
        files,
      ),
    ],
  };
}

/** Whether `docsgen pull` can fetch a description: its address is HTTPS and has no variables of GitBook. */
function isPullable(source: string): boolean {
  return /^https:/.test(source) && !/[{}]/.test(source) && URL.canParse(source);
}

/** Whether a URL expires: GitBook writes such ones for files that were uploaded to it. */
function isSigned(url: string): boolean {
  return /[?&]X-Amz-Signature=/i.test(url);
}

/** The names that texts can use for the parts of a description in the repository. */
function namesIn(file: string, files: SourceFiles) {
  const description = readYamlRecord(files, file);
  const { components, definitions } = description;
  const schemas = isRecord(components) ? components.schemas : definitions;
  return {
    operations: new Map(
      operationPaths(description).map(({ method, path: address, node: { operationId } }) => {
        const plain = `${method.toUpperCase()} ${address}`;
        return [plain, typeof operationId === 'string' ? operationId : plain] as const;
      }),
    ),
    schemas: new Set(Object.keys(isRecord(schemas) ? schemas : {})),
  };
}

/**
 * Returns the descriptions that pages name by path or URL, with the name that GitBook has for them, and by that name.
 * Signed URLs of one description differ from page to page.
 */
function writtenDescriptions(pages: readonly SourcePage[], files: SourceFiles) {
  const named = pages.flatMap(({ from }) => {
    const text = files.text(from) ?? '';
    if (!/\{%-?[ \t]*(?:openapi|openapi-operation|openapi-schemas|swagger)[ \t]/.test(text))
      return [];
    return readGitbookTags(text).flatMap((tag) => {
      const src = isOfDescription(tag) ? descriptionSource(text, tag) : undefined;
      return src === undefined
        ? []
        : [{ spec: tag.attributes.spec, source: descriptionFile(src, from, files) }];
    });
  });
  const bySpec = new Map<string, string>();
  for (const { spec, source } of named) {
    const before = spec === undefined ? undefined : bySpec.get(spec);
    if (spec !== undefined && (before === undefined || (isSigned(before) && !isSigned(source))))
      bySpec.set(spec, source);
  }
  const all = new Map(
    named.map(({ spec, source }) => {
      const one = remote.test(source) ? (bySpec.get(spec ?? '') ?? source) : source;
      return [one, spec] as const;
    }),
  );
  return { bySpec, all };
}

/** Returns the path of a description that a page names, or its URL if it is not in the repository. */
function descriptionFile(src: string, page: string, files: SourceFiles): string {
  const url = src.replace(/^<|>$/g, '');
  if (remote.test(url)) {
    const { repository } = files;
    const own = repository && repositoryPath(repository.url, url);
    const file = own && path.relative(repository.folder, own);
    return file && files.has(file) ? file : url;
  }
  return path.join(path.dirname(page), decodeUriPart(withoutEscapes(src)));
}

/** Returns ids of descriptions by their sources: `billing` of `api/billing.yaml`. */
function distinctIds(
  named: readonly (readonly [source: string, name: string])[],
): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    named.map(([source, name]) => {
      const file = path.basename(name.replace(/[?#].*$/, ''));
      const plain = file.replace(/\.(?:ya?ml|json)$/i, '').replace(/[^\w-]+/g, '-');
      const id = unusedName(
        /^[a-z]/i.test(plain) ? plain : `api-${plain}`.replace(/-$/, ''),
        taken,
      );
      taken.add(id);
      return [source, id];
    }),
  );
}
