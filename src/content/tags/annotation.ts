import type { Image, PhrasingContent, RootContent } from 'mdast';
import { importedFilePath, type Literal } from './literal.js';
import { inlineDirective, textNode } from './nodes.js';

/** What an annotation stands behind. */
export interface AnnotatedNode {
  readonly before: RootContent | undefined;
  /** Type of the node that contains both. */
  readonly parent: string | undefined;
}

/** Keys that only style, or that ask for a behavior of another tool. */
const withoutMeaning = /^(?:target|rel|class|className|style)$/;
const withoutMeaningOfHeadings = /^(?:toc|anchor)$/;
const withoutMeaningOfImages = /^(?:quality|priority|loading|alt|fill)$/;

/**
 * Converts an annotation such as `## Mars {{ id: 'mars' }}` or `![](./a.png){{ width: 300 }}`, as in mdx-annotations, to
 * nodes. Returns undefined for an object that is not one.
 */
export function annotationNodes(
  value: object,
  { before, parent }: AnnotatedNode,
  position: Image['position'],
): PhrasingContent[] | undefined {
  const isHeading = parent === 'heading';
  const image = before?.type === 'image' ? before : undefined;
  const entries = Object.entries(value as Readonly<Record<string, Literal>>).filter(
    ([key]) =>
      !withoutMeaning.test(key) &&
      !(isHeading && withoutMeaningOfHeadings.test(key)) &&
      !(image && withoutMeaningOfImages.test(key)),
  );
  const nodes: PhrasingContent[] = [];
  let id: string | undefined;
  for (const [key, one] of entries) {
    if (typeof one !== 'string' && typeof one !== 'number') return undefined;
    const text = String(one);
    if (isHeading && key === 'id' && /^[^\s{}]+$/.test(text)) id = text;
    else if (image && /^(?:width|height|dark)$/.test(key)) continue;
    else if (key === 'tag') nodes.push(badge(text, position));
    else if (key === 'label' && isHeading) nodes.push(...code(text, position));
    else return undefined;
  }
  if (image) nodes.unshift(...imageNodes(image, Object.fromEntries(entries)));
  if (isHeading && nodes.length === 0 && before?.type === 'text')
    before.value = before.value.trimEnd();
  // The id is at the end of its heading.
  if (id !== undefined) nodes.push(textNode(`{#${id}}`, position));
  return nodes;
}

function badge(text: string, position: Image['position']): PhrasingContent {
  return inlineDirective('badge', { label: [textNode(text, position)] }, position);
}

function code(value: string, position: Image['position']): PhrasingContent[] {
  return [textNode(' ', position), { type: 'inlineCode', value, position }];
}

/** Returns what follows an image: its size, and the image for the dark mode, if there is one. */
function imageNodes(image: Image, values: Readonly<Record<string, Literal>>): PhrasingContent[] {
  const size = sizeText(values);
  const sizeNodes = size === '' ? [] : [textNode(size, image.position)];
  const { dark } = values;
  if (typeof dark !== 'string') return sizeNodes;
  const darkImage: Image = { ...image, url: `${importedFilePath(dark)}#only-dark` };
  image.url = `${image.url}#only-light`;
  return [...sizeNodes, darkImage, ...structuredClone(sizeNodes)];
}

/** Writes the size of an image as the attributes behind it: `{width=300}`. */
export function sizeText(values: Readonly<Record<string, Literal>>): string {
  const sizes = (['width', 'height'] as const).flatMap((name) => {
    const size = values[name];
    return /^\d+(?:px|%)?$/.test(String(size)) ? [`${name}=${size}`] : [];
  });
  return sizes.length > 0 ? `{${sizes.join(' ')}}` : '';
}
