import type { Fragment, Reference } from '../content/fragment.js';

const tag = /<[a-z][^<>]*>/g;
const idInTag = / id="([^"]*)"/;
/** Attributes that contain an id or a link to one. */
const idsInTag = /( (?:id|aria-describedby)="| href="#)([^"]+)(?=")/g;

/** Joins the pieces of text between placeholders: a noncharacter that no text contains. */
const separator = '\uFDD4';

/** Returns the ids in a fragment in order: those of headings and those that authors set. */
export function fragmentIds({ body }: Fragment): readonly string[] {
  if (!body.text.some((piece) => piece.includes(' id="'))) return [];
  return [...body.text.join(separator).matchAll(tag)].flatMap(([written]) => {
    const [, id] = idInTag.exec(written) ?? [];
    return id === undefined ? [] : [id];
  });
}

/** Returns the fragment with replaced ids, also in its links to them. */
export function withFragmentIds(fragment: Fragment, choose: (id: string) => string): Fragment {
  const ids = new Map(fragmentIds(fragment).map((id) => [id, choose(id)]));
  if ([...ids].every(([id, chosen]) => id === chosen)) return fragment;
  const rename = (written: string): string =>
    written.replace(idsInTag, (_, before: string, id: string) => before + (ids.get(id) ?? id));
  const { placeholders, text } = fragment.body;
  const renamed = text.join(separator).replace(tag, rename).split(separator);
  const reference = (one: Reference): Reference => {
    const chosen = one.target.startsWith('#') ? ids.get(one.target.slice(1)) : undefined;
    return chosen === undefined ? one : { ...one, target: `#${chosen}` };
  };
  return {
    ...fragment,
    body: { text: renamed, placeholders },
    references: fragment.references.map(reference),
  };
}
