import type { Element, ElementContent } from 'hast';
import type { Code } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { diagnose } from '../../diagnostics/index.js';
import { codeFigure, codeLabel } from '../code/code-block.js';
import type { Draft } from '../doc-builder.js';
import { contentOf } from '../markdown/label.js';
import type { State } from '../types.js';
import { inline } from './admonition.js';

/** `::::tabs` that hold `:::tab[Label]`, with `{sync=os}` in step with other groups. */
export function tabs(state: State, node: ContainerDirective, draft: Draft): Element {
  const sections: ElementContent[] = [];
  for (const child of contentOf(node)) {
    if (child.type !== 'containerDirective' || child.name !== 'tab') {
      const problem = 'holds something outside of its :::tab[Label] blocks';
      const place = draft.sources.placeOf(child);
      draft.report(
        diagnose('content/misplaced-directive', { name: ':::tabs', problem }, { place }),
      );
    }
    const converted = state.one(child, node);
    if (converted) sections.push(...(Array.isArray(converted) ? converted : [converted]));
  }
  return group(state, node, ['tabs'], sections);
}

/** `:::tab[Label]`; the place of a tab is among others. */
export function tab(state: State, node: ContainerDirective, draft: Draft): Element {
  const label = inline(state, node);
  if (label.length === 0) {
    const place = draft.sources.placeOf(node);
    const args = { name: ':::tab', example: ':::tab[Label]' };
    draft.report(diagnose('content/missing-label', args, { place }));
    label.push({ type: 'text', value: draft.phrase('content.tab') });
  }
  const children = state.all({ type: 'root', children: contentOf(node) });
  return section(state, label, children, draft);
}

/** `:::code-group` around fenced code blocks; each is labelled by its title or its language. */
export function codeGroup(state: State, node: ContainerDirective, draft: Draft): Element {
  const sections: ElementContent[] = [];
  for (const child of contentOf(node)) {
    if (child.type === 'code') sections.push(codeTab(state, child, draft));
    else {
      const problem = 'holds something that is no fenced code block';
      const place = draft.sources.placeOf(child);
      draft.report(
        diagnose('content/misplaced-directive', { name: ':::code-group', problem }, { place }),
      );
      const converted = state.one(child, node);
      if (converted) sections.push(...(Array.isArray(converted) ? converted : [converted]));
    }
  }
  return group(state, node, ['tabs', 'tabs-code'], sections);
}

function codeTab(state: State, node: Code, draft: Draft): Element {
  const figure = codeFigure(node, draft, false);
  state.patch(node, figure);
  return section(state, [{ type: 'text', value: codeLabel(node, draft) }], [figure], draft);
}

function group(
  state: State,
  node: ContainerDirective,
  className: string[],
  sections: ElementContent[],
): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className, dataSync: node.attributes?.sync || undefined },
    children: state.wrap(sections, true),
  };
}

function section(
  state: State,
  label: ElementContent[],
  children: ElementContent[],
  draft: Draft,
): Element {
  const heading: Element = {
    type: 'element',
    tagName: 'p',
    properties: { className: ['tab-label'] },
    children: label,
    data: { whenEmpty: draft.phrase('content.tab') },
  };
  return {
    type: 'element',
    tagName: 'section',
    properties: { className: ['tab'] },
    children: state.wrap([heading, ...children], true),
    data: { isTab: true },
  };
}
