import type { DocEmbed, Fragment, MarkdownPart } from '../../../content/fragment.js';
import type { PageLinks } from '../../links/page-links.js';
import { indentedBy, plainMarkdown } from './blocks.js';
import type { Writer } from './writer.js';

/** Returns the Markdown of an embed; empty if its schema or operation does not exist. */
export type WriteEmbed = (embed: DocEmbed) => string;

/** The page that shows a fragment. */
interface FragmentContext {
  readonly route: string;
  readonly links: PageLinks;
  readonly writer: Writer;
}

/**
 * Returns a fragment as Markdown with resolved links. `links` reports nothing, because the page itself has reported
 * broken links.
 */
export function fragmentMarkdown(
  fragment: Fragment,
  { route, links, writer }: FragmentContext,
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

/** Returns a URL that is valid between parentheses; fragment-only URLs stay relative. */
function address(url: string, writer: Writer): string {
  const whole = url.startsWith('/') && !url.startsWith('//') ? writer.url(url) : url;
  return whole.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
}
