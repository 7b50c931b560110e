import { admonitionKinds } from './admonition-kinds.js';

/** Names of container directives: `:::name`. */
export const containerNames = [
  ...admonitionKinds,
  'tabs',
  'tab',
  'code-group',
  'details',
  'cards',
  'card',
  'actions',
  'steps',
  'file-tree',
  'field',
  'figure',
  'only',
] as const;

export type ContainerName = (typeof containerNames)[number];

/** Names of leaf directives: `::name[…]`. */
export const leafNames = ['include', 'glossary', 'schema', 'operation', 'api-diagram'] as const;

export type LeafName = (typeof leafNames)[number];

/** Names of inline directives: `:name[…]`. Other words with colons are text. */
export const inlineNames = ['badge', 'icon', 'term', 'var'] as const;

export type InlineName = (typeof inlineNames)[number];

export function isContainerName(name: string): name is ContainerName {
  return isOneOf(containerNames, name);
}

export function isLeafName(name: string): name is LeafName {
  return isOneOf(leafNames, name);
}

export function isInlineName(name: string): name is InlineName {
  return isOneOf(inlineNames, name);
}

/** Whether one of docsgen's own directives has the name. */
export function isReservedBlock(name: string): name is ContainerName | LeafName | InlineName {
  return isContainerName(name) || isLeafName(name) || isInlineName(name);
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}
