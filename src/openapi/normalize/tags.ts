import type { Fragment } from '../../content/fragment.js';
import { asList, asObject, type RawObject } from '../../json-schema/json.js';
import { plainLetters } from '../../text/words.js';
import type { ApiTag, ApiTagGroup } from '../api/api.js';
import type { ApiBadge } from '../api/operation.js';
import { asText, titleText } from '../json.js';
import { pointerTo } from '../pointer.js';
import { declaredParents, tagCycle } from '../tag-parents.js';
import type { Context } from './context.js';
import { readExternalDocs } from './info.js';
import type { RawOperation } from './operations.js';
import { pathTag } from './path-tag.js';
import { readTitle, withRest } from './short-title.js';
import { kebabCase, tagSlugs } from './slugs.js';

/** Tag of operations without a tag that their paths do not group. */
const defaultTag = 'Default';
/** Group of tags without a group. */
const otherGroup = 'Other';

type TagOutline = Omit<ApiTag, 'operations'>;

export interface GroupOutline {
  readonly name?: ApiTagGroup['name'];
  readonly implied?: ApiTagGroup['implied'];
  readonly tags: readonly TagOutline[];
}

/** The tags of a description: their groups, and the tags of each operation. */
export interface TagIndex {
  readonly groups: readonly GroupOutline[];
  /** Returns the tags that list an operation; its page belongs to the first one. */
  operationTags(operation: RawOperation): readonly TagOutline[];
  /** Returns the tags that only label an operation (3.2: badges and audiences). */
  operationBadges(operation: RawOperation): readonly ApiBadge[];
}

interface Declared {
  readonly node: RawObject;
  readonly pointer: string;
}

/** Reads the tags, sorted by group, then by `tags`, then by first use. */
export function readTags(
  operations: readonly RawOperation[],
  webhooks: readonly RawOperation[],
  context: Context,
): TagIndex {
  const declared = declaredTags(context.document);
  const nameNode = (name: string): RawObject => declared.get(name)?.node ?? {};
  const isMark = (name: string) => /^(?:badge|audience)$/.test(asText(nameNode(name).kind) ?? '');
  const tagDiscriminator = (name: string): ApiBadge => {
    const { node = {}, pointer = '' } = declared.get(name) ?? {};
    const description = context.describe(node, pointer);
    const { label } = readLabel(name, node, pointer, context);
    const externalDocs = readExternalDocs(node, pointer, context.describe);
    return {
      label,
      position: 'after',
      ...(description === undefined ? {} : { description }),
      ...(externalDocs === undefined ? {} : { externalDocs }),
    };
  };
  const writtenNames = ({ tags }: RawOperation): readonly string[] =>
    tags.filter((name) => !isMark(name));
  const groupName = pathGroups(operations, declared, (one) => writtenNames(one).length > 0);
  const placeNames = (operation: RawOperation): readonly string[] => {
    const names = writtenNames(operation);
    return names.length > 0 ? [...new Set(names)] : [groupName(operation) ?? defaultTag];
  };
  const used = [
    // An operation's page belongs to its first tag; tags that are never first come last.
    ...operations.flatMap((operation) => placeNames(operation).slice(0, 1)),
    ...operations.flatMap(placeNames),
    // Webhooks without a tag appear under webhooks and need no default tag.
    ...webhooks.flatMap(writtenNames),
  ];
  const parents = new Set(declaredParents(context.document).values());
  const inUse = new Set(used);
  const shown = [...declared].flatMap(([name, { node }]) =>
    !isMark(name) && (inUse.has(name) || parents.has(name) || hasText(node)) ? [name] : [],
  );
  const all = new Set([...shown, ...used]);
  const slugs = tagSlugs(new Set([...all, ...declared.keys()]), {
    hasWebhooks: webhooks.length > 0,
  });
  const outline = makeOutline(declared, slugs, context);
  const groups = groupNames(context.document, all, (name) => asText(nameNode(name).parent));
  const outlined = groups.map((group) => ({ ...group, tags: group.tags.map(outline) }));
  return {
    groups: outlined,
    operationTags: (operation) =>
      placeNames(operation)
        .filter((name) => all.has(name))
        .map(outline),
    operationBadges: ({ tags }) => tags.filter(isMark).map(tagDiscriminator),
  };
}

/** Returns the tag that the page of an operation belongs to, whatever the description says of its tags. */
export function firstTags(
  operations: readonly RawOperation[],
  document: RawObject,
): (operation: RawOperation) => string {
  const groupName = pathGroups(operations, declaredTags(document), ({ tags }) => tags.length > 0);
  return (operation) => operation.tags[0] ?? groupName(operation) ?? defaultTag;
}

/**
 * Groups the operations of a description without tags by their paths, if that makes groups of two
 * operations or more on average. A group belongs to the declared tag whose name has the same words.
 */
function pathGroups(
  operations: readonly RawOperation[],
  declared: ReadonlyMap<string, Declared>,
  hasTag: (operation: RawOperation) => boolean,
): (operation: RawOperation) => string | undefined {
  if (operations.some(hasTag)) return () => undefined;
  const groups = new Set(operations.map(({ path }) => pathTag(path)));
  const areGroups = 2 * groups.size <= operations.length;
  const byWords = new Map([...declared.keys()].map((name) => [kebabCase(name), name]));
  return ({ path }) => {
    const name = areGroups ? pathTag(path) : undefined;
    return name && (byWords.get(kebabCase(name)) ?? name);
  };
}

