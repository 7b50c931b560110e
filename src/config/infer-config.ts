import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { configurableCodes, type Rules } from '../diagnostics/index.js';
import { isApiDescription, oneFormatOfEach, otherApiFormat } from '../files/api-description.js';
import { maxTextBytes, privateNameProblem, siteFolder } from '../files/index.js';
import { isMarkdownFile } from '../files/markdown-file.js';
import { isObject } from '../json-schema/json.js';
import { mergeConfig } from './extend.js';
import { usualDescriptionName } from './further-sources.js';

/** What docsgen finds in a folder, and the policies of a site without a configuration file. */
export interface InferredConfig {
  readonly docs?: { readonly path: string; readonly routeBasePath?: string };
  readonly openapi?: { readonly path: string } | readonly { readonly path: string }[];
  readonly onBrokenLinks?: 'warn';
  readonly onBrokenAnchors?: 'warn';
  readonly rules?: Rules;
}

/** Rules that make warnings of what is wrong in the requests and responses of guides. */
export const guideWarnings: Rules = Object.fromEntries(
  configurableCodes.filter((code) => code.startsWith('guide/')).map((code) => [code, 'warn']),
);

/** For texts that were written for another reader, such as a code host, and before anyone checked their requests. */
const forAnotherReader = {
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  rules: guideWarnings,
} as const;

const possibleName = /\.(?:ya?ml|json)$/i;

/** Folders where repositories keep API descriptions, relative to the site. The first that has any counts. */
const descriptionFolders: readonly string[] = [
  ...['', 'docs', 'docs/api', 'docs/openapi', 'docs/swagger'],
  ...['api', 'api/openapi', 'spec', 'specs', 'swagger', 'src/main/resources', 'public'],
];

/**
 * Adds the documents and the API descriptions of the site's folder to a configuration that names neither, so that a
 * first configuration file, with a title, loses no page. Broken links are errors as in every configured site.
 */
export function withInferredSources(value: object, siteDir: string): object {
  if (namesSources({ ...value })) return value;
  const { docs, openapi } = inferConfig(siteDir) ?? {};
  return Object(mergeConfig({ docs, openapi }, value));
}

/** Whether a configuration says what its pages are made from. */
function namesSources({ docs, openapi, sources }: Readonly<Record<string, unknown>>): boolean {
  const namesDocs = isObject(docs) ? docs.path !== undefined : docs !== undefined;
  return namesDocs || openapi !== undefined || sources !== undefined;
}

/**
 * Finds what a folder without a configuration file makes pages from. `content` and `openapi` need no
 * configuration; in other repositories, documents are in `docs`, else in the folder itself, and API
 * descriptions are in the folder itself, else in one of the usual folders. Returns undefined if there is nothing.
 */
export function inferConfig(siteDir: string): InferredConfig | undefined {
  const has = (name: string): boolean =>
    statSync(path.join(siteDir, name), { throwIfNoEntry: false })?.isDirectory() ?? false;
  const descriptions = has('openapi') ? severalInFolder(siteDir) : listDescriptions(siteDir);
  if (has('content')) return describe(undefined, descriptions);
  if (hasMarkdown(path.join(siteDir, 'docs')))
    return { ...describe({ path: './docs' }, descriptions), ...forAnotherReader };
  if (has('openapi')) return describe(undefined, descriptions);
  if (hasMarkdownNearby(siteDir)) {
    const docs = { path: siteFolder, routeBasePath: '/' };
    return { ...describe(docs, descriptions), ...forAnotherReader };
  }
  // Reading a description in another format says that it cannot be read.
  const apis = descriptions.length > 0 ? descriptions : listFiles(siteDir, '', hasOtherFormat);
  return apis.length === 0 ? undefined : describe(undefined, apis);
}

function describe(docs: InferredConfig['docs'], descriptions: readonly string[]): InferredConfig {
  const [first] = descriptions;
  const all = descriptions.map((file) => ({ path: file }));
  return {
    ...(docs ? { docs } : {}),
    ...(first === undefined ? {} : { openapi: all.length === 1 ? { path: first } : all }),
  };
}

/** Returns the paths of the API descriptions in `openapi`; none if there is one, which needs no configuration. */
function severalInFolder(siteDir: string): readonly string[] {
  // Every command comes here before it knows whether anything has changed, and a description may have megabytes.
  if (possibleFiles(siteDir, 'openapi').length < 2) return [];
  const found = listFiles(siteDir, 'openapi', isDescription);
  return found.length > 1 ? found : [];
}

/** Returns the paths of the API descriptions in the first of the usual folders that has any. */
function listDescriptions(siteDir: string): readonly string[] {
  for (const folder of descriptionFolders) {
    const found = listFiles(siteDir, folder, isDescription);
    if (found.length > 0) return found;
  }
  return [];
}

function isDescription(file: string): boolean {
  return usualDescriptionName.test(path.basename(file)) || hasText(file, isApiDescription);
}

function hasOtherFormat(file: string): boolean {
  return hasText(file, (text) => otherApiFormat(text) !== undefined);
}

/** Whether a site has files in `openapi`, from which its API reference is made without a configuration. */
export function hasDescriptionFolder(siteDir: string): boolean {
  return possibleFiles(siteDir, 'openapi').length > 0;
}

/** Returns the names of the YAML and JSON files of a folder. */
function possibleFiles(siteDir: string, folder: string): readonly string[] {
  return directoryEntries(path.join(siteDir, folder)).flatMap((entry) =>
    entry.isFile() && possibleName.test(entry.name) && !privateNameProblem(entry.name)
      ? [entry.name]
      : [],
  );
}

/** Returns the YAML and JSON files of a folder that `isWanted` accepts, relative to the site. */
function listFiles(
  siteDir: string,
  folder: string,
  isWanted: (file: string) => boolean,
): readonly string[] {
  const found = possibleFiles(siteDir, folder).filter((name) =>
    isWanted(path.join(siteDir, folder, name)),
  );
  return oneFormatOfEach(found).map((name) => path.posix.join(folder, name));
}

/** Whether a file can be read and `isWanted` accepts its text. */
function hasText(file: string, isWanted: (text: string) => boolean): boolean {
  try {
    return statSync(file).size <= maxTextBytes && isWanted(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}

function hasMarkdown(folder: string): boolean {
  return directoryEntries(folder).some((entry) =>
    entry.isDirectory()
      ? !/^[._]/.test(entry.name) && hasMarkdown(path.join(folder, entry.name))
      : isMarkdownFile(entry.name),
  );
}

/** Whether the folder or one directly in it has Markdown: the folder may be of any size. */
function hasMarkdownNearby(siteDir: string): boolean {
  const isText = (entry: { readonly name: string; isFile(): boolean }): boolean =>
    entry.isFile() && !/^[._]/.test(entry.name) && isMarkdownFile(entry.name);
  const entries = directoryEntries(siteDir);
  // `dist` has the Markdown of an earlier build.
  const isLeftOut = /^(?:[._].*|node_modules|dist)$/;
  return (
    entries.some(isText) ||
    entries.some(
      (entry) =>
        entry.isDirectory() &&
        !isLeftOut.test(entry.name) &&
        directoryEntries(path.join(siteDir, entry.name)).some(isText),
    )
  );
}

function directoryEntries(folder: string) {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() ? readdirSync(folder, { withFileTypes: true }) : [];
}
