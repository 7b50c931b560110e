import type { Tag } from './tag.js';

/** Returns the name of an icon: `icon="rocket"`, or `icon={<Rocket />}`; of `icon={<img src="/a.png" />}` its file. */
export function iconName(tag: Tag): string | undefined {
  const markup = tag.attributes.markup('icon');
  const [, file] = /^<img\s(?:[^>]*\s)?src=["']([^"']+)["']/.exec(markup ?? '') ?? [];
  if (file !== undefined) return file;
  const [, component] = /^<(?:Icon\s+\w+=["'])?((?!img\b)[\w-]+)/.exec(markup ?? '') ?? [];
  return tag.attributes.text('icon') ?? component?.replace(/(?<=.)Icon$/, '');
}
