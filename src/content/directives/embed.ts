import type { ElementContent } from 'hast';
import type { LeafDirective } from 'mdast-util-directive';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import type { DocEmbed } from '../fragment.js';
import { labelSource } from '../markdown/label.js';
import { readApiDiagram } from './api-diagram.js';

/** Records a block from the API description as an embed, which the site renders. */
export function embed(node: LeafDirective, builder: DocBuilder): ElementContent | undefined {
  const { embed: found, problems } = readEmbed(node, builder);
  for (const problem of problems) builder.report(problem);
  return found && { type: 'text', value: builder.embed(found) };
}

interface ReadEmbed {
  readonly embed?: DocEmbed;
  readonly problems: readonly Diagnostic[];
}

/** Reads `::schema[Invoice]{depth=2}`, `::operation[createInvoice]` or `::api-diagram{schemas="Customer, Invoice"}`. */
export function readEmbed(node: LeafDirective, builder: DocBuilder): ReadEmbed {
  const { name: kind } = node;
  if (kind === 'api-diagram') return readApiDiagram(node, builder);
  if (kind !== 'schema' && kind !== 'operation') return { problems: [] };
  const place = builder.sources.nodePlace(node);
  const name = labelSource(node, builder);
  if (name === '') {
    const example = kind === 'schema' ? '::schema[Invoice]' : '::operation[createInvoice]';
    const args = { name: `::${kind}`, example };
    return { problems: [diagnose('content/missing-label', args, { place })] };
  }
  const attributes = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value ?? '']),
  );
  return { ...(place && { embed: { kind, name, attributes, place } }), problems: [] };
}
