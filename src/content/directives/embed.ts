import type { ElementContent } from 'hast';
import type { LeafDirective } from 'mdast-util-directive';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { labelSource } from '../markdown/label.js';

/** Records `::schema[Invoice]{depth=2}` or `::operation[createInvoice]` as an embed, which the site renders. */
export function embed(
  kind: 'schema' | 'operation',
  node: LeafDirective,
  builder: DocBuilder,
): ElementContent | undefined {
  const name = labelSource(node, builder);
  if (name === '') {
    const example = kind === 'schema' ? '::schema[Invoice]' : '::operation[createInvoice]';
    const place = builder.sources.placeOf(node);
    builder.report(diagnose('content/missing-label', { name: `::${kind}`, example }, { place }));
    return undefined;
  }
  const attributes = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']),
  );
  return { type: 'text', value: builder.embed(kind, name, attributes, node) };
}
