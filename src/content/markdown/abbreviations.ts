import type { Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { escapePattern } from '../../text/escape-pattern.js';

const definition = /^\*\[([^\]\n]+)\]:[ \t]*(\S[^\n]*)$/;

/**
 * Removes definitions such as `*[API]: Application programming interface` from a text and explains each of these words
 * where it occurs.
 */
export function readAbbreviations(tree: Root): void {
  const meanings = new Map<string, string>();
  visit(tree, 'paragraph', (node, index, parent) => {
    const defined = abbreviationDefinitions(node.children);
    if (!defined || !parent || index === undefined) return undefined;
    for (const [name, meaning] of defined) meanings.set(name, meaning);
    parent.children.splice(index, 1);
    return index;
  });
  if (meanings.size === 0) return;
  const names = [...meanings.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const anyName = new RegExp(`(?<![\\p{L}\\p{N}_])(${names.join('|')})(?![\\p{L}\\p{N}_])`, 'u');
  explain(tree, anyName, meanings);
}

/** Returns the definitions of a paragraph that holds nothing else. */
function abbreviationDefinitions(
  children: readonly PhrasingContent[],
): readonly [string, string][] | undefined {
  const [only, ...rest] = children;
  if (only?.type !== 'text' || rest.length > 0 || !only.value.startsWith('*[')) return undefined;
  const lines = only.value.split('\n').map((line) => definition.exec(line.trim()));
  const found = lines.flatMap((line): [string, string][] =>
    line ? [[line[1] ?? '', line[2] ?? '']] : [],
  );
  return found.length === lines.length ? found : undefined;
}

function explain(parent: Parents, anyName: RegExp, meanings: ReadonlyMap<string, string>): void {
  const explained = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
    if (node.type === 'text') return explainedText(node.value, node.position, anyName, meanings);
    if ('children' in node) explain(node as Parents, anyName, meanings);
    return [node];
  });
  parent.children = explained as typeof parent.children;
}

function explainedText(
  value: string,
  position: PhrasingContent['position'],
  anyName: RegExp,
  meanings: ReadonlyMap<string, string>,
): PhrasingContent[] {
  // Odd pieces are the names.
  return value.split(anyName).flatMap((piece, index): PhrasingContent[] => {
    const text = { type: 'text' as const, value: piece, position };
    if (index % 2 === 0) return piece === '' ? [] : [text];
    const title = meanings.get(piece) ?? '';
    const data = { hName: 'abbr', hProperties: { title } };
    return [{ type: 'abbreviation', children: [text], data, position }];
  });
}
