import type { SiteInput } from '../input.js';
import type { PageLinks } from '../links/links.js';
import type { HeadElement } from '../page-props/chrome.js';

/** Attributes whose value is an address. */
const addresses = ['href', 'src'];

/** Returns the elements that the configuration adds to the head of every page, with the final URLs of their files. */
export function headElements(input: SiteInput, links: PageLinks): readonly HeadElement[] {
  const { head, scripts } = input.config;
  const resolve = (
    attributes: HeadElement['attributes'],
    path: readonly (string | number)[],
  ): HeadElement['attributes'] =>
    Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => {
        if (!addresses.includes(name) || typeof value !== 'string') return [name, value];
        const place = input.locate([...path, name]);
        return [name, links.resolveConfigured('image', value, place).url];
      }),
    );
  return [
    ...head.map(({ tag, attributes, content }, index) => ({
      tag,
      attributes: resolve(attributes, ['head', index, 'attributes']),
      content,
    })),
    ...scripts.map((script, index) => ({
      tag: 'script' as const,
      attributes:
        typeof script === 'string'
          ? { src: links.resolveConfigured('image', script, input.locate(['scripts', index])).url }
          : resolve(script, ['scripts', index]),
    })),
  ];
}
