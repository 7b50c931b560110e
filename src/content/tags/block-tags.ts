import type { List, ListItem, RootContent } from 'mdast';
import { diagnose } from '../../diagnostics/index.js';
import { tagPlace } from './attributes.js';
import {
  blockNodes,
  directive,
  listItemNode,
  listNode,
  nodesText,
  paragraphNode,
  textNode,
} from './nodes.js';
import type { ConvertTag, Tag, TagTable } from './tag.js';

/** An admonition of a fixed kind: `<Note>`. */
function admonition(kind: string): ConvertTag {
  return (tag) => admonitionOf(kind, tag);
}

function admonitionOf(kind: string, tag: Tag): RootContent[] {
  const { node, attributes } = tag;
  const label = tag.label('title', 'label', 'heading');
  attributes.has('icon');
  const id = attributes.text('id');
  return [directive(kind, { label, attributes: { id }, children: tag.children() }, node.position)];
}

const kinds: Readonly<Record<string, string>> = {
  ...{ note: 'note', secondary: 'note', default: 'note', info: 'info', check: 'tip' },
  ...{ tip: 'tip', success: 'tip', idea: 'tip', important: 'important', warn: 'warning' },
  ...{ warning: 'warning', caution: 'caution', danger: 'danger', error: 'danger' },
};

/** An admonition with its kind in an attribute: `<Aside type="tip">`. */
function typedAdmonition(fallback: string): ConvertTag {
  return (tag) => {
    const type = tag.attributes.text('type', 'variant', 'kind', 'severity', 'intent');
    const kind = kinds[type?.toLowerCase() ?? fallback];
    if (kind === undefined) {
      const args = { name: `<${tag.name}>`, problem: `has no kind ${type}` };
      const hint = `kinds: ${Object.keys(kinds).join(', ')}`;
      const details = { place: tagPlace(tag.node, tag.builder), hint };
      tag.builder.report(diagnose('content/misplaced-directive', args, details));
    }
    return admonitionOf(kind ?? 'note', tag);
  };
}

function tabs(tag: Tag): RootContent[] {
  const { node, attributes } = tag;
  const sync = attributes.text('groupId', 'syncKey', 'sync', 'group');
  attributes.text('defaultValue', 'defaultIndex');
  const values = labels(attributes.value('values'));
  const items = attributes.value('items', 'tabs');
  const names = Array.isArray(items) ? items.map(String) : [];
  const tabTags = tag.childTags();
  const made = tabTags.map((child, index) => {
    const value = child.attributes.text('value', 'slot');
    const known = value === undefined ? undefined : values.get(value);
    const label = child.label('label', 'title', 'name');
    const name = known ?? value ?? names[index];
    const title =
      label.length > 0 || name === undefined ? label : [textNode(name, child.node.position)];
    child.attributes.has('icon');
    const id = child.attributes.text('id');
    const content = child.children();
    child.attributes.reportRest();
    return directive(
      'tab',
      { label: title, attributes: { id }, children: content },
      child.node.position,
    );
  });
  // What is no tab is shown before the tabs, not lost.
  const rest = tabTags.length === 0 ? tag.children() : [];
  if (made.length === 0) return rest;
  return [directive('tabs', { attributes: { sync }, children: made }, node.position)];
}

/** `[{ label: 'macOS', value: 'mac' }]` as labels by value. */
function labels(values: unknown): ReadonlyMap<string, string> {
  if (!Array.isArray(values)) return new Map();
  return new Map(
    values.flatMap((one: unknown) => {
      if (typeof one !== 'object' || one === null || !('value' in one)) return [];
      const { value, label = value } = one as { readonly value: unknown; readonly label?: unknown };
      return [[String(value), String(label)] as const];
    }),
  );
}

/** A tab outside of tabs is shown under its label. */
function loneTab(tag: Tag): RootContent[] {
  const label = tag.label('label', 'title', 'value', 'name');
  const { position } = tag.node;
  return [
    directive('details', { label, attributes: { open: '' }, children: tag.children() }, position),
  ];
}

function codeGroup(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const sync = attributes.text('groupId', 'syncKey', 'sync');
  attributes.text('title', 'dropdown');
  const children = tag.children();
  const isCode = children.length > 0 && children.every(({ type }) => type === 'code');
  return isCode
    ? [directive('code-group', { attributes: { sync }, children }, node.position)]
    : children;
}

function details(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const label = tag.label('title', 'summary', 'label', 'header');
  const isOpen = attributes.flag('defaultOpen', 'open', 'isOpen');
  attributes.has('icon');
  attributes.text('description');
  const id = attributes.text('id', 'value');
  const children = tag.children();
  return [
    directive(
      'details',
      { label, attributes: { id, open: isOpen ? '' : undefined }, children },
      node.position,
    ),
  ];
}

