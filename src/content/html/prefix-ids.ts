import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { builderOfFile } from '../doc-builder.js';

/** Puts the option `idPrefix` before every id, and before the links to them. */
export function rehypePrefixIds() {
  return (tree: Root, file: { readonly data: Readonly<Record<string, unknown>> }): void => {
    const builder = builderOfFile(file);
    const { idPrefix } = builder.options;
    if (!idPrefix) return;
    visit(tree, 'element', ({ properties }) => {
      const { id, href, ariaDescribedBy } = properties;
      if (id !== undefined) properties.id = idPrefix + id;
      // What authors link to is a hole by now: these are footnotes and headings' links to themselves.
      if (typeof href === 'string' && href.startsWith('#'))
        properties.href = `#${idPrefix}${href.slice(1)}`;
      if (Array.isArray(ariaDescribedBy)) {
        properties.ariaDescribedBy = ariaDescribedBy.map((each) => idPrefix + each);
      }
    });
    for (const [index, reference] of builder.references.entries()) {
      const own =
        reference.target.startsWith('#') && builder.anchors.has(reference.target.slice(1));
      if (own)
        builder.references[index] = {
          ...reference,
          target: `#${idPrefix}${reference.target.slice(1)}`,
        };
    }
  };
}
