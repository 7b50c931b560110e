import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { DocBuilder } from '../doc-builder.js';

/** Returns the content of a directive's brackets. */
export function directiveLabel(
  node: ContainerDirective | LeafDirective,
): readonly PhrasingContent[] {
  if (node.type === 'leafDirective') return node.children;
  const [first] = node.children;
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first.children : [];
}

/** Returns the blocks between a container's opening and closing fence. */
export function directiveContent(node: ContainerDirective): (BlockContent | DefinitionContent)[] {
  const [first, ...rest] = node.children;
  return first?.type === 'paragraph' && first.data?.directiveLabel ? rest : node.children;
}

/** Returns the label as written, for names and paths: `_partial_a_.md` contains no emphasis. */
export function labelSource(node: ContainerDirective | LeafDirective, builder: DocBuilder): string {
  const label = directiveLabel(node);
  const start = label[0]?.position?.start;
  const end = label.at(-1)?.position?.end;
  const written = start && end ? builder.sources.textBetween(start, end) : '';
  return written.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim();
}
