import path from 'node:path/posix';
import { type Diagnostic, startOfFile } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { isApiDescription } from '../../../files/api-description.js';
import { type OperationPath, operationPaths } from '../../../openapi/index.js';
import { isRecord } from '../../read/setting-values.js';
import { readYamlRecord } from '../../read/yaml-file.js';
import type { OldRedirect } from '../../redirect-files.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import type { SourcePage, SourceSite } from '../../source-tool.js';
import { pageFrontMatter } from '../../text/front-matter.js';
import { descriptionPath, type ShownDescriptions } from '../shown-descriptions.js';

/** As Mintlify names the page of an operation and its folder: `Get a moon (beta)` is `get-a-moon-beta`. */
function fileName(words: unknown): string | undefined {
  if (typeof words !== 'string' || words === '') return undefined;
  return words
    .replaceAll(' ', '-')
    .replace(/\{.*?\}/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/[{}(),.'\n/]/g, '')
    .replaceAll('--', '-')
    .toLowerCase();
}

/**
 * Returns redirects from the pages that Mintlify makes of operations: `/api-reference/moons/list-moons`.
 *
 * @param folders of the pages, by description; absent for descriptions that have none
 */
export function operationRedirects(
  shown: ShownDescriptions,
  folders: ReadonlyMap<string, string>,
  files: SourceFiles,
): readonly OldRedirect[] {
  return shown.copies.roots.flatMap((file) => {
    const folder = folders.get(file);
    if (folder === undefined) return [];
    const taken = new Set<string>();
    return operationPaths(readYamlRecord(files, file)).flatMap((operation) => {
      if (operation.node['x-excluded'] === true) return [];
      const plain = operationAddress(operation, folder);
      let from = plain;
      for (let count = 1; taken.has(from); count += 1) from = `${plain}-${count}`;
      taken.add(from);
      return [{ from, to: `${shown.route(file)}/${operation.page}` }];
    });
  });
}

function operationAddress({ node, method, path: written, tag }: OperationPath, folder: string) {
  const { href } = isRecord(node['x-mint']) ? node['x-mint'] : {};
  if (typeof href === 'string') return path.join('/', href);
  const ofPath = written.startsWith('/') ? `${method.toLowerCase()}-` : '';
  const name = fileName(node.summary) ?? `${ofPath}${fileName(written)}`;
  return path.join('/', folder, fileName(tag) ?? '', name).toLowerCase();
}

/** Returns what the id of a description is made of: `fr/moons.json` is `fr-moons.json`, as folders are locales. */
export function descriptionName(source: string): string {
  return /^https?:/.test(source) ? source : source.replace(/^openapi\//, '').replaceAll('/', '-');
}

/** Returns the descriptions that pages name: `openapi: /billing.json GET /invoices`. */
export function pageDescriptions(
  pages: readonly SourcePage[],
  files: SourceFiles,
): readonly string[] {
  return pages.flatMap(({ from }) => {
    const text = files.text(from) ?? '';
    if (!/^openapi(?:-schema)?:/m.test(text)) return [];
    const source = namedDescription(pageFrontMatter(text).openapi, files);
    return source === undefined ? [] : [source];
  });
}

/**
 * Returns the descriptions of operations that pages name without a file, `openapi: GET /planets`: Mintlify searches all
 * files of the site for those that the `known` descriptions do not have.
 */
export function searchedDescriptions(
  pages: readonly SourcePage[],
  known: readonly string[],
  files: SourceFiles,
): readonly string[] {
  // A URL that the migration cannot read may have any operation.
  if (known.some((source) => /^https?:/.test(source))) return [];
  const wanted = new Set(
    pages.flatMap(({ from }) => {
      const written = pageOperation(from, files);
      if (written === undefined || namedDescription(written, files)) return [];
      const { method, address } = operationParts(written);
      return [`${method} ${address}`];
    }),
  );
  const describes = (file: string): boolean =>
    operationPaths(readYamlRecord(files, file))
      .map(({ method, path: address }) => wanted.delete(`${method.toUpperCase()} ${address}`))
      .includes(true);
  for (const file of known.map(normalPath)) if (files.has(file)) describes(file);
  return files
    .list('')
    .filter((file) => /\.(?:json|ya?ml)$/.test(file) && wanted.size > 0)
    .filter((file) => isApiDescription(files.text(file) ?? '') && describes(file));
}

/** Reports operations of pages whose description is unknown. */
export function lostOperations(
  pages: readonly SourcePage[],
  shown: ShownDescriptions,
  files: SourceFiles,
): readonly Diagnostic[] {
  return pages.flatMap(({ from, to }) => {
    const written = pageOperation(from, files);
    if (written === undefined || operationName(written, shown, files)) return [];
    const what = `The operation ${written}, whose description is unknown,`;
    return [diagnose('migrate/no-equivalent', { what }, { place: startOfFile(to) })];
  });
}

/** Returns the value of the key `openapi` of a page. */
function pageOperation(file: string, files: SourceFiles): string | undefined {
  const text = files.text(file) ?? '';
  if (!/^openapi:/m.test(text)) return undefined;
  const { openapi } = pageFrontMatter(text);
  return typeof openapi === 'string' && openapi !== '' ? openapi : undefined;
}

/** A page of an operation, `openapi: GET /planets`, shows that operation of the description. */
export function operationPages(
  shown: ShownDescriptions,
  files: SourceFiles,
): SourceSite['opening'] {
  return ({ openapi: written }) => {
    if (typeof written !== 'string') return undefined;
    const name = operationName(written, shown, files);
    if (!name) return undefined;
    // In a text with tags, a brace begins a value.
    const label = name.replace(/[{}]/g, '\\$&');
    return { text: `::operation[${label}]\n\n`, rules: { openapi: () => ({}) } };
  };
}

/** Returns the name of the operation of a page in texts; undefined if no description has it. */
function operationName(
  written: string,
  shown: ShownDescriptions,
  files: SourceFiles,
): string | undefined {
  const { method, address } = operationParts(written);
  const { copies, urls } = shown;
  const source =
    namedDescription(written, files) ??
    copies.roots.find((file) => shown.operation(file, method, address)) ??
    // Among several URLs, nothing says which one has the operation.
    (urls.length === 1 ? urls[0] : undefined);
  return source && address && shown.operation(source, method, address);
}

function operationParts(written: string): { readonly method: string; readonly address: string } {
  const [, method = '', address = ''] = /([A-Za-z]+)\s+(\/\S*)$/.exec(written.trim()) ?? [];
  return { method: method.toUpperCase(), address };
}

/** Returns the description that a page names before its operation. */
function namedDescription(written: unknown, files: SourceFiles): string | undefined {
  const [, source] = /^(https?:\S+|\S+\.(?:json|ya?ml))\s/.exec(String(written ?? '').trim()) ?? [];
  return source && descriptionPath(source, files);
}
