import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { inlineNames, leafNames } from './directive-declarations.js';
import { matchPosition } from './match-position.js';

/** `:name[` or `:name{` after a space: `a:b[c]` is text on purpose. */
const inlineForm = /(?<=^|[\s(]):([a-z][\w-]{2,})(?:\[(?!\])|\{)/gm;
/** `::name[` or `::name{` at the beginning of a line. */
const blockForm = /^::([a-z][\w-]*)(?:\[|\{)/gm;
const inlineHint = `write one of ${inlineNames.map((name) => `:${name}[…]`).join(', ')}, declare one in blocks/, or write \\: for the character`;
/** What a source with such a form contains: markup may stand before it. */
const mayHaveForm = /:[a-z][\w-]{2,}[[{]/;

/**
 * Reports inline blocks whose name docsgen and the site do not have, and blocks of one line whose bracket is not closed.
 * Most other words with a colon are text on purpose.
 */
export function reportMisspelledBlocks(tree: Root, builder: DocBuilder): void {
  if (!builder.sources.have(mayHaveForm)) return;
  const own = builder.options.blocks?.declarations.map(({ name }) => name) ?? [];
  const names = [...inlineNames, ...own];
  let hasForeign = false;
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
      const [written, name = ''] = match;
      const position = names.includes(name) ? undefined : matchPosition(match, node, builder);
      if (!position) continue;
      const place = builder.sources.nodePlace({ position });
      const hint = didYouMean(name, names);
      if (hint !== undefined) {
        builder.report(
          diagnose('content/unknown-directive', { name: `:${name}` }, { place, hint }),
        );
      } else if (!hasForeign && written.endsWith('[')) {
        hasForeign = true;
        const what = `The inline block :${name}[…]`;
        builder.report(diagnose('content/foreign-syntax', { what }, { place, hint: inlineHint }));
      }
    }
  });
}
