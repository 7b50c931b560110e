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
  if (tag.childTags().some(({ name }) => /(?:^|\.)(?:Folder|File)$/.test(name))) return files(tag);
  return [directive('file-tree', { children: tag.children() }, tag.node.position)];
}

/** `<Files>` with `<Folder name>` and `<File name>` as a list. */
function files(tag: Tag): RootContent[] {
  return [directive('file-tree', { children: [fileList(tag)] }, tag.node.position)];
}

function fileList(tag: Tag): List {
  const items = tag.childTags().map((child): ListItem => {
    const { attributes, node } = child;
    const isFolder = /folder$/i.test(child.name) || child.childTags().length > 0;
    const name = attributes.text('name', 'title', 'label') ?? nodesText(child.children());
    attributes.flag('defaultOpen', 'open', 'openable');
    attributes.flag('highlight', 'active');
    attributes.flag('disabled');
    attributes.has('icon');
    const title = paragraphNode(
      [textNode(isFolder ? `${name.replace(/\/$/, '')}/` : name, node.position)],
      node.position,
    );
    attributes.reportRest();
    const inside = child.childTags().length > 0 ? [fileList(child)] : [];
    return listItemNode([title, ...inside], node.position);
  });
  return listNode(items, false, tag.node.position);
}

/** Trees of files. */
export const fileTreeTags: TagTable = {
  FileTree: fileTree,
  Files: files,
  Tree: files,
};
