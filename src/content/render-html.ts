import type { Element, Root as HtmlRoot } from 'hast';
import type { Definition, FootnoteDefinition, Parents, Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype';
import { type Plugin, unified } from 'unified';
import { rehypeSiteBlocks } from './blocks/render-site-blocks.js';
import { builderOfFile, type DocBuilder } from './doc-builder.js';
import type { Fragment } from './fragment.js';
import { rehypeFinish } from './html/finish.js';
import { rehypePrefixIds } from './html/prefix-ids.js';
import { nodeHandlers } from './node-handlers.js';
import type { State } from './node-types.js';
import { toTemplate } from './placeholders.js';
import { rehypeSitePlugins } from './plugins/rehype-plugins.js';
import { rehypeRawHtml } from './raw-html/rehype-raw-html.js';

/** Blocks that contain text only. */
const textBlocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'table']);

/**
 * The labels of footnotes, which are options, depend on the language of the text.
 *
 * `remark-rehype` searches all nodes of its tree for definitions, which takes a fourteenth of the parse stage. Therefore
 * its tree has only the definitions, and the handler of the root converts the text.
 */
const remarkToHtml: Plugin<[], Root, HtmlRoot> = () => (tree, file) => {
  const words = footnoteWords(builderOfFile(file));
  // The types do not say that the handler of the root returns a root.
  const root = (state: State) => defaultHandlers.root(state, tree) as unknown as Element;
  const toTree = remarkRehype({
    allowDangerousHtml: true,
    handlers: { ...nodeHandlers, root },
    ...words,
  });
  return toTree({ type: 'root', children: definitionsIn(tree) }, file) as HtmlRoot;
};

/** Returns the definitions of links and footnotes below a node, which are blocks like paragraphs. */
function definitionsIn({ children }: Parents): (Definition | FootnoteDefinition)[] {
  return children.flatMap((node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') return [node];
    return 'children' in node && !textBlocks.has(node.type) ? definitionsIn(node) : [];
  });
}

const toHtml = unified()
  .use(remarkToHtml)
  .use(rehypeRawHtml)
  .use(rehypeSiteBlocks)
  .use(rehypeSitePlugins)
  .use(rehypeFinish)
  .use(rehypePrefixIds)
  // Remaining raw nodes are highlighted code; raw HTML from authors has been parsed and sanitized.
  .use(rehypeStringify, {
    allowDangerousHtml: true,
    characterReferences: { useNamedReferences: true },
  })
  .freeze();

/** Converts an mdast tree to HTML with placeholders. All other results go to the builder. */
export function renderHtml(tree: Root, builder: DocBuilder): Fragment {
  const file = { value: '', data: { builder } };
  const rendered = toHtml.stringify(toHtml.runSync(tree, file), file);
  const { references, embeds, text } = builder;
  return { body: toTemplate(rendered), references, embeds, text };
}

function footnoteWords(builder: DocBuilder): Options {
  return {
    footnoteLabel: builder.phrase('content.footnotes'),
    // `1`, and `1-2` for the second reference to the same footnote.
    footnoteBackLabel: (note, place) =>
      builder.phrase('content.footnoteBack', {
        reference: place > 1 ? `${note + 1}-${place}` : note + 1,
      }),
  };
}
