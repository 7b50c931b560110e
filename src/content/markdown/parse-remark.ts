import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

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

/** Enables `::leaf[…]` and `:::container` blocks, but no inline directives: `a:b` and `12:30` stay text. */
function flowDirectives(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: directive().flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
