export { exportsFrontMatter } from './front-matter/from-module.js';
export { highlight } from './highlight/highlight.js';
export { isReservedBlock } from './markdown/directive-names.js';
export type { ContentOptions, FragmentOrigin, MarkdownSettings, ReadInclude } from './options.js';
export { optionsKey } from './options-key.js';
export { outlineDoc } from './outline-doc.js';
export { parseDoc } from './parse-doc.js';
export { parseFragment } from './parse-fragment.js';
export { reactPageFile } from './react-page.js';
