const blockTag =
  /^ {0,3}<\/?(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>]|$)/i;
const tagAlone = /^ {0,3}<\/?[a-z][\w-]*(?:\s[^<>]*)?>\s*$/i;

/** Whether a block of HTML can begin with a line, which the next empty line ends. */
export function beginsHtmlBlock(line: string): boolean {
  return blockTag.test(line) || tagAlone.test(line);
}

/**
 * Returns whether an offset of a text is in a block of HTML, in which Markdown means nothing: from a tag at the
 * beginning of a line to the next empty line.
 */
export function htmlBlocks(text: string): (offset: number) => boolean {
  const ranges: { readonly from: number; readonly to: number }[] = [];
  let from: number | undefined;
  let offset = 0;
  for (const line of text.split('\n')) {
    if (from === undefined && beginsHtmlBlock(line)) from = offset;
    if (from !== undefined && line.trim() === '') {
      ranges.push({ from, to: offset });
      from = undefined;
    }
    offset += line.length + 1;
  }
  if (from !== undefined) ranges.push({ from, to: offset });
  return (at) => ranges.some((range) => range.from <= at && at < range.to);
}
