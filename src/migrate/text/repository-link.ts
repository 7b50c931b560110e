import path from 'node:path/posix';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import { mediaFile } from '../reserved-paths.js';
import { repositoryAddress } from '../source-repository.js';
import type { PageContext } from '../source-tool.js';

/**
 * Returns what a link means on the site of a Git host, where texts are read beside the code: a path from the root of
 * the repository leads to a page, and files and folders without a page are in the repository. Undefined for a link
 * that stays.
 */
export function repositoryLink(target: string, context: PageContext): string | undefined {
  const { page, files, movedPage, linkTo } = context;
  const { repository } = files;
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  if (written === '' || !repository) return undefined;
  const isRooted = written.startsWith('/');
  const file = isRooted
    ? path.relative(repository.folder, decodeUriPart(written).slice(1))
    : path.join(path.dirname(page.from), decodeUriPart(written));
  if (movedPage(file)) return isRooted ? linkTo(file) + rest : undefined;
  const isFile = files.has(file);
  const isFolder = !isFile && files.list(file).length > 0;
  if (!isFile && !isFolder) return undefined;
  if (mediaFile.test(file)) return linkTo(file) + rest;
  const hasPage = ['README.md', 'readme.md', 'index.md'].some((name) =>
    movedPage(path.join(file, name)),
  );
  if (hasPage) return undefined;
  const place = path.join(repository.folder, file).replace(/\/$/, '');
  return repositoryAddress(repository.url, place, isFolder) + rest;
}
