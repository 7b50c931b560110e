import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { inlineNames, leafNames } from './directive-declarations.js';
import { matchPosition } from './match-position.js';

/** `:name[` or `:name{` after a space: `a:b[c]` is text on purpose. */
const inlineForm = /(?<=^|[\s(]):([a-z][\w-]{2,})[[{]/gm;
/** `::name[` or `::name{` at the beginning of a line. */
const blockForm = /^::([a-z][\w-]*)(?:\[|\{)/gm;
/** What a source with such a form contains: markup may stand before it. */
const mayHaveForm = /:[a-z][\w-]{2,}[[{]/;

/**
 * Reports inline blocks whose name is nearly one of docsgen's or of the site's, and blocks of one line whose bracket is
 * not closed. Any other word with a colon is text, so only a likely slip is worth a word.
 */
export function reportMisspelledBlocks(tree: Root, builder: DocBuilder): void {
  if (!builder.sources.have(mayHaveForm)) return;
  const own = builder.options.blocks?.declarations.map(({ name }) => name) ?? [];
  const names = [...inlineNames, ...own];
  visit(tree, 'text', (node) => {
    if (!node.value.includes(':')) return;
    for (const match of node.value.matchAll(blockForm)) {
      const [written, name = ''] = match;
      const isBlock = [...leafNames, ...own].some((one) => one === name);
      const position = isBlock ? matchPosition(match, node, builder) : undefined;
      if (!position) continue;
      const place = builder.sources.nodePlace({ position });
      const args = { name: `::${name}`, isLabel: written.endsWith('[') };
      builder.report(diagnose('content/unclosed-bracket', args, { place }));
    }
    for (const match of node.value.matchAll(inlineForm)) {
      const [, name = ''] = match;
      const hint = names.includes(name) ? undefined : didYouMean(name, names);
      const position = hint === undefined ? undefined : matchPosition(match, node, builder);
      if (!position) continue;
      const place = builder.sources.nodePlace({ position });
      builder.report(diagnose('content/unknown-directive', { name: `:${name}` }, { place, hint }));
    }
  });
}
