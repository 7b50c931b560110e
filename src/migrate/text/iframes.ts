import { escapeAttribute, escapeText } from '../../text/escape.js';
import { tagAttribute } from '../../text/tag-attribute.js';
import type { TextPass } from '../source-tool.js';
import { replaceOutsideCode } from './code-ranges.js';
import { htmlBlocks } from './html-blocks.js';

const iframe = /<iframe\b([^>]*?)(?:\/>|>\s*<\/iframe>)/gi;

/** Frames of other sites become links, because pages load nothing from other sites. In HTML, Markdown is text. */
export const iframesToLinks: TextPass = (text) => {
  const isInHtml = htmlBlocks(text);
  return replaceOutsideCode(text, iframe, ({ 0: all, 1: attributes = '', index }) => {
    const src = tagAttribute(attributes, 'src');
    if (src === undefined || !/^(?:https?:)?\/\//.test(src)) return all;
    const words = tagAttribute(attributes, 'title') ?? hostName(src);
    const url = watchUrl(src);
    return isInHtml(index)
      ? `<a href="${escapeAttribute(url)}">${escapeText(words)}</a>`
      : `[${words.replace(/[[\]]/g, '\\$&')}](${url})`;
  });
};

/** Returns the page of a video instead of its player. */
function watchUrl(src: string): string {
  const [, id] = /youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(src) ?? [];
  const [, vimeo] = /player\.vimeo\.com\/video\/(\d+)/.exec(src) ?? [];
  if (id !== undefined && id !== 'videoseries') return `https://www.youtube.com/watch?v=${id}`;
  if (vimeo !== undefined) return `https://vimeo.com/${vimeo}`;
  return src.replace(/^\/\//, 'https://').replaceAll('&amp;', '&').replaceAll(' ', '%20');
}

function hostName(src: string): string {
  const [, host = src] = /^(?:https?:)?\/\/(?:www\.)?([^/]+)/.exec(src) ?? [];
  return /youtube/.test(host) ? 'YouTube' : host;
}
