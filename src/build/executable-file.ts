import { decodeText } from '../model/decode-text.js';

/** Types that browsers run when somebody opens them: HTML, XML in all its kinds, and scripts. */
const executable =
  /\.(?:[sx]?html?|xht|mht|mhtml|[cm]?js|xml|xsl|xslt|xul|rdf|rss|atom|mathml|svgz|swf|htc)$/i;

/** Whether a file could run scripts in the name of the site if it was published as it is. */
export function isExecutable(file: string, contents: () => Uint8Array): boolean {
  if (executable.test(file)) return true;
  return /\.svg$/i.test(file) && hasScripts(decodeText(contents()));
}

/** Whether a drawing does more than to be looked at, or is written so that one cannot tell. */
function hasScripts(svg: string): boolean {
  const text = svg
    .replace(/&#x([\da-f]+);?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_, code: string) => character(Number(code)));
  const isUnclear =
    text.includes('\0') ||
    /<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-1)/i.test(text);
  // Drawing programs name the addresses of their formats; other entities could spell a script.
  const spells = /<!ENTITY\s+(?!\w+\s+["']https?:)/i.test(text);
  const runs =
    /<(?:[\w-]+:)?(?:script|iframe|embed|object|handler|listener)\b|[\s"'/]on\w+\s*=|<\?xml-stylesheet/i;
  // Browsers skip line ends and tabs in addresses.
  const address = /(?:javascript|vbscript):|data:(?:text\/html|image\/svg|application\/xhtml)/i;
  return isUnclear || spells || runs.test(text) || address.test(text.replace(/[\t\n\r]/g, ''));
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
