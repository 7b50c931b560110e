import type { DocEmbed, Fragment, MarkdownPart } from '../../../content/fragment.js';
import type { PageLinks } from '../../links/links.js';
import { indentedBy, plainMarkdown } from './blocks.js';
import type { Writer } from './writer.js';

/** What a block from the API description becomes; empty where there is none of that name. */
export type WriteEmbed = (embed: DocEmbed) => string;

/** A text as Markdown with its links resolved. `links` is a quiet one: the page itself has reported what is wrong. */
export function fragmentMarkdown(
  fragment: Fragment,
  route: string,
  links: PageLinks,
  writer: Writer,
  writeEmbed: WriteEmbed = () => '',
): string {
  if (!fragment.markdown) return plainMarkdown(fragment.text);
  const write = (part: MarkdownPart): string => {
    if (typeof part === 'string') return part;
    if (part.kind === 'embed') {
      return indentedBy(part.indent, writeEmbed(part.embed));
    }
    const kind = part.kind === 'image' ? 'image' : 'link';
    const found = links.resolve(kind, part.target, { file: part.file, route }, undefined);
    return part.kind === 'label'
      ? plainMarkdown(found.title ?? found.url)
      : address(found.url, writer);
  };
  return fragment.markdown.map(write).join('');
}

/** An address as it may stand between parentheses; what leads to a place on the same page stays. */
function address(url: string, writer: Writer): string {
  const whole = url.startsWith('/') && !url.startsWith('//') ? writer.url(url) : url;
  return whole.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}
