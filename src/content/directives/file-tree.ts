import type { Element, ElementContent } from 'hast';
import type { List, ListItem, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { directiveContent } from '../markdown/label.js';
import type { State } from '../node-types.js';
import { element } from './element.js';
import { drawing } from './icon.js';

const folder = 'M1.5 4v8.5h13v-7H7.3L5.8 3.5H1.5z';
const file = 'M3.5 1.5h5.8l3.2 3.2v9.8h-9zM9.3 1.5v3.2h3.2';

/** Converts `:::file-tree` with a list of names: folders end with `/` or hold a list; words after a name are a comment. */
export function fileTree(
  state: State,
  node: ContainerDirective,
  builder: DocBuilder,
): Element | ElementContent[] {
  const content = directiveContent(node);
  const [list, ...rest] = content;
  if (list?.type !== 'list' || rest.length > 0) {
    const problem = 'must hold one list of names';
    const place = builder.sources.nodePlace(list ?? node);
    builder.report(
      diagnose('content/misplaced-directive', { name: ':::file-tree', problem }, { place }),
    );
    return state.all({ type: 'root', children: content });
  }
  return element('div', { className: ['file-tree'] }, [tree(state, list)]);
}

function tree(state: State, list: List): Element {
  return element(
    'ul',
    {},
    list.children.map((item) => entry(state, item)),
  );
}

function entry(state: State, item: ListItem): Element {
  const [first, ...rest] = item.children;
  const name = first?.type === 'paragraph' ? first.children : [];
  const lists = rest.filter((child) => child.type === 'list');
  const [text, comment] = split(name);
  const isFolder = lists.length > 0 || /\/\s*$/.test(plain(text));
  const isMore = /^(?:\.{3}|…)$/.test(plain(text).trim());
  const icon = drawing([isFolder ? folder : file], ['drawing']);
  const listItem = element('li', {}, [
    element('span', { className: [isFolder ? 'file-tree-folder' : 'file-tree-file'] }, [
      ...(isMore ? [] : [icon]),
      ...state.all({ type: 'paragraph', children: text }),
    ]),
    ...(comment.length > 0 ? [{ type: 'text', value: ' ' } as const] : []),
    ...(comment.length > 0
      ? [
          element(
            'span',
            { className: ['file-tree-comment'] },
            state.all({ type: 'paragraph', children: comment }),
          ),
        ]
      : []),
    ...lists.map((one) => tree(state, one)),
  ]);
  state.patch(item, listItem);
  return listItem;
}

/** Splits a line into name and comment at the first space of its first text. */
function split(name: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const at = name.findIndex((one) => one.type === 'text' && /\s/.test(one.value.trimEnd()));
  const text = name[at];
  if (text?.type !== 'text') return [[...name], []];
  const space = text.value.search(/\s/);
  const [before, after] = [text.value.slice(0, space), text.value.slice(space).trimStart()];
  return [
    [...name.slice(0, at), ...(before === '' ? [] : [{ ...text, value: before }])],
    [...(after === '' ? [] : [{ ...text, value: after }]), ...name.slice(at + 1)],
  ];
}

function plain(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? plain(node.children) : ''))
    .join('');
}
