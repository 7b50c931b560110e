import type { Example } from '../../openapi/api/example.js';
import type { ExternalExample } from '../../openapi/api/media-type.js';
import type { ExampleView, ExternalExampleView } from '../page-props/exchange-view.js';
import { canBeFollowed } from './about-facts.js';
import type { ReferenceContext } from './render-context.js';
import { slug } from './views.js';

/** @param prefix of their ids, the operation's included: `body` */
export function exampleViews(
  examples: readonly Example[],
  prefix: string,
  { views, toHtml, unique }: ReferenceContext,
): ExampleView[] {
  return examples.map((example) =>
    views.example(example, unique(`${prefix}-example-${slug(example.name) || 'x'}`), toHtml),
  );
}

/** Characters: a page whose examples are more than these would be megabytes. */
const exampleCharacters = 400_000;

/** What is left of them for a page, which has one maker of ids. */
const room = new WeakMap<ReferenceContext['unique'], number>();

/** Which examples a page has room for; where the first is too long, a shorter one may still be shown. */
export function examplesWithin(
  examples: readonly Example[],
  { unique, views }: ReferenceContext,
): { readonly shown: readonly Example[]; readonly linked: readonly Example[] } {
  let left = room.get(unique) ?? exampleCharacters;
  const shown = new Set<Example>();
  for (const example of examples) {
    const { length } = example.code.text;
    if (length > left && views.whole) continue;
    left -= length;
    shown.add(example);
  }
  room.set(unique, left);
  return {
    shown: [...shown],
    linked: examples.filter((example) => !shown.has(example)),
  };
}

/** Examples that a page has no room for lie in the description itself. */
export function linkedExampleViews(
  examples: readonly Example[],
  prefix: string,
  context: ReferenceContext,
): ExternalExampleView[] {
  const { whole } = context.views;
  if (!whole || examples.length === 0) return [];
  return exampleViews(examples, prefix, context).map(({ id, label, html }) => ({
    id,
    label,
    html,
    url: whole.url,
    isLink: true,
  }));
}

/** Examples that lie at a URL. */
export function externalExampleViews(
  examples: readonly ExternalExample[],
  prefix: string,
  { toHtml, unique }: ReferenceContext,
): ExternalExampleView[] {
  return examples.map(({ name, summary, description, url }) => ({
    id: unique(`${prefix}-example-${slug(name) || 'x'}`),
    label: summary ?? name,
    url,
    isLink: url !== undefined && canBeFollowed(url),
    html: toHtml(description),
  }));
}
