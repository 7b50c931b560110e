import type { TextPass } from '../source-tool.js';
import { replaceOutsideCode } from './code-ranges.js';

const alignedElement =
  /(<(?:p|div|h[1-6]|td|th)\b[^>\n{]*?)\sstyle=(?:(["'])\s*text-align:\s*([a-z]+);?\s*\2|\{\{\s*(?:textAlign|["']text-?align["']):\s*["']([a-z]+)["'],?\s*\}\})/gi;

/** Text that a style only aligns, in HTML or MDX: pages take no styles, but `align` does the same. */
export const textAlign: TextPass = (text) =>
  replaceOutsideCode(
    text,
    alignedElement,
    ([, tag = '', , inHtml, inMdx]) => `${tag} align="${inHtml ?? inMdx}"`,
  );
