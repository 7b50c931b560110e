import type { List, ListItem, RootContent } from 'mdast';
import { directive, listItemNode, listNode, nodesText, paragraphNode, textNode } from './nodes.js';
import type { Tag, TagTable } from './tag.js';

function fileTree(tag: Tag): RootContent[] {
  const label = tag.label('title');
  const made = tree(tag);
  if (label.length > 0) return [directive('figure', { label, children: made }, tag.node.position)];
  return made;
}

function tree(tag: Tag): RootContent[] {
  if (tag.childTags().some(({ name }) => isFileName(name))) return files(tag);
  return [directive('file-tree', { children: withoutLoneTrees(tag) }, tag.node.position)];
}

/** Files that a tag of the site has in `{children}` are one tree. */
function withoutLoneTrees(tag: Tag): RootContent[] {
  const children = tag.children();
  const lists = children.flatMap((child) =>
    child.type === 'containerDirective' && child.name === 'file-tree' ? child.children : [],
  );
  const items = lists.flatMap((list) => (list.type === 'list' ? list.children : []));
  // Text beside the files must not be lost.
  return items.length > 0 && lists.length === children.length
    ? [listNode(items, false, tag.node.position)]
    : children;
}

/** `<File name>` or `<Folder name>` in a component of the site, not in a tree. */
function loneFile(tag: Tag): RootContent[] {
  const { position } = tag.node;
  return [
    directive('file-tree', { children: [listNode([fileItem(tag)], false, position)] }, position),
  ];
}

function isFileName(name: string): boolean {
  return /(?:^|\.)(?:Folder|File)$/.test(name);
}

/** `<Files>` with `<Folder name>` and `<File name>` as a list, after what is none of them. */
function files(tag: Tag): RootContent[] {
  const { list, rest } = fileList(tag);
  return [...rest, directive('file-tree', { children: [list] }, tag.node.position)];
}

function fileList(tag: Tag): { readonly list: List; readonly rest: readonly RootContent[] } {
  const { before, parts } = tag.split(isFileName);
  const items = parts.map((part) => fileItem(part.tag));
  const rest = [...before, ...parts.flatMap(({ after }) => after)];
  return { list: listNode(items, false, tag.node.position), rest };
}

function fileItem(tag: Tag): ListItem {
  const { attributes, node } = tag;
  const isFolder = /folder$/i.test(tag.name) || tag.childTags().length > 0;
  const name = attributes.text('name', 'title', 'label') ?? nodesText(tag.children());
  attributes.flag('defaultOpen', 'open', 'openable');
  attributes.flag('highlight', 'active');
  attributes.flag('disabled');
  attributes.has('icon');
  attributes.reportRest();
  const shown = isFolder ? `${name.replace(/\/$/, '')}/` : name;
  const title = (words: string) => paragraphNode([textNode(words, node.position)], node.position);
  if (tag.childTags().length === 0) return listItemNode([title(shown)], node.position);
  const { list, rest } = fileList(tag);
  const comment = nodesText(rest).trim();
  return listItemNode([title(`${shown} ${comment}`.trimEnd()), list], node.position);
}

/** Trees of files. */
export const fileTreeTags: TagTable = {
  FileTree: fileTree,
  Files: files,
  Tree: files,
  File: loneFile,
  Folder: loneFile,
};
