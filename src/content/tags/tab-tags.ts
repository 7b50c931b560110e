import type { Code, RootContent } from 'mdast';
import { tabLabel } from '../code/tab-label.js';
import { titleFromWords } from './code-title.js';
import { directive, nodesText, textNode } from './nodes.js';
import type { Tag, TagTable } from './tag.js';

function tabs(tag: Tag): RootContent[] {
  const { node, attributes } = tag;
  const sync = attributes.text('groupId', 'syncKey', 'sync', 'group', 'storage');
  for (const name of ['defaultValue', 'defaultIndex', 'updateAnchor']) attributes.has(name);
  const values = new Map([...labels(attributes.value('values')), ...triggerLabels(tag)]);
  const items = attributes.value('items', 'tabs');
  const names = Array.isArray(items) ? items.map(String) : [];
  const { before, parts } = tag.split(isTabName(tag));
  if (parts.length === 0 && isAllCode(before)) {
    // As in Fumadocs, ```` ```ts tab="Mars" ```` is the tab of that name.
    const labels = new Set(before.map((block) => tabLabel(block)));
    attributes.reportUnused(
      'items',
      names.filter((name) => !labels.has(name)),
    );
    return [codeBlocks(before, sync, node.position)];
  }
  const tabNodes = parts.map(({ tag: child }, index) => {
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
  attributes.reportUnused('items', names.slice(parts.length));
  // What is not a tab is shown before the tabs, not lost.
  const rest = [...before, ...parts.flatMap(({ after }) => after)];
  if (tabNodes.length === 0) return rest;
  return [...rest, directive('tabs', { attributes: { sync }, children: tabNodes }, node.position)];
}

/** Tabs have names such as `TabItem`. Where no tag has one, as with slots of Astro, all are tabs. */
function isTabName(tag: Tag): (name: string) => boolean {
  const isTab = (name: string): boolean => /(?:Tab(?:Item|Panel)?|TabsContent)$/.test(name);
  return tag.childTags().some(({ name }) => isTab(name)) ? isTab : () => true;
}

/** Labels by value, as in Radix: `<TabsList><TabsTrigger value="mac">macOS</TabsTrigger></TabsList>`. */
function triggerLabels(tag: Tag): ReadonlyMap<string, string> {
  const ending = (tags: readonly Tag[], end: string): readonly Tag[] =>
    tags.filter(({ name }) => name.replaceAll('.', '').endsWith(end));
  const triggers = ending(tag.childTags(), 'TabsList').flatMap((list) =>
    ending(list.childTags(), 'TabsTrigger'),
  );
  return new Map(
    triggers.flatMap((trigger) => {
      const value = trigger.attributes.text('value');
      return value === undefined ? [] : [[value, nodesText(trigger.children()).trim()] as const];
    }),
  );
}

/** The tabs around the list have its labels. */
function tabList(tag: Tag): RootContent[] {
  for (const name of ['className', 'class', 'children']) tag.attributes.has(name);
  return [];
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
  tag.attributes.has('icon');
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
  if (isAllCode(children)) return [codeBlocks(children, sync, node.position)];
  for (const child of children) if (child.type === 'code') titleFromWords(child, true);
  return children;
}

function isAllCode(nodes: readonly RootContent[]): nodes is Code[] {
  return nodes.length > 0 && nodes.every(({ type }) => type === 'code');
}

function codeBlocks(
  children: Code[],
  sync: string | undefined,
  position: Code['position'],
): RootContent {
  for (const child of children) titleFromWords(child, true);
  return directive('code-group', { attributes: { sync }, children }, position);
}

/** `<CodeBlockTabs options={['npm', 'yarn']}>` around a code block for each, or around `<CodeBlockTab>`. */
function codeBlockTabs(tag: Tag): RootContent[] {
  const options = tag.attributes.value('options');
  if (!Array.isArray(options)) return tabs(tag);
  const children = tag.children();
  if (options.length !== children.length) return children;
  const { position } = tag.node;
  const tabNodes = children.map((child, index) => {
    const label = [textNode(String(options[index]), position)];
    return directive('tab', { label, children: [child] }, child.position);
  });
  return [directive('tabs', { children: tabNodes }, position)];
}

type CommandKind = 'add' | 'create' | 'dlx' | 'exec' | 'run' | 'remove';

/** Commands for npm, pnpm and yarn, in this order. */
const commands: Readonly<Record<CommandKind, readonly [string, string, string]>> = {
  add: ['npm i', 'pnpm add', 'yarn add'],
  create: ['npm create', 'pnpm create', 'yarn create'],
  dlx: ['npx', 'pnpm dlx', 'yarn dlx'],
  exec: ['npx', 'pnpm', 'yarn'],
  run: ['npm run', 'pnpm run', 'yarn run'],
  remove: ['npm uninstall', 'pnpm remove', 'yarn remove'],
};
const managers = ['npm', 'pnpm', 'yarn'] as const;

/** `<PackageManagers pkg="astro" />`, `<PackageManagerTabs command="install astro" />`, or tabs from the slots of `<PackageManagerTabs>`. */
function packageManagers(tag: Tag): RootContent[] {
  const { attributes, node } = tag;
  const name = attributes.text('pkg');
  const command = attributes.text('command');
  const type = attributes.text('type') ?? 'add';
  const rest = attributes.text('args');
  const [isDev, isPeer] = [attributes.flag('dev'), attributes.flag('peer')];
  const comment = attributes.text('comment', 'prefix');
  for (const one of ['pkgManagers', 'frame', 'title', 'icons']) attributes.has(one);
  if (command !== undefined) {
    const value = `npm ${command.replace(/^npm\s+/, '')}`;
    return [{ type: 'code', lang: 'sh', meta: 'npm2yarn', value, position: node.position }];
  }
  if (name === undefined) return tabs(tag);
  const verbs = type in commands ? commands[type as CommandKind] : commands.add;
  const words = [name, rest].filter((one) => one !== undefined).join(' ');
  const code = managers.map((manager, index) => {
    const flag = isDev ? ' -D' : isPeer ? peerFlags[manager] : '';
    const command = `${verbs[index]}${flag} ${words}`;
    const value =
      comment === undefined ? command : `${comment.replace('{PKG}', manager)}\n${command}`;
    const { position } = node;
    return { type: 'code' as const, lang: 'sh', meta: `title="${manager}"`, value, position };
  });
  const sync = 'package-manager';
  return [directive('code-group', { attributes: { sync }, children: code }, node.position)];
}

const peerFlags = { npm: ' --save-peer', pnpm: ' --save-peer', yarn: ' --peer' } as const;

/** Tabs, groups of code blocks, and commands for each package manager. */
export const tabTags: TagTable = {
  Tabs: tabs,
  TabGroup: tabs,
  CodeTabs: tabs,
  CodeBlockTabs: codeBlockTabs,
  UIFrameworkTabs: tabs,
  StaticSsrTabs: tabs,
  PackageManagerTabs: packageManagers,
  PackageManagers: packageManagers,
  TabsList: tabList,
  CodeBlockTabsList: tabList,
  Tab: loneTab,
  CodeBlockTab: loneTab,
  View: loneTab,
  TabItem: loneTab,
  TabsContent: loneTab,
  CodeGroup: codeGroup,
  CodeBlocks: codeGroup,
  RequestExample: codeGroup,
  ResponseExample: codeGroup,
};
