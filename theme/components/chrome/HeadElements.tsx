import type { HeadElement } from 'docsgen/theme';
import { createElement } from 'react';

interface Props {
  readonly elements: readonly HeadElement[];
}

/** React writes these attributes only under its own names. */
const reactNames: Readonly<Record<string, string>> = {
  charset: 'charSet',
  class: 'className',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  hreflang: 'hrefLang',
  'http-equiv': 'httpEquiv',
  imagesizes: 'imageSizes',
  imagesrcset: 'imageSrcSet',
  nomodule: 'noModule',
  referrerpolicy: 'referrerPolicy',
};
/** React writes `true` only for attributes that it knows to have no value. */
const withoutValue = ['async', 'defer', 'disabled', 'noModule'];

/** The elements that the configuration adds to the head. */
export function HeadElements({ elements }: Props) {
  return elements.map(({ tag, attributes, content }, index) =>
    createElement(tag, { key: index, ...reactAttributes(attributes) }, content),
  );
}

function reactAttributes(attributes: HeadElement['attributes']): Record<string, string | true> {
  return Object.fromEntries(
    Object.entries(attributes).map(([written, value]) => {
      const name = reactNames[written.toLowerCase()] ?? written.toLowerCase();
      return [name, value === true && !withoutValue.includes(name) ? '' : value];
    }),
  );
}
