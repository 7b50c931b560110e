import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { flowDirectives } from './flow-directives.js';

const commonMark = unified().use(remarkParse).use(flowDirectives).freeze();
const gfm = unified().use(remarkParse).use(remarkGfm).use(flowDirectives).freeze();
const gfmWithMath = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath)
  .use(flowDirectives)
  .freeze();

/**
 * Matches characters that every GFM extension needs: autolinks, strikethrough, tables, footnotes, task list items.
 * Other texts parse in two thirds of the time without GFM.
 */
const mayBeGfm = /[@~|]|:\/\/|www\.|\[\^|\[[\sx]\]|:-|-:/i;

/** Parses CommonMark, GFM and directives to mdast with remark-parse, the reference for `parse-native.ts`. */
export function parseRemark(text: string, hasMath = false): Root {
  if (hasMath) return gfmWithMath.parse(text);
  return (mayBeGfm.test(text) ? gfm : commonMark).parse(text);
}
