import { operationPaths } from '../../../openapi/index.js';
import { isRecord } from '../../read/unread.js';
import { readYamlRecord } from '../../read/yaml-file.js';
import type { OldRedirect } from '../../redirect-files.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { SourcePage, SourceSite } from '../../source-tool.js';
import { pageFrontMatter } from '../../text/front-matter.js';

type Settings = Readonly<Record<string, unknown>>;

/** Returns the place of a description in the new site: `fr/moons.json` is `openapi/fr-moons.json`. */
export function descriptionPlace(file: string): string {
  return `openapi/${file.replace(/^openapi\//, '').replaceAll('/', '-')}`;
}

/** Returns the settings of the descriptions; several have ids and routes of their own. */
export function openapiSettings(descriptions: readonly string[]): unknown {
  const [first, ...others] = descriptions.map((file) => ({
    path: descriptionPlace(file),
    id: descriptionId(file),
    route: `/api/${descriptionId(file)}`,
  }));
  if (first === undefined) return false;
  return others.length === 0 ? { path: first.path } : [first, ...others];
}

function descriptionId(file: string): string {
  const name = descriptionPlace(file)
    .slice('openapi/'.length)
    .replace(/\.[^.]+$/, '');
  return wordsSlug(name);
}

/** `Async task management` is `async-task-management` in addresses of Mintlify. */
function wordsSlug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Returns redirects from the pages that Mintlify makes of operations: `/api-reference/moons/list-moons`.
 *
 * @param folders of the pages, by description
 */
export function operationRedirects(
  descriptions: readonly string[],
  folders: ReadonlyMap<string, string>,
  files: SourceFiles,
): readonly OldRedirect[] {
  return descriptions.flatMap((file) => {
    const folder = normalPath(folders.get(file) ?? 'api-reference');
    const route = descriptions.length === 1 ? '/api' : `/api/${descriptionId(file)}`;
    return operationPaths(readYamlRecord(files, file)).flatMap(({ summary, tag, page }) =>
      summary === undefined
        ? []
        : [{ from: `/${folder}/${wordsSlug(tag)}/${wordsSlug(summary)}`, to: `${route}/${page}` }],
    );
  });
}

/** Returns the descriptions that pages name: `openapi: /billing.json GET /invoices`. */
export function pageDescriptions(
  pages: readonly SourcePage[],
  files: SourceFiles,
): readonly string[] {
  return pages.flatMap(({ from }) => {
    const text = files.text(from) ?? '';
    if (!/^openapi(?:-schema)?:/m.test(text)) return [];
    const { openapi } = pageFrontMatter(text);
    const [, file] = /^(\S+\.(?:json|ya?ml))\s/.exec(String(openapi ?? '').trim()) ?? [];
    return file === undefined || /^https?:/.test(file) ? [] : [normalPath(file)];
  });
}

/** A page of an operation, `openapi: GET /planets`, shows that operation of the description. */
export function operationPages(
  descriptions: readonly string[],
  files: SourceFiles,
): SourceSite['opening'] {
  const ids = new Map(descriptions.flatMap((file) => operationIds(readYamlRecord(files, file))));
  return ({ openapi: written }) => {
    if (typeof written !== 'string') return undefined;
    const [, method = '', address = ''] = /([A-Za-z]+)\s+(\/\S*)$/.exec(written.trim()) ?? [];
    const id = ids.get(`${method.toUpperCase()} ${address}`);
    return id === undefined
      ? undefined
      : { text: `::operation[${id}]\n\n`, rules: { openapi: () => ({}) } };
  };
}

function operationIds({ paths }: Settings): (readonly [string, string])[] {
  return Object.entries(isRecord(paths) ? paths : {}).flatMap(([address, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, operation]) =>
      isRecord(operation) && typeof operation.operationId === 'string'
        ? [[`${method.toUpperCase()} ${address}`, operation.operationId] as const]
        : [],
    ),
  );
}
