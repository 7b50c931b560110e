import { isRecord } from '../read/setting-values.js';
import { attributesText, directiveLines, labelText } from './directive.js';

/** The top of a home page in front matter: of VitePress and of Starlight. */
export interface HomePage {
  readonly hero?: unknown;
  readonly features?: unknown;
}

/** Returns the Markdown of a home page: title, tagline, buttons and cards. */
export function homeText({ hero, features }: HomePage): string {
  const top = isRecord(hero) ? hero : {};
  const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  const title = words(top.name) || words(top.title);
  const actions = Array.isArray(top.actions) ? top.actions.filter(isRecord) : [];
  const links = actions.map(({ text, link }) => `[${words(text)}](${words(link)})`);
  const cards = (Array.isArray(features) ? features : [])
    .filter(isRecord)
    .flatMap((feature) => [
      `:::card${labelText(words(feature.title))}${attributesText({ href: words(feature.link) || undefined })}`,
      '',
      words(feature.details),
      ...(words(feature.linkText) === '' ? [] : ['', words(feature.linkText)]),
      '',
      ':::',
      '',
    ]);
  const parts = [
    ...(title === '' ? [] : [`# ${title}`, '']),
    ...(words(top.text) === '' ? [] : [`**${words(top.text)}**`, '']),
    ...(words(top.tagline) === '' ? [] : [words(top.tagline), '']),
    ...(links.length === 0 ? [] : [...directiveLines({ name: 'actions', body: links }), '']),
    ...(cards.length === 0 ? [] : [...directiveLines({ name: 'cards', body: cards }), '']),
  ];
  return parts.join('\n') + (parts.length > 0 ? '\n' : '');
}
