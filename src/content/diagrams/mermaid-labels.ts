import { wrapText } from './charts/canvas.js';
import { labelCharacter } from './charts/statement.js';

/**
 * Characters that end a label for the library, which reads lines by patterns. Those of the private use area stand for
 * them while it draws.
 */
const special = '[](){}|"<> :';
const firstSubstitute = 0xe100;

/** Writes a quoted label so that the library keeps all of it. Markup that it knows stays. */
export function encodeLabel(label: string): string {
  return label
    .replace(/<\/?(?:sub|sup|small|code|span)\b[^>]*>/gi, '')
    .replace(/(?:#|&#?)\w+;/g, (code) => placeholderCharacter(labelCharacter(code)))
    .replace(/[[\](){}|"]/g, placeholderCharacter);
}

/** Sizes of letters, and widths of lines in which labels are broken, in CSS pixels. */
const [labelSize, linkLabelSize] = [13, 11];
const [labelWidth, roundLabelWidth, linkLabelWidth] = [230, 150, 180];

/** `<align=left>text</align>`: a start and an end, so no placeholder such as `<id>`. */
const unknownElement =
  /<(?!(?:b|i|u|s|strong|em|del|sub|sup|small|code|span)\b)([a-z]+)(?:[\s=][^<>]*)?>(.*?)<\/\1>/gi;

/** Writes links and other elements in labels of a line as their text, and blocks as lines of their own. */
export function withoutElements(line: string): string {
  return (
    line
      .replace(/<\/?(?:a|abbr|center|font|kbd|tt)(?:\s[^<>]*)?>/gi, '')
      .replace(/<(b|i|u|s|strong|em|del)\s[^<>]*>/gi, '<$1>')
      // Browsers read it so.
      .replace(/<\/br\s*>/gi, '<br>')
      .replace(/<li(?:\s[^<>]*)?>/gi, '<br>• ')
      .replace(/<\/?(?:div|h[1-6]|hr|li|ol|p|pre|ul)(?:\s[^<>]*)?\/?>/gi, '<br>')
      // Browsers ignore elements that they do not know.
      .replace(unknownElement, '$2')
      .replace(/(?<=<br>\s*)<br>/gi, '')
      .replace(/(?<=["[({|])<br>|<br>(?=["\])}|])/gi, '')
  );
}

/** Writes a label in the place of a name, which has no spaces. */
export function encodeName(label: string): string {
  return encodeLabel(label.replace(/<br\s*\/?>|\\n/gi, ' ')).replace(
    /[<> :]/g,
    placeholderCharacter,
  );
}

/** Returns what a drawing says, without stand-ins. */
export function decodeLabel(text: string): string {
  return text.replace(
    /[\uE100-\uE11F]/g,
    (character) => special[character.charCodeAt(0) - firstSubstitute] ?? character,
  );
}

function placeholderCharacter(character: string): string {
  const index = special.indexOf(character);
  return index === -1 ? character : String.fromCharCode(firstSubstitute + index);
}

/** `id["Label"]`, with any brackets; the label has no brackets of its own. */
const definition =
  /(?<![\w-])([A-Za-z_][\w-]*)((?:\[\(|\(\[|\[\[|\(\(\(?|\{\{|[[({]|>)[^\n]*?[\])}]+)/g;

/**
 * Gives nodes of a flowchart their label where they first appear: the library keeps the name of a node that has its
 * label only later.
 */
export function withEarlyLabels(lines: readonly string[]): readonly string[] {
  const early: string[] = [...lines];
  const seen = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:subgraph|direction)\b/.test(line)) continue;
    for (const [, id = '', shape = ''] of line.matchAll(definition)) {
      const before = seen.get(id);
      if (before !== undefined && before < index)
        early[before] = withLabel(early[before] ?? '', id, shape);
      seen.set(id, -1);
    }
    for (const id of bareNames(line)) if (!seen.has(id)) seen.set(id, index);
  }
  return early;
}

const word = String.raw`[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*`;
const name = new RegExp(
  `(?<!\\S)\\.{3}(?!\\S)|(?<![\\p{L}\\p{N}_.:/-])[./]?${word}(?:[.:/]${word})*(?![\\p{L}\\p{N}_.:/])`,
  'gu',
);

/** A name as the library takes it: of Latin letters without accents, digits, `_` and `-`. */
function plainName(written: string): string {
  return written.replace(/[^\w-]/gu, (character) => `_c${character.codePointAt(0)}_`);
}

/** A node with other characters in its name: `docs.theme`, `app:v1.2`, `/base`, `.env`, `...`, `服务`. */
interface LongName {
  readonly name: string;
  readonly index: number;
  readonly hasLabel: boolean;
}

function longNames(line: string): readonly LongName[] {
  return [...masked(line).matchAll(name)]
    .filter(([found]) => /[^\w-]/u.test(found))
    .map(({ 0: found, index }) => ({
      name: found,
      index,
      hasLabel: /^[[({>@]/.test(line.slice(index + found.length)),
    }));
}

const groupName = new RegExp(`^(\\s*subgraph\\s+)(${word})(?=\\s*(?:\\[|$))`, 'u');

/** Gives nodes with other characters in their names plain names, and those names as labels where they have no others. */
export function withPlainNames(lines: readonly string[]): readonly string[] {
  const isOfNodes = (line: string): boolean => !/^\s*(?:subgraph|direction)\b/.test(line);
  const groups = lines.map((line) => groupName.exec(line)?.[2]);
  const found = lines.filter(isOfNodes).flatMap(longNames);
  const labelled = new Set(found.filter(({ hasLabel }) => hasLabel).map((one) => one.name));
  const withoutLabel = new Set([...labelled, ...groups]);
  return lines.map((line, number) => {
    const group = groups[number];
    if (group !== undefined) return withPlainGroup(line, group);
    if (!isOfNodes(line)) return line;
    let plain = '';
    let end = 0;
    for (const long of longNames(line)) {
      const label = withoutLabel.has(long.name) ? '' : `["${long.name}"]`;
      plain += line.slice(end, long.index) + plainName(long.name) + label;
      end = long.index + long.name.length;
    }
    return plain + line.slice(end);
  });
}

function withPlainGroup(line: string, group: string): string {
  if (!/[^\w-]/u.test(group)) return line;
  const label = line.includes('[') ? '' : `[${group}]`;
  return line.replace(groupName, (_, start: string) => start + plainName(group) + label);
}

/** Names of nodes between the links of a line, without labels. */
function bareNames(line: string): readonly string[] {
  return masked(line).match(/(?<![\w-])[A-Za-z_][\w-]*(?![\w-]*[[({>@])/g) ?? [];
}

/** Replaces labels by blanks of the same length. */
export function masked(line: string): string {
  return line.replace(label, (whole) => ' '.repeat(whole.length));
}

/** A label with its signs at both ends, as in {@link masked}. */
const label = /"[^"]*"|\|[^|]*\||\[[^\]]*\]+|\([^)]*\)+|\{[^}]*\}+/g;

/** Breaks long labels of a flowchart into lines, as Mermaid does. */
export function withShortLines(line: string): string {
  if (/^\s*subgraph\b/.test(line)) return line;
  return line.replace(label, (whole) => {
    const isOfLink = whole.startsWith('|');
    // A diamond or a circle is as high as it is wide.
    const isRound = /^(?:\{(?!\{)|\(\()/.test(whole);
    const width = isOfLink ? linkLabelWidth : isRound ? roundLabelWidth : labelWidth;
    return whole
      .split(/<br\s*\/?>/i)
      .flatMap((part) => wrapText(part, width, isOfLink ? linkLabelSize : labelSize))
      .join('<br>');
  });
}

function withLabel(line: string, id: string, shape: string): string {
  const at = masked(line).search(new RegExp(`(?<![\\w-])${id}(?![\\w-])`));
  if (at === -1) return line;
  const end = at + id.length;
  return line.slice(0, end) + shape + line.slice(end);
}
