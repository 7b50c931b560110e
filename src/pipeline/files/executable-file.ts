import { decodeText } from '../../files/decode-text.js';

/** File types that browsers execute when opened, or for another file. */
const executable = /\.(?:[sx]?html?|xht|mht|mhtml|[cm]?js|xsl|xslt|xul|svgz|swf|htc)$/i;

/** XML types, which browsers execute if they contain XHTML, SVG or a transformation. */
const xml = /\.(?:xml|rdf|rss|atom|mathml)$/i;

/** Styles, unlike a transformation, run nothing. */
const cssInstruction = /<\?xml-stylesheet(?=[^>]*\btype=["']text\/css["'])[^>]*\?>/g;

/** Namespaces whose elements have behaviour in browsers. */
const living = /www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1998\/Math|1999\/xlink)/;

/**
 * Whether a file could run scripts on the site's origin if it was published unchanged. The content
 * security policy does not prevent that: not every host sends it, and it allows scripts of the site
 * itself.
 */
export function isExecutable(file: string, contents: () => Uint8Array): boolean {
  if (executable.test(file)) return true;
  if (/\.svg$/i.test(file)) return hasScripts(decodeText(contents()), () => true);
  return xml.test(file) && hasScripts(decodeText(contents()), (text) => living.test(text));
}

/**
 * Whether an XML document contains scripts, or is encoded in a way that cannot be checked.
 * @param isLiving whether its elements can have behaviour
 */
function hasScripts(document: string, isLiving: (text: string) => boolean): boolean {
  const text = document
    .replace(/&#x([\da-f]+);?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => character(Number(code)));
  const isUnclear =
    text.includes('\0') ||
    /^\uFEFF?\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-1)/i.test(text);
  // Drawing programs declare entities for their namespaces; other entities could hide a script.
  const spells = /<!ENTITY\s+(?!\w+\s+["']https?:)/i.test(text);
  if (isUnclear || spells) return true;
  if (text.replace(cssInstruction, '').includes('<?xml-stylesheet')) return true;
  if (!isLiving(text)) return false;
  const runs =
    /<(?:[^\s<>/:"'=]+:)?(?:script|iframe|embed|object|handler|listener)\b|[\s"'/]on\w+\s*=/i;
  // Browsers ignore line breaks and tabs in URLs.
  const address =
    /(?:javascript|vbscript):|data:(?:text\/(?:html|xml)|image\/svg|application\/(?:xhtml|xml))/i;
  return runs.test(text) || address.test(text.replace(/[\t\n\r]/g, ''));
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
