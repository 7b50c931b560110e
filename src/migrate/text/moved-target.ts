import path from 'node:path/posix';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import { mediaFile } from '../reserved-paths.js';
import { repositoryAddress } from '../source-repository.js';
import type { PageContext } from '../source-tool.js';

/**
 * Returns where a link leads that names a file of the repository outside of the site, relative to its page: to a copy
 * of an image, and to the host of the repository for code. Undefined for other links.
 */
export function outsideTarget(target: string, context: PageContext): string | undefined {
  const { file, written, rest } = namedFile(target, context);
  const { files, isMigrated, linkTo } = context;
  if (file === undefined || isMigrated(file)) return undefined;
  if (mediaFile.test(file)) return linkTo(file) + rest;
  const { repository } = files;
  if (!repository || !/[^/]$/.test(written)) return undefined;
  return repositoryAddress(repository.url, path.join(repository.folder, file), false) + rest;
}

interface NamedFile {
  /** Existing file of the old site. */
  readonly file: string | undefined;
  readonly written: string;
  /** Query and fragment. */
  readonly rest: string;
}

function namedFile(target: string, { page, files }: PageContext): NamedFile {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  if (written === '' || written.startsWith('/')) return { file: undefined, written, rest };
  const file = path.join(path.dirname(page.from), decodeUriPart(written));
  return { file: files.has(file) ? file : undefined, written, rest };
}

/**
 * Returns the new path of a file that a link names relative to its page; undefined if there is no such file, or if it
 * is at the same place beside the page.
 */
export function movedTarget(target: string, context: PageContext): string | undefined {
  const { file, written, rest } = namedFile(target, context);
  if (file === undefined) return undefined;
  const outside = outsideTarget(target, context);
  if (outside !== undefined) return outside;
  const moved = context.linkTo(file);
  return path.normalize(moved) === path.normalize(decodeUriPart(written))
    ? undefined
    : moved + rest;
}

/** Returns the page that a link without an ending means: `./mars`, `./mars.html`, `./mars/`. */
export function linkedPage(target: string, context: PageContext): string | undefined {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  if (written === '' || written.startsWith('/') || /\.(?!html$)\w+$/.test(written))
    return undefined;
  const plain = decodeUriPart(written).replace(/\.html$|\/$/, '');
  const file = path.join(path.dirname(context.page.from), plain);
  return linkToPage(file, rest, context);
}

/**
 * Returns a link to the page at a path without an ending, with the query and fragment `rest`; undefined if there is no
 * such page.
 */
export function linkToPage(
  file: string,
  rest: string,
  { movedPage, linkTo }: PageContext,
): string | undefined {
  const found = ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md']
    .map((ending) => file + ending)
    .find((one) => movedPage(one));
  return found === undefined ? undefined : linkTo(found) + rest;
}
