import { diagnose } from '../../diagnostics/index.js';
import type { Tag } from './tag.js';

/**
 * Returns the name of an icon: `icon="rocket"`, or `icon={<Rocket />}`; of `icon={<img src="/a.png" />}` its file.
 * Reports another element, such as `icon={<svg>…</svg>}`.
 */
export function iconName({ name, attributes, builder }: Tag): string | undefined {
  const markup = attributes.markup('icon');
  const [, file] = /^<img\s(?:[^>]*\s)?src=["']([^"']+)["']/.exec(markup ?? '') ?? [];
  if (file !== undefined) return file;
  const [, drawn] = /^<([a-z]\w*)/.exec(markup ?? '') ?? [];
  if (drawn !== undefined) {
    const problem = `has the element <${drawn}> as its icon, which is left out`;
    const place = attributes.attributePlace('icon');
    const hint =
      'save the picture as icons/name.svg in the folder of the site and write icon="name"';
    const args = { name: `<${name}>`, problem };
    builder.report(diagnose('content/misplaced-directive', args, { place, hint }));
    return undefined;
  }
  const [, component] = /^<(?:Icon\s+\w+=["'])?([\w-]+)/.exec(markup ?? '') ?? [];
  return attributes.text('icon') ?? component?.replace(/(?<=.)Icon$/, '');
}
