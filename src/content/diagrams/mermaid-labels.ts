import { labelCharacter } from './charts/statement.js';

/**
 * Characters that end a label for the library, which reads lines by patterns. Those of the private use area stand for
 * them while it draws.
 */
const special = '[](){}|"<> ';
const firstSubstitute = 0xe100;

/** Writes a quoted label so that the library keeps all of it. Markup that it knows stays. */
export function encodeLabel(label: string): string {
  return label
    .replace(/<\/?(?:sub|sup|small|code|span)\b[^>]*>/gi, '')
    .replace(/(?:#|&#?)\w+;/g, (code) => placeholderCharacter(labelCharacter(code)))
    .replace(/[[\](){}|"]/g, placeholderCharacter);
}

/** Writes a label in the place of a name, which has no spaces. */
export function encodeName(label: string): string {
  return encodeLabel(label.replace(/<br\s*\/?>|\\n/gi, ' ')).replace(
    /[<> ]/g,
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

/** `docs.theme`, `app:v1.2`: the library takes only letters, digits and hyphens as the name of a node. */
const longName = /(?<![\w.:/-])\w(?:[\w-]*\w)?(?:[.:/]\w(?:[\w-]*\w)?)+(?![\w.:/])/g;

/** Gives nodes with other characters in their names plain names, and those names as labels where they have no others. */
export function withPlainNames(lines: readonly string[]): readonly string[] {
  const isNamed = (line: string): boolean => !/^\s*(?:subgraph|direction)\b/.test(line);
  const found = lines.filter(isNamed).flatMap((line) =>
    [...masked(line).matchAll(longName)].map(({ 0: name, index }) => ({
      name,
      hasLabel: /^[[({>@]/.test(line.slice(index + name.length)),
    })),
  );
  if (found.length === 0) return lines;
  const labelled = new Set(found.filter(({ hasLabel }) => hasLabel).map(({ name }) => name));
  return lines.map((line) => {
    if (!isNamed(line)) return line;
    let plain = '';
    let end = 0;
    for (const { 0: name, index } of masked(line).matchAll(longName)) {
      const id = name.replace(/[.:/]/g, (character) => `-c${character.charCodeAt(0)}-`);
      const label = labelled.has(name) ? '' : `["${name}"]`;
      plain += line.slice(end, index) + id + label;
      end = index + name.length;
    }
    return plain + line.slice(end);
  });
}

/** Names of nodes between the links of a line, without labels. */
function bareNames(line: string): readonly string[] {
  return masked(line).match(/(?<![\w-])[A-Za-z_][\w-]*(?![\w-]*[[({>@])/g) ?? [];
}

/** Replaces labels by blanks of the same length. */
function masked(line: string): string {
  return line.replace(/"[^"]*"|\|[^|]*\||\[[^\]]*\]+|\([^)]*\)+|\{[^}]*\}+/g, (label) =>
    ' '.repeat(label.length),
  );
}

function withLabel(line: string, id: string, shape: string): string {
  const at = masked(line).search(new RegExp(`(?<![\\w-])${id}(?![\\w-])`));
  if (at === -1) return line;
  const end = at + id.length;
  return line.slice(0, end) + shape + line.slice(end);
}
