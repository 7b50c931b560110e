import type { TextPass } from '../../source-tool.js';
import { codeLines } from '../../text/code-ranges.js';
import { directiveLines, withoutBlankEnds } from '../../text/directive.js';

const tabsOpening = /^(:{3,})[ \t]*tabs(?:[ \t]+key:(\S+))?[ \t]*\r?$/;
const tabMarker = /^(={2,})(?!=)[ \t]*(\S.*?)[ \t]*\r?$/;

/** `:::tabs` with `== Label` lines, of vitepress-plugin-tabs. */
export const vitepressTabs: TextPass = (text) =>
  /^:{3,}[ \t]*tabs\b/m.test(text) ? withTabs(text.split('\n')).join('\n') : text;

function withTabs(lines: readonly string[]): readonly string[] {
  const isCode = codeLines(lines);
  const made: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, fence = '', sync] = (!isCode[at] && tabsOpening.exec(line)) || [];
    const end = fence === '' ? -1 : closingLine(lines, isCode, at, fence);
    const body = end === -1 ? undefined : tabBlocks(lines.slice(at + 1, end));
    if (body === undefined) made.push(line);
    else {
      made.push(...directiveLines({ name: 'tabs', attributes: { sync }, body }));
      at = end;
    }
  }
  return made;
}

/** Returns the first line that closes a block, as VitePress does: a block in it with as many colons ends there, too. */
function closingLine(
  lines: readonly string[],
  isCode: readonly boolean[],
  opening: number,
  fence: string,
): number {
  return lines.findIndex(
    (line, at) => at > opening && !isCode[at] && /^:+\s*$/.test(line) && line.startsWith(fence),
  );
}

/**
 * Returns the tabs between the lines of `:::tabs`; undefined if the text has another form. Lines with another number of
 * equals signs than the first belong to tabs in a tab.
 */
function tabBlocks(lines: readonly string[]): readonly string[] | undefined {
  const isCode = codeLines(lines);
  const parts: { readonly label: string; readonly body: string[] }[] = [];
  let first: string | undefined;
  for (const [at, line] of lines.entries()) {
    const [, marker, label = ''] = (!isCode[at] && tabMarker.exec(line)) || [];
    first ??= marker;
    if (marker !== undefined && marker === first) parts.push({ label, body: [] });
    else if (parts.length > 0) parts.at(-1)?.body.push(line);
    else if (line.trim() !== '') return undefined;
  }
  if (parts.length === 0) return undefined;
  return parts.flatMap(({ label, body }) => [
    ...directiveLines({ name: 'tab', label, body: withTabs(withClosedBlocks(body)) }),
    '',
  ]);
}

/** Closes the blocks that end with their tab. */
function withClosedBlocks(lines: readonly string[]): readonly string[] {
  const isCode = codeLines(lines);
  const open: string[] = [];
  for (const [at, line] of lines.entries()) {
    const [, fence = '', name = ''] = (!isCode[at] && /^(:{3,})(.*)$/.exec(line)) || [];
    if (fence === '') continue;
    if (name.trim() !== '') open.push(fence);
    else open.splice(open.findLastIndex((one) => fence.startsWith(one)));
  }
  return open.length === 0 ? lines : [...withoutBlankEnds(lines), '', ...open.toReversed()];
}
