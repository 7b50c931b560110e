import type { TextPass } from '../source-tool.js';
import { codeLines } from './code-ranges.js';
import { directiveLines, withoutBlankEnds } from './directive.js';

const groupOpening = /^([ \t]*)(:{3,})[ \t]*code-group[ \t]*\r?$/;
const itemOpening = /^[ \t]*(:{3,})[ \t]*code-group-item[ \t]+(.*?)(?::active)?[ \t]*\r?$/;

interface Item {
  readonly label: string;
  readonly body: readonly string[];
}

/** `::: code-group-item Label` in `:::: code-group`, as VuePress has it: code blocks with titles, or tabs. */
export const codeGroupItems: TextPass = (text) => {
  if (!text.includes('code-group-item')) return text;
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  const made: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, indent] = (!isCode[at] && groupOpening.exec(line)) || [];
    const group = indent === undefined ? undefined : readGroup(lines, isCode, at + 1);
    if (group === undefined || indent === undefined) made.push(line);
    else {
      made.push(...groupLines(group.items, indent));
      at = group.end;
    }
  }
  return made.join('\n');
};

/** Reads the items from a line on, and the line that closes the group; undefined if it has another form. */
function readGroup(
  lines: readonly string[],
  isCode: readonly boolean[],
  from: number,
): { readonly items: readonly Item[]; readonly end: number } | undefined {
  const items: Item[] = [];
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (/^[ \t]*:{3,}[ \t]*\r?$/.test(line))
      return items.length > 0 ? { items, end: at } : undefined;
    const [, , label] = itemOpening.exec(line) ?? [];
    const end = lines.findIndex(
      (one, index) => index > at && !isCode[index] && /^[ \t]*:{3,}[ \t]*\r?$/.test(one),
    );
    if (label === undefined || end === -1) return undefined;
    items.push({ label, body: withoutBlankEnds(lines.slice(at + 1, end)) });
    at = end;
  }
  return undefined;
}

function groupLines(items: readonly Item[], indent: string): readonly string[] {
  const blocks = items.map(titledCode);
  const isCodeOnly = blocks.every((one) => one !== undefined);
  const body = isCodeOnly
    ? blocks.flatMap((lines) => [...lines, ''])
    : items.flatMap(({ label, body: own }) => [
        ...directiveLines({ name: 'tab', label, body: own, indent }),
        '',
      ]);
  return directiveLines({ name: isCodeOnly ? 'code-group' : 'tabs', body, indent });
}

/** Returns the only code block of an item with its label as title; undefined for other content. */
function titledCode({ label, body }: Item): readonly string[] | undefined {
  const [first = '', ...rest] = body;
  const [, fence] = /^[ \t]*(`{3,}|~{3,})/.exec(first) ?? [];
  if (fence === undefined || !codeLines(body).every(Boolean)) return undefined;
  const isOneBlock = rest.filter((line) => line.trim() === fence).length === 1;
  if (!isOneBlock || body.at(-1)?.trim() !== fence) return undefined;
  if (/\btitle=|\[[^\]]*\]\s*$/.test(first)) return body;
  return [`${first.trimEnd()} title="${label.replaceAll('"', "'")}"`, ...rest];
}
