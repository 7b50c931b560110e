import type { DocBuilder } from '../doc-builder.js';

type TagFile = ReturnType<DocBuilder['readOfFolders']>[number];

/** Returns the Markdown file that the site has for a tag: `tags/Since.mdx`, else that of a folder that it extends. */
export function findTagFile(name: string, builder: DocBuilder): TagFile | undefined {
  const { tagFiles } = builder;
  if (!tagFiles.has(name)) {
    const isFileName = /^[\w.-]+$/.test(name);
    tagFiles.set(name, isFileName ? builder.readOfFolders(`tags/${name}.mdx`)[0] : undefined);
  }
  return tagFiles.get(name);
}
