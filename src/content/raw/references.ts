import type { Element } from 'hast';
import type { Draft } from '../doc-builder.js';
import type { Reference } from '../fragment.js';
import { showImage } from '../html/show-image.js';
import { isSafeUrl } from '../safe-url.js';

/** Links, images and media that were written as HTML lead somewhere like those written as Markdown. */
export function referRaw(element: Element, draft: Draft): void {
  const { tagName, properties } = element;
  const refer = (name: 'href' | 'src' | 'poster', kind: Reference['kind']): void => {
    const target = properties[name];
    if (typeof target !== 'string' || (name === 'src' && target === '')) return;
    if (draft.options.trustedHtml && !isSafeUrl(target, kind)) return;
    const reference = draft.refer(kind, target, element);
    if (tagName === 'img') showImage(element, reference);
    else properties[name] = reference?.mark;
  };
  refer('href', 'link');
  refer('src', tagName === 'iframe' ? 'link' : 'image');
  refer('poster', 'image');
  const { srcSet } = properties;
  if (typeof srcSet === 'string') properties.srcSet = referEach(srcSet, element, draft);
}

/** `a.png 1x, b.png 2x` (HTML, "srcset attributes"): addresses with commas inside are left alone. */
function referEach(srcSet: string, element: Element, draft: Draft): string | undefined {
  const marked = srcSet.split(/,\s+/).flatMap((candidate) => {
    const [address = '', ...descriptors] = candidate.trim().split(/\s+/);
    const reference = address === '' ? undefined : draft.refer('image', address, element);
    return reference ? [[reference.mark, ...descriptors].join(' ')] : [];
  });
  return marked.length > 0 ? marked.join(', ') : undefined;
}
