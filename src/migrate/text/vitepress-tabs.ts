import type { TextPass } from '../source-tool.js';
import { codeLines } from './code-ranges.js';
import { directiveLines, withoutBlankEnds } from './directive.js';

const tabsOpening = /^(:{3,})[ \t]*tabs(?:[ \t]+key:(\S+))?[ \t]*\r?$/;
const tabMarker = /^={2,}[ \t]+(.*?)[ \t]*\r?$/;

/** `:::tabs` with `== Label` lines, of vitepress-plugin-tabs. */
export const vitepressTabs: TextPass = (text) => {
  if (!/^:{3,}[ \t]*tabs\b/m.test(text)) return text;
  const lines = text.split('\n');
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
  return made.join('\n');
};

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

/** Returns the tabs between the lines of `:::tabs`; undefined if the text has another form. */
function tabBlocks(lines: readonly string[]): readonly string[] | undefined {
  const isCode = codeLines(lines);
  const parts: { readonly label: string; readonly body: string[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const label = isCode[at] ? undefined : tabMarker.exec(line)?.[1];
    if (label !== undefined) parts.push({ label, body: [] });
    else if (parts.length > 0) parts.at(-1)?.body.push(line);
    else if (line.trim() !== '') return undefined;
  }
  if (parts.length === 0) return undefined;
  return parts.flatMap(({ label, body }) => [
    ...directiveLines({ name: 'tab', label, body: withClosedBlocks(body) }),
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
