import type { Root } from 'mdast';
import { DocBuilder } from './doc-builder.js';
import type { Fragment } from './fragment.js';
import { beforeTruncate } from './markdown/truncate.js';
import { PagePlugins } from './plugins/page-plugins.js';
import { renderHtml } from './render-html.js';

/**
 * Renders the text before `<!-- truncate -->` for lists. Ids get a prefix, because several excerpts share a page.
 * Reports nothing: rendering the whole text has reported all problems.
 */
export function renderExcerpt(tree: Root, whole: DocBuilder, path: string): Fragment | undefined {
  const opening = whole.sources.have('truncate') ? beforeTruncate(tree) : undefined;
  if (!opening) return undefined;
  const name = path.replace(/\.[^./]*$/, '').replace(/[^\p{L}\p{N}]+/gu, '-');
  const idPrefix = `${name}--`;
  const options = { ...whole.options, idPrefix };
  const builder = new DocBuilder(options, (file) => whole.reread(file), whole.sources);
  builder.frontMatter = whole.frontMatter;
  builder.textScope = whole.textScope;
  const { plugins } = whole;
  if (plugins) builder.plugins = new PagePlugins(plugins.all, builder, plugins.page);
  const excerpt = renderHtml(opening, builder);
  // Links to anchors stay as written, because they lead to the full text.
  const references = excerpt.references.map((reference) => {
    const { target } = reference;
    if (!target.startsWith(`#${idPrefix}`)) return reference;
    return { ...reference, target: `#${target.slice(1 + idPrefix.length)}` };
  });
  return { ...excerpt, references };
}
