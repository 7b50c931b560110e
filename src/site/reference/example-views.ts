import type { Example } from '../../openapi/api/example.js';
import type { ExternalExample } from '../../openapi/api/media-type.js';
import type { ExampleView, ExternalExampleView } from '../page-props/exchange-view.js';
import { canBeFollowed } from './about-facts.js';
import type { ReferenceContext } from './render-context.js';
import { slug } from './views.js';

/** @param prefix id prefix, including the operation's: `body` */
export function exampleViews(
  examples: readonly Example[],
  prefix: string,
  { views, toHtml, page }: ReferenceContext,
): ExampleView[] {
  return examples.map((example) =>
    views.example(example, page.id(`${prefix}-example-${slug(example.name) || 'x'}`), toHtml),
  );
}

/** Maximum characters of all examples on a page; more would make the page several megabytes large. */
const maxExampleCharacters = 400_000;

/**
 * Splits the examples into those that fit on the page and those to link. A shorter example may fit after one that is
 * too long.
 */
export function examplesWithin(
  examples: readonly Example[],
  { page, views }: ReferenceContext,
): { readonly shown: readonly Example[]; readonly linked: readonly Example[] } {
  const counted = page.shown;
  const shown = new Set<Example>();
  for (const example of examples) {
    const { length } = example.code.text;
    if (counted.exampleCharacters + length > maxExampleCharacters && views.whole) continue;
    counted.exampleCharacters += length;
    shown.add(example);
  }
  return {
    shown: [...shown],
    linked: examples.filter((example) => !shown.has(example)),
  };
}

/** Links the examples that do not fit to the downloadable description. */
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

/** Returns the views of examples at a URL. */
export function externalExampleViews(
  examples: readonly ExternalExample[],
  prefix: string,
  { toHtml, page }: ReferenceContext,
): ExternalExampleView[] {
  return examples.map(({ name, summary, description, url }) => ({
    id: page.id(`${prefix}-example-${slug(name) || 'x'}`),
    label: summary ?? name,
    url,
    isLink: url !== undefined && canBeFollowed(url),
    html: toHtml(description),
  }));
}
