import { decodeText } from '../files/decode-text.js';

/** Types that browsers run when somebody opens them, or may run for another file. */
const executable = /\.(?:[sx]?html?|xht|mht|mhtml|[cm]?js|xsl|xslt|xul|svgz|swf|htc)$/i;

/** Types that are XML, which browsers run where it has elements of XHTML or SVG, or a transformation. */
const xml = /\.(?:xml|rdf|rss|atom|mathml)$/i;

/** Namespaces whose elements browsers give a behaviour. */
const living = /www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1998\/Math|1999\/xlink)/;

/**
 * Whether a file could run scripts in the name of the site if it was published as it is. The policy of the site is no
 * defence: not every host sends it, and it allows scripts that lie on the site.
 */
export function isExecutable(file: string, contents: () => Uint8Array): boolean {
  if (executable.test(file)) return true;
  if (/\.svg$/i.test(file)) return hasScripts(decodeText(contents()), () => true);
  return xml.test(file) && hasScripts(decodeText(contents()), (text) => living.test(text));
}

/**
 * Whether an XML document does more than to be looked at, or is written so that one cannot tell.
 *
 * @param isLiving whether its elements can have a behaviour
 */
function hasScripts(document: string, isLiving: (text: string) => boolean): boolean {
  const text = document
    .replace(/&#x([\da-f]+);?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => character(Number(code)));
  const isUnclear =
    text.includes('\0') ||
    /^\uFEFF?\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-1)/i.test(text);
  // Drawing programs name the addresses of their formats; other entities could spell a script.
  const spells = /<!ENTITY\s+(?!\w+\s+["']https?:)/i.test(text);
  if (isUnclear || spells || text.includes('<?xml-stylesheet')) return true;
  if (!isLiving(text)) return false;
  const runs =
    /<(?:[^\s<>/:"'=]+:)?(?:script|iframe|embed|object|handler|listener)\b|[\s"'/]on\w+\s*=/i;
  // Browsers skip line ends and tabs in addresses.
  const address =
    /(?:javascript|vbscript):|data:(?:text\/(?:html|xml)|image\/svg|application\/(?:xhtml|xml))/i;
  return runs.test(text) || address.test(text.replace(/[\t\n\r]/g, ''));
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
