import type { Element, ElementContent } from 'hast';
import type { ContainerDirective } from 'mdast-util-directive';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { directiveContent } from '../markdown/label.js';
import type { State } from '../node-types.js';

/** Converts `:::steps` with a numbered list: each item is a step beside its number. */
export function steps(
  state: State,
  node: ContainerDirective,
  builder: DocBuilder,
): Element | ElementContent[] {
  const content = directiveContent(node);
  const converted = state.all({ type: 'root', children: content });
  const [only, ...rest] = content;
  const list = converted.find((child) => child.type === 'element' && child.tagName === 'ol');
  if (only?.type !== 'list' || rest.length > 0 || list?.type !== 'element') {
    const problem = 'must hold one numbered list';
    const place = builder.sources.nodePlace(only ?? node);
    builder.report(
      diagnose('content/misplaced-directive', { name: ':::steps', problem }, { place }),
    );
    return converted;
  }
  list.properties.className = ['steps'];
  return list;
}
