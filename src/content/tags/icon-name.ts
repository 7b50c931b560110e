import type { Tag } from './tag.js';

/** Returns the name of an icon: `icon="rocket"`, or `icon={<Rocket />}`. */
export function iconName(tag: Tag): string | undefined {
  const markup = tag.attributes.markup('icon');
  const [, component] = /^<(?:Icon\s+\w+=["'])?([\w-]+)/.exec(markup ?? '') ?? [];
  return tag.attributes.text('icon') ?? component?.replace(/(?<=.)Icon$/, '');
}
