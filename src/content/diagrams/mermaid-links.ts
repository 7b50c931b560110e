/** Any link of a flowchart between spaces, with its label. */
const link = /\s*<?(?:-->|---|==>|===|-\.->|-\.-)(?:\|[^|]*\|)?\s*/;

/** `-- text --x`: a link with a cross at its end. */
const crossedLink = /(--|==|-\.)\s+((?:(?!--|==|-\.)[^|<>])+?)\s+(?:-{2,}|={2,}|\.-+)x(?=\s)/g;

/**
 * Writes links as the library knows them: without ids, of one length, and without circles at their ends. A cross
 * becomes a mark of the label; an invisible link that has a label is dotted.
 */
export function withPlainLinks(line: string): string {
  return line
    .replace(/\b[\w-]+@(?=[xo]?[-=<.]{2})/g, '')
    .replace(/~~~+\s*(?=\|)/g, '-.-')
    .replace(crossedLink, (_, start: string, text: string) => `${shortLine(start)}|✕ ${text}|`)
    .replace(/(?<=[\s\p{L}\p{N}_\])}])\.-+x(?=[\s|])/gu, '.-x')
    .replace(/(?<=\s)[xo](?=(?:--|==|-\.)\S*\s)/g, '')
    .replace(/(-{2,}|={2,}|-\.+-)x\s*\|\s*/g, (_, shaft: string) => `${shortLine(shaft)}|✕ `)
    .replace(/(-{2,}|={2,}|-\.+-)x(?=\s)/g, (_, shaft: string) => `${shortLine(shaft)}|✕|`)
    .replace(/(-{2,}|={2,}|-\.+-)o(?=[\s|])/g, (_, shaft: string) => shortLine(shaft))
    .replace(/(\.)-+[xo](?=\s)/g, '$1-')
    .replace(/-{3,}>/g, '-->')
    .replace(/-{4,}/g, '---')
    .replace(/={3,}>/g, '==>')
    .replace(/={4,}/g, '===')
    .replace(/-\.{2,}-/g, '-.-');
}

function shortLine(shaft: string): string {
  if (shaft.startsWith('-.')) return '-.-';
  return shaft.startsWith('=') ? '===' : '---';
}

/** Puts the label of a link behind it and spaces around it, and makes slanted boxes rectangles. */
export function spacedLinks(line: string): string {
  return line
    .replace(/\s*;\s*$/, '')
    .replace(/\[[/\\]([^[\]]*)[/\\]\]/g, '[$1]')
    .replace(
      /(<?)--\s*(?![-\s>|ox])((?:<br\s*\/?>|[^|<>])+?)\s*--+([>xo]?)(?=[\s\p{L}\p{N}_])/gu,
      '$1--$3|$2|',
    )
    .replace(/(<?)-\.\s*(?!-)([^|.<>]+?)\s*\.-+([>xo]?)/g, '$1-.-$3|$2|')
    .replace(/(<?)==\s*(?![=\s>|])([^|=<>]+?)\s*==+([>xo]?)(?=[\s\p{L}\p{N}_])/gu, '$1==$3|$2|')
    .replace(/(?<![-=<])(<?(?:--|==))\|/g, '$1-|')
    .replace(/(<?(?:-{2,}|={2,}|-\.+-)[>xo]?)\s*\|\s*(.*?)\s*\|/g, '$1|$2|')
    .replace(
      /(?<=[\p{L}\p{N}_\])}\uFDD4])(<?(?:--+>|==+>|-\.+->?|---|===))(?=[\s\p{L}\p{N}_|])/gu,
      ' $1 ',
    )
    .replace(/((?:--+>|==+>|-\.+->?)) ?(\|[^|]*\|)(?=[\p{L}\p{N}_])/gu, '$1$2 ')
    .replace(/ (\|)(?=[^|]*\|)/g, '$1');
}

/** Joins a line that ends with a link and the next one. */
export function joinLinks(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    joined.push(isOpen ? `${joined.pop()} ${line.trim()}` : line);
    isOpen = /[\s\p{L}\p{N}_\])}](?:--+>?|==+>?|-\.+->?)(?:\s*\|[^|]*\|)?\s*$/u.test(line);
  }
  return joined;
}

/** Returns how many lines the statements draw, with those of `a & b --> c & d`. */
export function countLinks(lines: readonly string[]): number {
  let count = 0;
  for (const line of lines) {
    const plain = line.replace(/"[^"]*"/g, '""');
    if (/^\s*(?:subgraph|direction)\b/.test(plain)) continue;
    const groups = withTextLabels(plain)
      .replace(/\[[^\]]*\]+|\([^)]*\)+|\{[^}]*\}+/g, '')
      .split(link)
      .map((group) => group.split('&').length);
    for (const [index, size] of groups.slice(1).entries()) count += size * (groups[index] ?? 1);
  }
  return count;
}

/** `-- text -->` as `-->`: its label is part of the link. */
function withTextLabels(line: string): string {
  return line
    .replace(/<?--\s+[^|]+?\s+(-->|---)/g, ' $1 ')
    .replace(/<?==\s+[^|]+?\s+(==>|===)/g, ' $1 ')
    .replace(/<?-\.\s+[^|]+?\s+\.->/g, ' -.-> ')
    .replace(/<?-\.\s+[^|]+?\s+-\.-/g, ' -.- ');
}
