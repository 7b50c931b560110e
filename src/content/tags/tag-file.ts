import type { DocBuilder } from '../doc-builder.js';

type TagFile = ReturnType<DocBuilder['readOfFolders']>[number];

/** Returns the path of a tag's Markdown file; undefined for names that no file can have on every system. */
export function tagFilePath(name: string): string | undefined {
  return /^[\w.-]+$/.test(name) ? `tags/${name}.mdx` : undefined;
}

/** Returns the Markdown file that the site has for a tag: `tags/Since.mdx`, else that of a folder that it extends. */
export function findTagFile(name: string, builder: DocBuilder): TagFile | undefined {
  const { tagFiles } = builder;
  if (!tagFiles.has(name)) {
    const path = tagFilePath(name);
    tagFiles.set(name, path === undefined ? undefined : builder.readOfFolders(path)[0]);
  }
  return tagFiles.get(name);
}
