import type { Root } from 'mdast';
import { type Processor, unified } from 'unified';
import { type LateLibrary, lateLibrary } from '../../files/late-library.js';

/**
 * Matches characters that every GFM extension needs: autolinks, strikethrough, tables, footnotes, task list items.
 * Other texts parse in two thirds of the time without GFM.
 */
const mayBeGfm = /[@~|]|:\/\/|www\.|\[\^|\[[\sx]\]|:-|-:/i;

/** Parses CommonMark, GFM and directives to mdast with remark-parse, the reference for `parse-native.ts`. */
export function parseRemark(text: string, hasMath = false): Root {
  parsers ??= createParsers(lateLibrary('remark'));
  if (hasMath) return parsers.gfmWithMath.parse(text);
  return (mayBeGfm.test(text) ? parsers.gfm : parsers.commonMark).parse(text);
}

let parsers: ReturnType<typeof createParsers> | undefined;

function createParsers(library: LateLibrary<'remark'>) {
  const { remarkParse, remarkGfm, remarkMath } = library;
  /** Enables `::leaf[…]` and `:::container` blocks, but no inline directives: `a:b` and `12:30` stay text. */
  function flowDirectives(this: Processor): void {
    const { flow } = library.directive();
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow }];
    data.fromMarkdownExtensions = [
      ...(data.fromMarkdownExtensions ?? []),
      library.directiveFromMarkdown(),
    ];
  }
  const commonMark = unified().use(remarkParse).use(flowDirectives).freeze();
  const gfm = unified().use(remarkParse).use(remarkGfm).use(flowDirectives).freeze();
  const gfmWithMath = gfm().use(remarkMath).freeze();
  return { commonMark, gfm, gfmWithMath };
}
