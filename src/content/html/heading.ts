import type { Element } from 'hast';
import type { Heading } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { diagnose } from '../../diagnostics/index.js';
import { builderOfFile, type DocBuilder } from '../doc-builder.js';
import type { NodeHandler } from '../node-types.js';
import { isReservedId } from '../reserved-ids.js';
import type { Positioned } from '../source-positions.js';

/** `{#id}`; also with spaces, a colon, classes or attributes (attribute lists), in a comment (MDX), or as `[#id]` (Fumadocs, Nextra). */
export const idAtEnd =
  /(?:\{(?::?\s*#([^\s{}]+)(?:\s+(?:\.[\w-]+|[\w-]+=(?:"[^"]*"|[^\s{}"]+)))*\s*|\/\*\s*#([^\s{}]+)\s*\*\/)\}|\[#(\p{L}[^\s[\]]*)\])\s*$/u;

/** Converts headings and reads the id of `## Title {#id}`. Other ids are generated once all explicit ids are known. */
export const heading: NodeHandler = (state, node: Heading) => {
  const last = node.children.at(-1);
  const [found, inList, inComment, inBrackets] =
    (last?.type === 'text' && idAtEnd.exec(last.value)) || [];
  const id = inList ?? inComment ?? inBrackets;
  if (last?.type === 'text' && found) last.value = last.value.slice(0, -found.length).trimEnd();
  const element: Element = defaultHandlers.heading(state, node);
  const builder = builderOfFile(state.options.file);
  const chosen = id === undefined ? undefined : chooseId(id, node, builder);
  if (chosen !== undefined) element.properties.id = chosen;
  if (node.data?.opensText) element.data = { ...element.data, opensText: true };
  return element;
};

/** Records an explicit id and returns it; undefined if the id is reserved. */
export function chooseId(id: string, node: Positioned, builder: DocBuilder): string | undefined {
  const place = builder.sources.nodePlace(node);
  if (isReservedId(id)) {
    builder.report(diagnose('content/reserved-id', { id }, { place }));
    return undefined;
  }
  if (builder.chosenIds.has(id))
    builder.report(diagnose('content/duplicate-id', { id }, { place }));
  builder.chosenIds.add(id);
  return id;
}
