import path from 'node:path/posix';
import type { RootContent } from 'mdast';
import type { DocBuilder } from '../doc-builder.js';
import type { TagAttributes, TagNode } from './attributes.js';
import type { Literal } from './literal.js';
import { nodesText } from './nodes.js';

/** Returns the block that includes a file, which knows `props` by their names and as `props`. */
export function includeNode(
  { position }: Pick<TagNode, 'position'>,
  target: string,
  props: Readonly<Record<string, Literal>>,
  builder: DocBuilder,
): RootContent {
  builder.hasTagIncludes = true;
  const data = { include: { target, values: { props, ...props } } };
  return { type: 'leafDirective', name: 'include', attributes: {}, children: [], data, position };
}

/** Attributes that name a file or a page. */
const pathAttributes = /^(?:href|to|link|src|url|image)$/;

/** Returns the attributes of a tag with a file, in which paths that are relative to the page lead on. */
export function tagFileProps(
  attributes: TagAttributes,
  file: string,
  builder: DocBuilder,
): Readonly<Record<string, Literal>> {
  const place = builder.sources.nodePlace(attributes.node);
  const written = Object.entries(attributes.all());
  const props = written.map(([name, value]): [string, Literal] => {
    if (!place || typeof value !== 'string' || !pathAttributes.test(name)) return [name, value];
    const isRelative = /^\.\.?\//.test(value);
    const moved = isRelative
      ? path.relative(path.dirname(file), path.join(path.dirname(place.file), value))
      : value;
    // Of a tag in the file of another tag, the link may be an attribute of that one.
    builder.attributeLinks.set(`${file}\n${moved}`, builder.writtenLink(value, place));
    return [name, moved];
  });
  return Object.fromEntries(props);
}

/**
 * Returns the target of `<Snippet file="x.mdx" />`, which is in `snippets` (Mintlify; it was `_snippets`), or of
 * `<Include src="_partials/x" />`, whose path begins at a folder that contains the page.
 */
export function snippetTarget(attributes: TagAttributes, builder: DocBuilder): string | undefined {
  const file = attributes.text('file');
  const written = file ?? attributes.text('src', 'path');
  if (written === undefined || /^(?:\.{0,2}\/|@site\/)/.test(written)) return written;
  const paths = [`snippets/${written}`, `_snippets/${written}`];
  const found = paths.find((path) => builder.read(path) !== undefined);
  if (found === undefined && file === undefined) return `/${written}`;
  return `@site/${found ?? paths[0]}`;
}

/** Converts `<include>./part.mdx</include>`. */
export function includedFile(
  node: TagNode,
  attributes: TagAttributes,
  builder: DocBuilder,
): RootContent {
  const written = nodesText(node.children).trim();
  // With `cwd`, the path begins at the folder of the site.
  const isOfSite = attributes.flag('cwd') && !/^[/@]/.test(written);
  const target = isOfSite
    ? `@site/${written.replace(/^\.\//, '')}`
    : /^[./@]/.test(written)
      ? written
      : `./${written}`;
  if (/\.mdx?$/i.test(target)) return includeNode(node, target, {}, builder);
  // Another file is shown as code.
  const lang = attributes.text('lang') ?? null;
  const meta = [`file=${target}`, attributes.text('meta') ?? ''].join(' ').trimEnd();
  return { type: 'code', lang, meta, value: '', position: node.position };
}
