import { defaultSchema, type Options } from 'rehype-sanitize';

/** Attribute on every generated element while it passes through the HTML parser with raw HTML. */
export const protectedProperty = 'dataProtected';

const docsgenElements = ['aside', 'figure', 'figcaption', 'details', 'summary', 'input'];
const inText = [
  ...['abbr', 'acronym', 'bdi', 'bdo', 'big', 'cite', 'data', 'dfn', 'mark', 'meter', 'progress'],
  ...['small', 'time', 'u', 'wbr'],
];
const blocks = ['address', 'article', 'caption', 'center', 'col', 'colgroup', 'hgroup'];
const media = ['audio', 'video', 'track', 'picture', 'source'];

const { attributes, tagNames } = defaultSchema;
const permitted = [
  ...new Set([...(tagNames ?? []), ...docsgenElements, ...inText, ...blocks, ...media]),
];

/** Attributes of forms, which are not allowed, and attributes that can define names for scripts or capture keys. */
const notEverywhere =
  /^(accept|acceptCharset|accessKey|action|encType|htmlFor|method|name|prompt|useMap)$/;

/** Elements that are removed with their content, because it is not text. */
const dropped = [
  ...['script', 'style', 'template', 'svg', 'math', 'object', 'applet', 'select', 'canvas'],
  ...['iframe', 'title', 'textarea', 'xmp', 'noembed', 'noframes', 'plaintext'],
];

/**
 * The allowed HTML: elements and attributes of text, nothing that runs scripts, loads frames, sends forms or adds
 * styles. Ids are kept as link targets; `name` is only allowed on elements that do not become a property of `document`
 * (HTML, "named access").
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
      [protectedProperty, /^\uFDD2\d+$/],
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
  // `safe-url.ts` checks URLs for Markdown and HTML alike.
  protocols: {},
  strip: dropped,
};

/** HTML elements that are not allowed and removed. */
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

/** Whether the element is allowed. */
export function isAllowedName(name: string): boolean {
  return permittedNames.has(name.toLowerCase());
}

/** Whether the element is removed with its content. */
export function isDropped(name: string): boolean {
  return droppedNames.has(name.toLowerCase());
}

/** Whether HTML defines the element. Other words in angle brackets are text. */
export function isElementName(name: string): boolean {
  return elementNames.has(name.toLowerCase());
}
