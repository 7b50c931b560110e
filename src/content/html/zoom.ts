import type { Element } from 'hast';
import type { DocBuilder } from '../doc-builder.js';
import { modeClasses } from './color-modes.js';

/**
 * Makes the images of a paragraph or figure buttons that enlarge them. The browser opens and closes the popover, so
 * that the page needs no script. Linked images have a purpose already.
 */
export function addZoom(parent: Element, builder: DocBuilder): void {
  parent.children = parent.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'img' ? zoomable(child, builder) : [child],
  );
}

function zoomable(image: Element, builder: DocBuilder): Element[] {
  builder.zoomCount += 1;
  const id = `_picture-${builder.zoomCount}`;
  const alt = String(image.properties.alt ?? '').trim();
  // Without a description, no colon is left at the end.
  const label = builder.phrase('content.enlargeImage', { image: alt }).replace(/[\s:：]+$/, '');
  const { loading, decoding, width, height, className, ...shared } = image.properties;
  const mode = modeClasses(image);
  const large: Element = {
    type: 'element',
    tagName: 'img',
    // The browser loads a lazy image when the popover shows it.
    properties: { ...shared, loading: 'lazy' },
    children: [],
  };
  const button = (properties: Element['properties'], child: Element): Element => ({
    type: 'element',
    tagName: 'button',
    properties: { type: 'button', popoverTarget: id, ...properties },
    children: [child],
  });
  return [
    button({ className: ['zoom', ...mode], ariaLabel: label }, image),
    {
      type: 'element',
      tagName: 'span',
      properties: {
        className: ['zoomed'],
        id,
        popover: 'auto',
        role: 'dialog',
        ariaLabel: alt || label,
      },
      children: [
        button(
          {
            popoverTargetAction: 'hide',
            autoFocus: true,
            ariaLabel: builder.phrase('content.closeImage'),
          },
          large,
        ),
      ],
    },
  ];
}