/** Shows only what stands in the tag. */
function content(tag: Tag): RootContent[] {
  for (const name of tag.attributes.names) tag.attributes.has(name);
  return tag.children();
}

function steps(tag: Tag): RootContent[] {
  const { position } = tag.node;
  const all = tag.childTags();
  const items: ListItem[] = all.map((step) => {
    const label = step.label('title', 'name');
    step.attributes.text('id');
    step.attributes.has('icon');
    step.attributes.has('titleSize');
    step.attributes.has('stepNumber');
    const children = step.children();
    step.attributes.reportRest();
    const strong = { type: 'strong' as const, children: label, position: step.node.position };
    const title = label.length > 0 ? [paragraphNode([strong], step.node.position)] : [];
    return listItemNode([...title, ...children], step.node.position);
  });
  const children = items.length > 0 ? [listNode(items, true, position)] : tag.children();
  tag.attributes.has('titleSize');
  return [directive('steps', { children }, position)];
}

function step(tag: Tag): RootContent[] {
  return steps({
    ...tag,
    childTags: () => [tag],
    attributes: tag.attributes,
    children: tag.children,
  });
}

function cards(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const columns = attributes.text('cols', 'columns', 'num');
  attributes.flag('stagger');
  const isNumber = columns !== undefined && /^[1-4]$/.test(columns);
  const children = blockNodes(tag.children(), node.position);
  // A group may hold other blocks; a grid only holds cards.
  if (!children.every((one) => one.type === 'containerDirective' && one.name === 'card'))
    return children;
  return [
    directive(
      'cards',
      { attributes: { columns: isNumber ? columns : undefined }, children },
      node.position,
    ),
  ];
}

function card(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const label = tag.label('title', 'name', 'heading');
  const href = attributes.text('href', 'to', 'link', 'url');
  const icon = iconName(tag);
  const image = attributes.text('img', 'image');
  attributes.text('type');
  const description = tag.label('description');
  const inside = tag.children();
  const children =
    description.length > 0 ? [paragraphNode(description, node.position), ...inside] : inside;
  return [directive('card', { label, attributes: { href, icon, image }, children }, node.position)];
}

