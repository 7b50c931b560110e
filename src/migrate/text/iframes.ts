import { tagAttribute } from '../../text/tag-attribute.js';
import type { TextPass } from '../source-tool.js';
import { replaceOutsideCode } from './code-ranges.js';

const iframe = /<iframe\b([^>]*?)(?:\/>|>\s*<\/iframe>)/gi;

/** Frames of other sites become links, because pages load nothing from other sites. */
export const iframesToLinks: TextPass = (text) =>
  replaceOutsideCode(text, iframe, ([all, attributes = '']) => {
    const src = tagAttribute(attributes, 'src');
    if (src === undefined || !/^(?:https?:)?\/\//.test(src)) return all;
    return `[${(tagAttribute(attributes, 'title') ?? hostName(src)).replace(/[[\]]/g, '\\$&')}](${watchUrl(src)})`;
  });

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
