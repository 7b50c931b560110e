import type { DocBuilder } from '../doc-builder.js';

/** Returns the Markdown file that the site has for a tag: `tags/Since.mdx`, else that of a folder that it extends. */
export function findTagFile(
  name: string,
  builder: DocBuilder,
): ReturnType<DocBuilder['readOfFolders']>[number] | undefined {
  return /^[\w.-]+$/.test(name) ? builder.readOfFolders(`tags/${name}.mdx`)[0] : undefined;
}