/** Returns the name of an icon: `icon="rocket"`, or `icon={<Rocket />}`. */
export function iconName(tag: Tag): string | undefined {
  const markup = tag.attributes.markup('icon');
  const [, component] = /^<(?:Icon\s+\w+=["'])?([\w-]+)/.exec(markup ?? '') ?? [];
  return tag.attributes.text('icon') ?? component?.replace(/Icon$/, '').toLowerCase();
}

function frame(tag: Tag): RootContent[] {
  const label = tag.label('caption', 'title', 'hint', 'alt');
  tag.attributes.text('url', 'description');
  return [directive('figure', { label, children: tag.children() }, tag.node.position)];
}

function fileTree(tag: Tag): RootContent[] {
  const label = tag.label('title');
  const made = tree(tag);
  if (label.length > 0) return [directive('figure', { label, children: made }, tag.node.position)];
  return made;
}

function tree(tag: Tag): RootContent[] {
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
    attributes.flag('highlight');
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

const places = ['path', 'query', 'body', 'header', 'cookie'] as const;

/** `<ParamField query="limit" type="number" required>` and `<ResponseField name="id">`. */
function field(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const place = places.find((one) => attributes.has(one));
  const named = place === undefined ? undefined : attributes.text(place);
  const name = named ?? attributes.text('name', 'title') ?? '';
  const initial = attributes.value('default', 'initialValue');
  const label = name === '' ? [] : [textNode(name, node.position)];
  const flag = (key: string): string | undefined => (attributes.flag(key) ? '' : undefined);
  const fallback = initial === undefined || initial === true ? undefined : shown(initial);
  attributes.text('placeholder', 'pre', 'post');
  attributes.value('pre');
  attributes.value('post');
  attributes.flag('defaultOpen');
  return [
    directive(
      'field',
      {
        label,
        attributes: {
          type: attributes.text('type'),
          in: place,
          default: fallback,
          required: flag('required'),
          deprecated: flag('deprecated'),
          id: attributes.text('id'),
        },
        children: [...tag.label('description').map((one) => one as RootContent), ...tag.children()],
      },
      node.position,
    ),
  ];
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `<TypeTable type={{ limit: { type: 'number', description: '…' } }} />` as fields. */
function typeTable(tag: Tag): RootContent[] {
  const type = tag.attributes.value('type');
  if (typeof type !== 'object' || type === null || Array.isArray(type)) return tag.children();
  const { position } = tag.node;
  return Object.entries(type as Readonly<Record<string, unknown>>).map(([name, value]) => {
    const about = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
      Record<string, unknown>
    >;
    const one = (key: string): string | undefined =>
      about[key] === undefined ? undefined : shown(about[key]);
    return directive(
      'field',
      {
        label: [textNode(name, position)],
        attributes: {
          type: one('type'),
          default: one('default'),
          required: about.required === true ? '' : undefined,
          deprecated: about.deprecated === true ? '' : undefined,
        },
        children:
          about.description === undefined ? [] : [textNode(shown(about.description), position)],
      },
      position,
    );
  });
}

/** An entry of a changelog: a heading and its text. */
function update(tag: Tag): RootContent[] {
  const { position } = tag.node;
  const label = tag.label('label', 'title');
  const description = tag.label('description');
  tag.attributes.value('tags');
  tag.attributes.value('rss');
  return [
    { type: 'heading', depth: 2, children: label, position },
    ...(description.length > 0 ? [paragraphNode(description, position)] : []),
    ...tag.children(),
  ];
}

/** Commands of package managers that differ from npm's. */
const managers = ['npm', 'pnpm', 'yarn'] as const;

/** `<PackageManagers pkg="astro" />`, or tabs from the slots of `<PackageManagerTabs>`. */
function packageManagers(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const name = attributes.text('pkg');
  const type = attributes.text('type') ?? 'add';
  const rest = attributes.text('args');
  const isDev = attributes.flag('dev');
  attributes.value('pkgManagers', 'frame', 'title');
  attributes.value('frame');
  if (name === undefined) return tabs(tag);
  const verbs: Readonly<Record<string, readonly [string, string, string]>> = {
    add: ['npm i', 'pnpm add', 'yarn add'],
    create: ['npm create', 'pnpm create', 'yarn create'],
    dlx: ['npx', 'pnpm dlx', 'yarn dlx'],
    exec: ['npx', 'pnpm', 'yarn'],
    run: ['npm run', 'pnpm run', 'yarn run'],
    remove: ['npm uninstall', 'pnpm remove', 'yarn remove'],
  };
  const verb = verbs[type] ?? ['npm i', 'pnpm add', 'yarn add'];
  const flag = isDev ? ' -D' : '';
  const code = managers.map((manager, index) => ({
    type: 'code' as const,
    lang: 'sh',
    meta: `title="${manager}"`,
    value: `${verb[index]}${flag} ${name}${rest === undefined ? '' : ` ${rest}`}`,
    position: node.position,
  }));
  return [
    directive(
      'code-group',
      { attributes: { sync: 'package-manager' }, children: code },
      node.position,
    ),
  ];
}

/** docsgen shows a table of contents beside every page. */
function nothing(tag: Tag): RootContent[] {
  tag.attributes.has('toc');
  return [];
}

/** `<Visibility for="agents">` is left out: the page is for people. */
function visibility(tag: Tag): RootContent[] {
  return tag.attributes.text('for') === 'agents' ? [] : tag.children();
}

/** A text for a language model to copy. */
function prompt(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const label = tag.label('description', 'title');
  for (const name of attributes.names) attributes.has(name);
  return [
    directive(
      'details',
      { label, attributes: { open: '' }, children: tag.children() },
      node.position,
    ),
  ];
}

/** Tags that make blocks. */
export const blockTags: TagTable = {
  Note: admonition('note'),
  Tip: admonition('tip'),
  Info: admonition('info'),
  Important: admonition('important'),
  Warning: admonition('warning'),
  Caution: admonition('caution'),
  Danger: admonition('danger'),
  Check: admonition('tip'),
  Success: admonition('tip'),
  Error: admonition('danger'),
  Aside: typedAdmonition('note'),
  Admonition: typedAdmonition('note'),
  Callout: typedAdmonition('info'),
  Alert: typedAdmonition('info'),
  Hint: typedAdmonition('info'),
  Banner: typedAdmonition('info'),
  Tabs: tabs,
  TabGroup: tabs,
  CodeTabs: tabs,
  UIFrameworkTabs: tabs,
  StaticSsrTabs: tabs,
  PackageManagerTabs: packageManagers,
  PackageManagers: packageManagers,
  Tab: loneTab,
  TabItem: loneTab,
  CodeGroup: codeGroup,
  RequestExample: codeGroup,
  ResponseExample: codeGroup,
  Accordion: details,
  Details: details,
  Expandable: details,
  Collapsible: details,
  Collapse: details,
  Toggle: details,
  AccordionGroup: content,
  Accordions: content,
  Fragment: content,
  Column: content,
  Panel: content,
  Steps: steps,
  Step: step,
  Cards: cards,
  CardGroup: cards,
  CardGrid: cards,
  Columns: cards,
  Card: card,
  LinkCard: card,
  Frame: frame,
  Figure: frame,
  BrowserWindow: frame,
  FileTree: fileTree,
  Files: files,
  Tree: files,
  Properties: content,
  ParamField: field,
  ResponseField: field,
  Property: field,
  TypeTable: typeTable,
  Update: update,
  Prompt: prompt,
  Tile: card,
  TOCInline: nothing,
  Visibility: visibility,
};
