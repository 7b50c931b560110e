import path from 'node:path/posix';
import { decodeUriPart } from '../../url/decode-uri-part.js';
import type { PageContext } from '../source-tool.js';

/**
 * Returns the new path of a file that a link names relative to its page; undefined if there is no such file, or if it
 * is at the same place beside the page.
 */
export function movedTarget(target: string, context: PageContext): string | undefined {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  if (written === '' || written.startsWith('/')) return undefined;
  const file = path.join(path.dirname(context.page.from), decodeUriPart(written));
  if (!context.files.has(file)) return undefined;
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
  const found = [
    `${file}.md`,
    `${file}.mdx`,
    `${file}/index.md`,
    `${file}/index.mdx`,
    `${file}/README.md`,
  ].find((one) => context.movedPage(one));
  return found === undefined ? undefined : context.linkTo(found) + rest;
}
