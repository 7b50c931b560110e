import type { Element, ElementContent } from 'hast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Place } from '../../diagnostics/diagnostic.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import type { BlockDeclaration, SiteBlock } from '../blocks/block-declaration.js';
import { blockFailure, unloadedBlock } from '../blocks/block-failure.js';
import { checkValues, coerceValue } from '../blocks/standard-schema.js';
import type { DocBuilder } from '../doc-builder.js';
import { directiveContent, directiveLabel } from '../markdown/label.js';
import type { State } from '../node-types.js';
import { attributePlace, writtenAttributes } from './attributes.js';
import { element } from './element.js';

type Directive = ContainerDirective | LeafDirective | TextDirective;

/**
 * Converts a block of the site to an element that holds its contents until `rehypeSiteBlocks` renders the component.
 * Returns undefined for a name that the site does not declare.
 */
export function siteBlock(
  state: State,
  node: Directive,
  builder: DocBuilder,
): Element | ElementContent[] | undefined {
  const declared = builder.takeBlock(node.name);
  if (!declared) return undefined;
  const isInline = node.type === 'textDirective';
  const isContainer = node.type === 'containerDirective';
  const children = isContainer
    ? state.all({ type: 'root', children: directiveContent(node) })
    : state.all(node);
  const label = isContainer
    ? state.all({ type: 'paragraph', children: [...directiveLabel(node)] })
    : [];
  const block = loadedBlock(declared, builder);
  const attributes =
    block && attempt(() => checkedAttributes(block, node, builder), declared, node, builder);
  // The contents are shown without the block, so that no text is lost.
  if (!block || !attributes) return [...label, ...children];
  const slots = [element(isInline ? 'span' : 'div', {}, children), element('span', {}, label)];
  const container = element(isInline ? 'span' : 'div', {}, slots);
  container.data = { siteBlock: { block, attributes, isInline, name: writtenName(node) } };
  state.patch(node, container);
  return container;
}

/** Returns a block; undefined, with a diagnostic, if its file throws or defines no block. */
function loadedBlock(declared: BlockDeclaration, builder: DocBuilder): SiteBlock | undefined {
  try {
    return builder.options.blocks?.load(declared.name);
  } catch (error) {
    builder.report(unloadedBlock(error, declared, builder));
    return undefined;
  }
}

/** Runs code of a block; undefined, with a diagnostic, if it throws, as a transform of its schema may. */
function attempt<T>(
  run: () => T,
  { file }: BlockDeclaration,
  node: Directive,
  builder: DocBuilder,
): T | undefined {
  try {
    return run();
  } catch (error) {
    const use = { name: writtenName(node), file, place: writtenPlace(undefined, node, builder) };
    builder.report(blockFailure(error, use, builder));
    return undefined;
  }
}

/** `:::pricing`, `::pricing`, `:pricing` or `<Pricing>`. */
function writtenName({ type, name, data }: Directive): string {
  if (data?.tag) return `<${data.tag.name}>`;
  const colons = { containerDirective: ':::', leafDirective: '::', textDirective: ':' };
  return colons[type] + name;
}

/** Returns the attributes as the schema gives them; undefined, with diagnostics, if they are invalid. */
function checkedAttributes(
  { schema }: SiteBlock,
  node: Directive,
  builder: DocBuilder,
): Readonly<Record<string, unknown>> | undefined {
  const { shape = {} } = schema ?? {};
  const { tag } = node.data ?? {};
  const written = tag ? Object.entries(tag.values) : writtenAttributes(node, builder);
  const values: Record<string, unknown> = {};
  for (const [attribute, value] of written) {
    const own = Object.hasOwn(shape, attribute) ? shape[attribute] : undefined;
    if (own) values[attribute] = coerceValue(own, value);
    else reportUnknown(attribute, Object.keys(shape), node, builder);
  }
  if (!schema) return {};
  const checked = checkValues(schema, values);
  if ('value' in checked) return Object(checked.value);
  for (const { key, name, written: given, problem, allowed } of checked.problems) {
    const place = writtenPlace(key, node, builder);
    const hint = key === undefined ? undefined : didYouMean(given, allowed);
    const args = { name: writtenName(node), attribute: name, problem };
    builder.report(diagnose('content/invalid-attribute', args, { place, hint }));
  }
  return undefined;
}

function reportUnknown(
  attribute: string,
  known: readonly string[],
  node: Directive,
  builder: DocBuilder,
): void {
  const others = known.length > 0 ? `it may have ${known.join(', ')}` : 'it has no attributes';
  const details = {
    place: writtenPlace(attribute, node, builder),
    hint: didYouMean(attribute, known) ?? others,
  };
  const args = { name: writtenName(node), attribute };
  builder.report(diagnose('content/unknown-attribute', args, details));
}

function writtenPlace(
  attribute: string | undefined,
  node: Directive,
  builder: DocBuilder,
): Place | undefined {
  const { tag } = node.data ?? {};
  if (tag) return tag.placeOf(attribute ?? tag.name);
  return attributePlace(attribute ?? '', node, builder);
}
