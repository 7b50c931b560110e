import type { Element, ElementContent } from 'hast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { type GlossaryTerm, readGlossary } from '../glossary.js';
import type { State } from '../node-types.js';
import { nodesText } from '../tags/nodes.js';
import { element } from './element.js';

/**
 * Converts `:term[Perihelion]` to a button that shows the definition in a popover, without a script. `of` names the
 * term where the text has another form of it.
 */
export function term(state: State, node: TextDirective, builder: DocBuilder): ElementContent[] {
  const words = state.all(node);
  const written = nodesText(node.children).trim();
  const name = node.attributes?.of ?? written;
  builder.edited.push({ node, with: written });
  const { terms, hasProblems } = readGlossary(builder);
  const definition = terms.find((one) => isNamed(one, name));
  if (!definition) {
    // The problem of the glossary has been reported.
    if (hasProblems) return words;
    const known = terms.flatMap((one) => [one.term, ...one.aliases]);
    const hint = didYouMean(name, known) ?? 'add it to glossary.yml in the folder of the site';
    const place = builder.sources.nodePlace(node);
    builder.report(diagnose('content/unknown-term', { term: name }, { place, hint }));
    return words;
  }
  builder.termCount += 1;
  const id = `_term-${builder.termCount}`;
  return [
    element('button', { type: 'button', className: ['term'], popoverTarget: id }, words),
    element('span', { className: ['term-note'], id, popover: 'auto', role: 'note' }, [
      element('strong', {}, [{ type: 'text', value: definition.term }]),
      { type: 'text', value: ` ${definition.definition}` },
    ]),
  ];
}

function isNamed({ term: own, aliases }: GlossaryTerm, name: string): boolean {
  return [own, ...aliases].some((one) => one.toLowerCase() === name.toLowerCase());
}

/** Converts `::glossary` to the list of all terms, in the order of the alphabet. */
export function glossary(node: LeafDirective, builder: DocBuilder): Element | undefined {
  const { terms, hasProblems } = readGlossary(builder);
  if (terms.length === 0) {
    if (hasProblems) return undefined;
    const place = builder.sources.nodePlace(node);
    const args = { problem: 'it has no terms, or does not exist' };
    builder.reportOnce(diagnose('content/glossary', args, { place }));
    return undefined;
  }
  const { locale } = builder.options.messages;
  const sorted = terms.toSorted((a, b) => a.term.localeCompare(b.term, locale));
  const items = sorted.flatMap(({ term: name, definition, aliases }) => [
    element('dt', {}, [{ type: 'text', value: [name, ...aliases].join(', ') }]),
    element('dd', {}, [{ type: 'text', value: definition }]),
  ]);
  return element('dl', {}, items);
}
