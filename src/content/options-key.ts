import { sha256 } from '../files/sha256.js';
import type { ContentOptions } from './options.js';

/**
 * Returns a digest of the options that affect every text: equal keys mean equal results, except for the blocks that a
 * text uses (`Doc.blocks`), whose digests the caller adds.
 */
export function optionsKey({
  trustedHtml,
  tags = false,
  headingIds = 'github',
  math = false,
  definitionLists = false,
  imageZoom = false,
  iconFolders = [],
  extendedFolders = [],
  idPrefix = '',
  messages,
  blocks,
  context,
  ownKeys = [],
}: ContentOptions): string {
  const own = Object.entries(messages.phrases).filter(([name]) =>
    /^content\.|^reference\.(?:required|deprecated|default)$/.test(name),
  );
  const names = blocks?.declarations.map(({ name, tag }) => [name, tag]);
  const all = JSON.stringify([
    ...[trustedHtml, tags, headingIds, math, definitionLists, imageZoom, iconFolders],
    ...[extendedFolders, idPrefix, messages.locale, own, names, context, ownKeys],
  ]);
  return sha256(all);
}
