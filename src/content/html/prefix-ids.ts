import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { builderOfFile } from '../doc-builder.js';

/** Adds the option `idPrefix` to every id and to the links to it. */
export function rehypePrefixIds() {
  return (tree: Root, file: { readonly data: Readonly<Record<string, unknown>> }): void => {
    const builder = builderOfFile(file);
    const { idPrefix } = builder.options;
    if (!idPrefix) return;
    visit(tree, 'element', ({ properties }) => {
      const { id, href, ariaDescribedBy, popoverTarget } = properties;
      if (id !== undefined) properties.id = idPrefix + id;
      if (popoverTarget !== undefined) properties.popoverTarget = idPrefix + popoverTarget;
      // Authors' links are placeholders by now; what remains are footnotes and heading anchors.
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
