import { admonitionTags } from './admonition-tags.js';
import { otherBlockTags } from './block-tags.js';
import { cardTags } from './card-tags.js';
import { codeTags } from './code-tags.js';
import { fieldTags } from './field-tags.js';
import { fileTreeTags } from './file-tree-tags.js';
import { inlineTags } from './inline-tags.js';
import { stepTags } from './step-tags.js';
import { tabTags } from './tab-tags.js';
import type { ConvertTag } from './tag.js';

/** The tags that docsgen knows, by name. */
export const tagTable: ReadonlyMap<string, ConvertTag> = new Map(
  Object.entries({
    ...admonitionTags,
    ...tabTags,
    ...stepTags,
    ...cardTags,
    ...fileTreeTags,
    ...fieldTags,
    ...codeTags,
    ...otherBlockTags,
    ...inlineTags,
  }),
);
