import type { ElementContent } from 'hast';
import type { LeafDirective } from 'mdast-util-directive';
import { diagnose } from '../../diagnostics/index.js';
import type { Draft } from '../doc-builder.js';
import { writtenLabel } from '../markdown/label.js';

/** `::schema[Invoice]{depth=2}` and `::operation[createInvoice]`: the site fills them in. */
export function embed(
  kind: 'schema' | 'operation',
  node: LeafDirective,
  draft: Draft,
): ElementContent | undefined {
  const name = writtenLabel(node, draft);
  if (name === '') {
    const example = kind === 'schema' ? '::schema[Invoice]' : '::operation[createInvoice]';
    const place = draft.sources.placeOf(node);
    draft.report(diagnose('content/missing-label', { name: `::${kind}`, example }, { place }));
    return undefined;
  }
  const attributes = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']),
  );
  return { type: 'text', value: draft.embed(kind, name, attributes, node) };
}
