import path from 'node:path/posix';
import { diagnose } from '../../../diagnostics/index.js';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import type { SourceFiles } from '../../source-files.js';
import type { SourcePage } from '../../source-tool.js';
import { withoutEscapes } from '../../text/escapes.js';
import { fileOfUrl, ShownDescriptions } from '../shown-descriptions.js';
import { descriptionSource, isOfDescription, readGitbookTags } from './tags.js';
import type { DescriptionNames } from './text.js';

const remote = /^https?:/;

/** The descriptions that pages of GitBook show parts of: `{% openapi src="./api.yaml" path="/moons" method="get" %}`. */
export function gitbookDescriptions(pages: readonly SourcePage[], files: SourceFiles) {
  const { bySpec, all } = writtenDescriptions(pages, files);
  const shown = new ShownDescriptions([...all.keys()], files, (one) => all.get(one) ?? one);
  const descriptionPath = (
    spec: string | undefined,
    src: string | undefined,
    page: string,
  ): string => {
    const file = src === undefined ? undefined : descriptionFile(src, page, files);
    const isLocal = file !== undefined && !remote.test(file);
    return (isLocal ? file : (bySpec.get(spec ?? '') ?? file)) ?? '';
  };
  const names: DescriptionNames = {
    operation: ({ attributes: { spec, path: address = '', method = '' } }, src, page) =>
      shown.operation(descriptionPath(spec, src, page), method, address),
    schemas: ({ attributes: { spec, schemas = '' } }, src, page) =>
      shown.schemas(
        descriptionPath(spec, src, page),
        schemas.split(',').map((one) => one.trim()),
      ),
  };
  const signed = shown.urls
    .filter(isSigned)
    .map((url) => diagnose('migrate/signed-url', { name: all.get(url) ?? url }));
  return { shown, names, diagnostics: [...signed, ...shown.diagnostics] };
}

/** Whether a URL expires: GitBook writes such ones for files that were uploaded to it. */
function isSigned(url: string): boolean {
  return /[?&]X-Amz-Signature=/i.test(url);
}

/**
 * Returns the descriptions that pages name by path or URL, with the name that GitBook has for them, and by that name.
 * Signed URLs of one description differ from page to page.
 */
function writtenDescriptions(pages: readonly SourcePage[], files: SourceFiles) {
  const named = pages.flatMap(({ from }) => {
    const text = files.text(from) ?? '';
    if (!text.includes('{%')) return [];
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
  if (remote.test(url)) return fileOfUrl(url, files);
  return path.join(path.dirname(page), decodeUriPart(withoutEscapes(src)));
}
