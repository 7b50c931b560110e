import { diagnose } from '../../diagnostics/index.js';
import { oneLine } from '../../text/words.js';
import type { TextHead } from '../doc.js';
import type { DocBuilder } from '../doc-builder.js';
import { tagPlace } from './attributes.js';
import { nodesText } from './nodes.js';
import type { Tag } from './tag.js';

const keys: Readonly<Record<string, keyof TextHead>> = {
  title: 'title_meta',
  'og:title': 'title_meta',
  'twitter:title': 'title_meta',
  description: 'description',
  'og:description': 'description',
  'twitter:description': 'description',
  keywords: 'keywords',
  image: 'image',
  'og:image': 'image',
  'twitter:image': 'image',
};

/** Elements that docsgen writes into every page. */
const generated = /^(?:og:(?:type|url|site_name|locale|image:.*)|twitter:(?:card|url)|viewport)$/;

/**
 * Reads the elements in `<head>` of a text, as in Docusaurus: title, description, keywords and image. Others are
 * reported.
 */
export function readPageHead(tags: readonly Tag[], builder: DocBuilder): TextHead {
  const head: { -readonly [key in keyof TextHead]: TextHead[key] } = {};
  for (const tag of tags) {
    const isTitle = tag.name === 'title';
    const name = isTitle ? 'title' : tag.attributes.text('name', 'property');
    const value = isTitle ? nodesText(tag.children()) : tag.attributes.text('content');
    const key = isTitle || tag.name === 'meta' ? keys[name ?? ''] : undefined;
    if (key === undefined || value === undefined) {
      if (tag.name === 'meta' && (generated.test(name ?? '') || tag.attributes.has('charset')))
        continue;
      const what = `<${tag.name}${name === undefined ? '' : ` name="${name}"`}> in <head>`;
      const place = tagPlace(tag.node, builder);
      builder.report(diagnose('content/unsafe-html', { what, shown: 'nothing' }, { place }));
    } else if (key === 'keywords') {
      head.keywords ??= value.split(',').map((word) => word.trim());
    } else if (key === 'image') {
      head.image ??= value;
      head.imagePlace ??= tagPlace(tag.node, builder);
    } else if (key !== 'imagePlace') {
      // What is meant for the page comes before what is meant for its previews.
      if (head[key] === undefined || name === 'title' || name === 'description') {
        head[key] = oneLine(value);
      }
    }
  }
  return head;
}
