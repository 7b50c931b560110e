import { defaultSchema, type Options } from 'rehype-sanitize';

/** On every element that we make, while it goes through the HTML parser with what authors wrote. */
export const sealProperty = 'dataSeal';

const own = ['aside', 'figure', 'figcaption', 'details', 'summary', 'input'];
const inText = [
  ...['abbr', 'acronym', 'bdi', 'bdo', 'big', 'cite', 'data', 'dfn', 'mark', 'meter', 'progress'],
  ...['small', 'time', 'u', 'wbr'],
];
const blocks = ['address', 'article', 'caption', 'center', 'col', 'colgroup', 'hgroup'];
const media = ['audio', 'video', 'track', 'picture', 'source'];

const { attributes, tagNames } = defaultSchema;
const permitted = [...new Set([...(tagNames ?? []), ...own, ...inText, ...blocks, ...media])];

/** Those of forms, which are not allowed themselves, and what could name things in scripts or take keys. */
const notEverywhere =
  /^(accept|acceptCharset|accessKey|action|encType|htmlFor|method|name|prompt|useMap)$/;

/** Elements whose content is no text: they go with all that is in them. */
const dropped = [
  ...['script', 'style', 'template', 'svg', 'math', 'object', 'applet', 'select', 'canvas'],
  ...['iframe', 'title', 'textarea', 'xmp', 'noembed', 'noframes', 'plaintext'],
];

/**
 * What authors may write as HTML: the elements and attributes of a text, none that runs scripts, loads
 * frames, sends forms or styles. Ids stay as they are, because links lead to them; `name` is only allowed
 * where it makes nothing a property of `document` (HTML, "named access").
 */
export const allowed: Options & { readonly strip: string[]; readonly tagNames: string[] } = {
  ...defaultSchema,
  tagNames: permitted,
  attributes: {
    ...attributes,
    '*': [
      ...(attributes?.['*'] ?? []).filter((name) => !notEverywhere.test(String(name))),
      'className',
      'role',
      'ariaLabel',
      'ariaHidden',
      'ariaDescribedBy',
      'ariaLabelledBy',
      [sealProperty, /^\uFDD2\d+$/],
    ],
    a: ['href', 'name', ['target', '_blank'], 'rel', 'download'],
    abbr: ['title'],
    audio: ['src', 'controls', 'loop', 'muted', 'preload'],
    details: ['open', 'name'],
    img: ['src', 'srcSet', 'sizes', 'loading', 'decoding'],
    li: ['value'],
    section: [],
    source: ['src', 'srcSet', 'sizes', 'media', 'type'],
    track: ['src', 'kind', 'srcLang', 'label', 'default'],
    video: ['src', 'poster', 'controls', 'loop', 'muted', 'preload', 'playsInline'],
    h2: [],
    ol: ['reversed', 'start', 'type'],
    ul: [],
    code: [],
  },
  clobber: [],
  // Addresses are judged in one place for Markdown and HTML, see `safe-url.ts`.
  protocols: {},
  strip: dropped,
};

/** Elements that HTML has and texts may not: they are taken out. */
const refused = [
  ...dropped,
  ...['frame', 'frameset', 'embed', 'param', 'noscript', 'portal', 'listing', 'html', 'head'],
  ...['form', 'button', 'label', 'fieldset', 'legend', 'option', 'optgroup', 'datalist', 'output'],
  ...['body', 'base', 'link'],
  ...['dialog', 'menu', 'main', 'nav', 'header', 'footer', 'search', 'slot', 'map', 'area', 'font'],
  ...[
    'meta',
    'marquee',
    'blink',
    'bgsound',
    'keygen',
    'basefont',
    'dir',
    'nobr',
    'spacer',
    'image',
  ],
];

const permittedNames = new Set(permitted);
const elementNames = new Set([...permitted, ...refused]);

const droppedNames = new Set(dropped);

/** Whether texts may have this element. */
export function isAllowedName(name: string): boolean {
  return permittedNames.has(name.toLowerCase());
}

/** Whether an element goes with all that is in it. */
export function isDropped(name: string): boolean {
  return droppedNames.has(name.toLowerCase());
}

/** Whether HTML has such an element. Any other word in angle brackets is text. */
export function isElementName(name: string): boolean {
  return elementNames.has(name.toLowerCase());
}
