import type { LeafDirective } from 'mdast-util-directive';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import type { DiagramEmbed } from '../fragment.js';
import { type AttributeItem, attributeItems } from './attribute-items.js';

const example = 'schemas="Customer, Invoice=./invoice.md"';

/**
 * Reads `::api-diagram{schemas="Customer, Invoice=./invoice.md" current="Invoice" references="Invoice.payer=Customer"}`.
 * Each schema can have a page to link to; each declared reference is a field and the schema it refers to.
 */
export function readApiDiagram(
  node: LeafDirective,
  builder: DocBuilder,
): { readonly embed?: DiagramEmbed; readonly problems: readonly Diagnostic[] } {
  const place = builder.sources.nodePlace(node);
  const problems: Diagnostic[] = [];
  const schemas = attributeItems(node, 'schemas', builder).map((item) => {
    const [name, link] = splitAt(item, '=');
    return { name: name.text, place: name.place, ...(link && { link: writtenName(link) }) };
  });
  const references = attributeItems(node, 'references', builder).flatMap((item) => {
    const [field, target] = splitAt(item, '=');
    const [, schema, name] = /^([^.]+)\.(.+)$/s.exec(field.text) ?? [];
    if (schema !== undefined && name !== undefined && target !== undefined)
      return [{ schema, field: name, target: target.text, place: item.place }];
    const problem = `cannot read the reference ${item.text}: write Invoice.payer=Customer`;
    problems.push(misused(problem, item.place));
    return [];
  });
  const [current] = attributeItems(node, 'current', builder);
  if (schemas.length === 0) problems.push(misused(`names no schemas: write ${example}`, place));
  if (!place || schemas.length === 0) return { problems };
  const embed: DiagramEmbed = {
    kind: 'api-diagram',
    schemas,
    references,
    ...(current && { current: writtenName(current) }),
    place,
  };
  return { embed, problems };
}

function writtenName({ text, place }: AttributeItem): Pick<AttributeItem, 'text' | 'place'> {
  return { text, place };
}

function misused(problem: string, place: AttributeItem['place']): Diagnostic {
  return diagnose('content/misplaced-directive', { name: '::api-diagram', problem }, { place });
}

/** Splits an item at the first separator; both parts keep their positions. */
function splitAt(item: AttributeItem, separator: string): [AttributeItem, AttributeItem?] {
  const at = item.text.indexOf(separator);
  if (at === -1) return [item];
  return [item.part(0, at), item.part(at + separator.length, item.text.length)];
}