function declaredTags(document: RawObject): ReadonlyMap<string, Declared> {
  const declared = new Map<string, Declared>();
  for (const [index, raw] of asList(document.tags).entries()) {
    const name = titleText(asObject(raw).name);
    if (name === undefined || declared.has(name)) continue;
    declared.set(name, { node: asObject(raw), pointer: pointerTo('/tags', index) });
  }
  return declared;
}

/** Whether a tag without operations has something to read. */
function hasText({ description, externalDocs }: RawObject): boolean {
  return Boolean(asText(description)?.trim()) || externalDocs !== undefined;
}

function makeOutline(
  declared: ReadonlyMap<string, Declared>,
  slugByName: ReadonlyMap<string, string>,
  context: Context,
): (name: string) => TagOutline {
  const outlines = new Map<string, TagOutline>();
  const parents = declaredParents(context.document);
  const outline = (name: string): TagOutline => {
    const knownOutline = outlines.get(name);
    if (knownOutline !== undefined) return knownOutline;
    const { node = {}, pointer = '' } = declared.get(name) ?? {};
    const { label, rest } = readLabel(name, node, pointer, context);
    const tag: TagOutline = {
      name,
      ...(name === defaultTag && !declared.has(name) ? { implied: true } : {}),
      label,
      slug: slugByName.get(name) ?? '',
      summary: titleText(node.summary),
      description: beyondLabel(label, withRest(rest, context.describe(node, pointer))),
      externalDocs: readExternalDocs(node, pointer, context.describe),
      kind: asText(node.kind),
    };
    outlines.set(name, tag);
    const parent = parents.get(name);
    if (parent === undefined || !declared.has(parent) || tagCycle(name, parents)) return tag;
    const nested = { ...tag, parent: outline(parent).slug };
    outlines.set(name, nested);
    return nested;
  };
  return outline;
}

/** Returns a description unless it only repeats the label, as generators write it. */
function beyondLabel(label: string, description: Fragment | undefined): Fragment | undefined {
  const isRepeated =
    description !== undefined &&
    description.references.length + description.embeds.length === 0 &&
    plainLetters(description.text) === plainLetters(label);
  return isRepeated ? undefined : description;
}

/** Returns a tag's label, and the rest of a long summary. */
function readLabel(
  name: string,
  node: RawObject,
  pointer: string,
  { describe }: Context,
): { readonly label: string; readonly rest?: Fragment | undefined } {
  const display = readTitle(node, 'x-displayName', pointer, describe);
  if (display.title !== undefined) return { label: display.title, rest: display.rest };
  const { title, rest } = readTitle(node, 'summary', pointer, describe);
  return { label: title ?? name, rest };
}

interface GroupNames {
  readonly name?: string | undefined;
  readonly implied?: boolean;
  readonly tags: readonly string[];
}

/** Groups come from `x-tagGroups`, or else from the parents of tags (3.2). */
function groupNames(
  document: RawObject,
  all: ReadonlySet<string>,
  parentOf: (name: string) => string | undefined,
): readonly GroupNames[] {
  const written = asList(document['x-tagGroups']).map(asObject);
  if (written.length > 0) return writtenGroups(written, all);
  const roots = new Map<string, string[]>();
  for (const name of all) {
    const root = nameRoot(name, all, parentOf);
    roots.set(root, [...(roots.get(root) ?? []), name]);
  }
  if (roots.size === all.size) return [{ tags: [...all] }];
  const labels = new Map(
    asList(document.tags).map((tag) => [
      asText(asObject(tag).name),
      titleText(asObject(tag).summary),
    ]),
  );
  const alone = [...roots].filter(([, tags]) => tags.length === 1).flatMap(([, tags]) => tags);
  const nested = [...roots].filter(([, tags]) => tags.length > 1);
  return [
    ...(alone.length > 0 ? [{ tags: alone }] : []),
    ...nested.map(([root, tags]) => ({
      name: labels.get(root) ?? root,
      tags: [root, ...tags.filter((name) => name !== root)],
    })),
  ];
}

function writtenGroups(
  groups: readonly RawObject[],
  all: ReadonlySet<string>,
): readonly GroupNames[] {
  const grouped = new Set<string>();
  const result = groups.map((group) => {
    const names = asList(group.tags).map((tag) => asText(tag) ?? '');
    const tags = names.filter((name) => all.has(name) && !grouped.has(name));
    for (const name of tags) grouped.add(name);
    return { name: titleText(group.name), tags };
  });
  const others = [...all].filter((name) => !grouped.has(name));
  return others.length > 0
    ? [...result, { name: otherGroup, implied: true, tags: others }]
    : result;
}

/** The outermost ancestor of a tag; stops at circular parents. */
function nameRoot(
  name: string,
  all: ReadonlySet<string>,
  parentOf: (name: string) => string | undefined,
): string {
  const passed = new Set([name]);
  let root = name;
  for (
    let parent = parentOf(root);
    parent !== undefined && all.has(parent);
    parent = parentOf(root)
  ) {
    if (passed.has(parent)) return name;
    passed.add(parent);
    root = parent;
  }
  return root;
}
