import path from 'node:path/posix';
import { isMarkdownFile } from '../../../files/markdown-file.js';
import { decodeUriPart } from '../../../url/decode-uri-part.js';
import type { PageContext } from '../../source-tool.js';
import { linkToPage } from '../../text/moved-target.js';

/**
 * Returns the path to the page that a relative address leads to on a site whose addresses end with a slash: from
 * `red/mars.md`, at `/red/mars/`, `../../moons/io` is `moons/io.md`. Undefined for paths of files, and if there is no such page.
 */
export function addressLink(target: string, context: PageContext): string | undefined {
  const [, written = '', rest = ''] = /^(\.{1,2}\/[^?#]*)(.*)$/s.exec(target) ?? [];
  if (written === '' || isMarkdownFile(written)) return undefined;
  const folder = context.page.from.replace(/(?:\/(?:index|readme))?\.mdx?$/i, '');
  const address = path.join(folder, decodeUriPart(written)).replace(/\/$/, '');
  return linkToPage(address, rest, context);
}
