import type { Element, ElementContent } from 'hast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import { capitalized } from '../../text/words.js';
import { builderOfFile, type DocBuilder } from '../doc-builder.js';
import { chooseId } from '../html/heading.js';
import { forEachKind } from '../markdown/admonition-kinds.js';
import {
  type ContainerName,
  containerNames,
  isContainerName,
  isLeafName,
  type LeafName,
  leafNames,
} from '../markdown/directive-declarations.js';
import { directiveContent } from '../markdown/label.js';
import type { NodeHandler, State } from '../node-types.js';
import { actions } from './actions.js';
import { admonition } from './admonition.js';
import { checkAttributes, reportUnclosedBracket } from './attributes.js';
import { card, cards } from './cards.js';
import { details } from './details.js';
import { embed } from './embed.js';
import { field } from './field.js';
import { figure } from './figure.js';
import { fileTree } from './file-tree.js';
import { only } from './only.js';
import { siteBlock } from './site-block.js';
import { steps } from './steps.js';
import { codeGroup, tab, tabs } from './tabs.js';
import { glossary } from './term.js';

type Container = (
  state: State,
  node: ContainerDirective,
  builder: DocBuilder,
) => Element | ElementContent[];

/** All container directives. The compiler reports a name without an entry. */
const containers: Readonly<Record<ContainerName, Container>> = {
  ...forEachKind(admonition),
  tabs,
  tab,
  'code-group': codeGroup,
  details,
  cards,
  card,
  steps,
  'file-tree': fileTree,
  field,
  figure,
  only,
  actions,
};

type Leaf = (node: LeafDirective, builder: DocBuilder) => ElementContent | undefined;

/** All leaf directives. The compiler reports a name without an entry. */
const leaves: Readonly<Record<LeafName, Leaf>> = {
  // An include that is still in the tree has failed and been reported.
  include: () => undefined,
  glossary,
  schema: embed,
  operation: embed,
  'api-diagram': embed,
};

/** Converts `:::name[Label]{attributes}` … `:::`. */
export const containerDirective: NodeHandler = (state, node: ContainerDirective, parent) => {
  const builder = builderOfFile(state.options.file);
  const name = node.name.toLowerCase();
  const isTag = node.data?.isTag === true;
  const isWritten = !isTag && builder.sources.beginsWith(':::', node);
  const fence = isWritten ? closingFence(node, builder) : '';
  const make = isContainerName(name) ? containers[name] : undefined;
  if (isWritten) reportUnclosedBracket(node, builder);
  const block = make ? undefined : siteBlock(state, node, builder);
  if (block) {
    if (fence === undefined) reportUnclosed(node, builder);
    return block;
  }
  if (!make) {
    reportUnknown(node, builder);
    return asWritten(state, node, builder, fence);
  }
  if (fence === undefined) reportUnclosed(node, builder);
  if (!isTag) checkAttributes(node, builder);
  if (name === 'tab' && !(parent?.type === 'containerDirective' && parent.name === 'tabs')) {
    const args = { name: ':::tab', problem: 'is outside :::tabs' };
    const place = builder.sources.nodePlace(node);
    builder.report(diagnose('content/misplaced-directive', args, { place }));
  }
  const nodes = make(state, node, builder);
  if (!Array.isArray(nodes)) {
    const id = node.attributes?.id;
    if (id) nodes.properties.id = chooseId(id, node, builder);
    state.patch(node, nodes);
  }
  return nodes;
};

/** Converts `::name[Label]{attributes}`. */
export const leafDirective: NodeHandler = (state, node: LeafDirective) => {
  const builder = builderOfFile(state.options.file);
  if (isLeafName(node.name)) {
    checkAttributes(node, builder);
    return leaves[node.name](node, builder);
  }
  const own = siteBlock(state, node, builder);
  if (own) return own;
  reportUnknown(node, builder);
  return asWritten(state, node, builder, undefined);
};

/** Returns the name of the file of an own block: `PlanPrice` for `plan-price`. */
function componentName(block: string): string {
  return block.split('-').map(capitalized).join('');
}

/** Some sites show text for one language of code only: `:::js`. */
const codeLanguage =
  /^(?:python|py|js|javascript|ts|typescript|node|java|kotlin|go|rust|ruby|php|csharp|swift)$/;

/** Returns what the author of an unknown block may write. */
function ownForm(name: string, isLeaf: boolean): string {
  return !isLeaf && codeLanguage.test(name)
    ? `for one language of several, write :::tabs{sync=language} around :::tab[${capitalized(name)}]`
    : `for a block of your own, add blocks/${componentName(name)}.tsx`;
}

function reportUnknown(node: ContainerDirective | LeafDirective, builder: DocBuilder): void {
  const isLeaf = node.type === 'leafDirective';
  const colons = isLeaf ? '::' : ':::';
  const name = node.name.toLowerCase();
  // A known name with the wrong number of colons.
  const turned = isLeaf ? isContainerName(name) : isLeafName(name);
  const own = builder.options.blocks?.declarations.map((block) => block.name) ?? [];
  const hint = turned
    ? `write ${isLeaf ? ':::' : '::'}${name}`
    : (didYouMean(name, [...(isLeaf ? leafNames : containerNames), ...own]) ??
      ownForm(name, isLeaf));
  const place = builder.sources.nodePlace(node);
  builder.report(
    diagnose('content/unknown-directive', { name: colons + node.name }, { place, hint }),
  );
}

/** Shows an unknown block as text: its fences as written, its content as Markdown. */
function asWritten(
  state: State,
  node: ContainerDirective | LeafDirective,
  builder: DocBuilder,
  fence: string | undefined,
): ElementContent[] {
  const start = node.position?.start;
  const line = start
    ? builder.sources
        .lineAt(start.line)
        .slice(start.column - 1)
        .trimEnd()
    : '';
  const content =
    node.type === 'containerDirective'
      ? state.all({ type: 'root', children: directiveContent(node) })
      : [];
  return [paragraph(line), ...content, ...(fence === undefined ? [] : [paragraph(fence)])];
}

function paragraph(value: string): Element {
  return {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{ type: 'text', value }],
  };
}

function reportUnclosed(node: ContainerDirective, builder: DocBuilder): void {
  const start = node.position?.start;
  if (!start) return;
  const name = `:::${node.name}`;
  const fence =
    /^:+/.exec(builder.sources.lineAt(start.line).slice(start.column - 1))?.[0] ?? ':::';
  // Only the opening line: the block itself may be most of the page.
  const end = { line: start.line, column: builder.sources.lineAt(start.line).length + 1 };
  const place = builder.sources.nodePlace({ position: { start, end } });
  builder.report(diagnose('content/unclosed-directive', { name, fence }, { place }));
}

/** Returns the closing fence of a block, if it has one. */
function closingFence(node: ContainerDirective, builder: DocBuilder): string | undefined {
  const { start, end } = node.position ?? {};
  if (!start || !end || start.line === end.line) return undefined;
  // An unclosed block can end at the closing fence of its parent.
  const last = builder.sources.lineAt(end.line).slice(0, end.column - 1);
  return /(?:^|[\s>])(:{3,})\s*$/.exec(last)?.[1];
}
