import { isBadgeColor } from '../badge.js';
import { forEachKind } from './admonition-kinds.js';

/** The values that an attribute takes. */
interface AttributeValues {
  /** As messages list them; undefined if it takes any text. */
  readonly listed?: readonly string[];
  accepts(value: string): boolean;
}

type Attributes = Readonly<Record<string, AttributeValues>>;

const text: AttributeValues = { accepts: () => true };

/** An attribute that is set by its name alone. */
const flag: AttributeValues = {
  listed: ['true', 'false'],
  accepts: (value) => ['', 'true', 'false'].includes(value),
};

function oneOf(...listed: readonly string[]): AttributeValues {
  return { listed, accepts: (value) => listed.includes(value) };
}

/** Container directives, `:::name`, with their attributes. */
const containers = {
  ...forEachKind({ id: text, title: text }),
  tabs: { id: text, sync: text },
  tab: { id: text, title: text },
  'code-group': { id: text, sync: text },
  details: { id: text, open: flag, title: text },
  cards: { columns: oneOf('1', '2', '3', '4'), id: text },
  card: { href: text, icon: text, id: text, image: text, title: text },
  actions: { id: text },
  steps: { id: text },
  'file-tree': { id: text },
  field: { default: text, deprecated: flag, id: text, in: text, required: flag, type: text },
  figure: { id: text, title: text },
  only: { audience: text, locale: text, version: text },
} satisfies Readonly<Record<string, Attributes>>;

/** Leaf directives, `::name[…]`. */
const leaves = {
  include: {},
  glossary: {},
  schema: { depth: text, example: text },
  operation: { brief: text },
  'api-diagram': { current: text, references: text, schemas: text },
} satisfies Readonly<Record<string, Attributes>>;

/** Inline directives, `:name[…]`. Other words with colons are text. */
const inlines = {
  badge: { color: { listed: ['green', 'yellow', 'red', 'blue'], accepts: isBadgeColor } },
  icon: {},
  term: { of: text },
  var: {},
} satisfies Readonly<Record<string, Attributes>>;

const directives = { ...containers, ...leaves, ...inlines };

export type ContainerName = keyof typeof containers;
export type LeafName = keyof typeof leaves;
export type InlineName = keyof typeof inlines;

export const containerNames = Object.keys(containers) as readonly ContainerName[];
export const leafNames = Object.keys(leaves) as readonly LeafName[];
export const inlineNames = Object.keys(inlines) as readonly InlineName[];

export function isContainerName(name: string): name is ContainerName {
  return Object.hasOwn(containers, name);
}

export function isLeafName(name: string): name is LeafName {
  return Object.hasOwn(leaves, name);
}

export function isInlineName(name: string): name is InlineName {
  return Object.hasOwn(inlines, name);
}

/** Whether one of docsgen's own directives has the name. */
export function isReservedBlock(name: string): name is ContainerName | LeafName | InlineName {
  return Object.hasOwn(directives, name);
}

/** Returns the attributes of one of docsgen's own directives by name. */
export function directiveAttributes(name: ContainerName | LeafName | InlineName): Attributes {
  return directives[name];
}
