import type { Element } from 'hast';
import type { DocBuilder } from '../doc-builder.js';
import type { Reference } from '../fragment.js';
import { takeModeMark } from '../html/color-modes.js';
import { imageElement } from '../html/show-image.js';
import { referenceIndex } from '../placeholders.js';
import { isSafeUrl } from '../safe-url.js';

/** Records links, images and media in HTML as references, like those in Markdown. */
export function collectRawReferences(element: Element, builder: DocBuilder): void {
  const { tagName, properties } = element;
  const refer = (name: 'href' | 'src' | 'poster', kind: Reference['kind']): void => {
    const written = properties[name];
    if (typeof written !== 'string' || (name === 'src' && written === '')) return;
    // Plugins of the site can copy an element with its placeholders.
    if (referenceIndex(written) !== undefined) return;
    const target = tagName === 'img' ? takeModeMark(written, element) : written;
    if (builder.options.trustedHtml && !isSafeUrl(target, kind)) return;
    const reference = builder.refer(kind, target, element);
    if (tagName === 'img') imageElement(element, reference);
    else properties[name] = reference?.placeholder;
  };
  refer('href', tagName === 'image' ? 'image' : 'link');
  refer('src', tagName === 'iframe' ? 'link' : 'image');
  refer('poster', 'image');
  const { srcSet } = properties;
  if (typeof srcSet === 'string') properties.srcSet = referEach(srcSet, element, builder);
}

/**
 * Records the URLs of a `srcset` such as `a.png 1x, b.png 2x` (HTML, "srcset attributes"). A comma without white space
 * after it belongs to the URL.
 */
function referEach(srcSet: string, element: Element, builder: DocBuilder): string | undefined {
  const marked = srcSet.split(/,\s+/).flatMap((candidate) => {
    const [address = '', ...descriptors] = candidate.trim().split(/\s+/);
    if (referenceIndex(address) !== undefined) return [candidate.trim()];
    const reference = address === '' ? undefined : builder.refer('image', address, element);
    return reference ? [[reference.placeholder, ...descriptors].join(' ')] : [];
  });
  return marked.length > 0 ? marked.join(', ') : undefined;
}
