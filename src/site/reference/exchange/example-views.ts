import type { Example } from '../../../openapi/api/example.js';
import type { ExternalExample } from '../../../openapi/api/media-type.js';
import type { ExampleView, ExternalExampleView } from '../../page-props/exchange-view.js';
import type { MessageContext, OperationContext } from '../api-views/operation-context.js';
import { slug } from '../page-state/slug.js';
import { canBeFollowed } from '../texts/about-facts.js';

/** An example as the page shows it. */
interface ShownExample extends Example {
  /** Whether the code is the beginning of the example. */
  readonly isCut?: boolean;
}

/** @param prefix id prefix, including the operation's: `body` */
export function exampleViews(
  examples: readonly ShownExample[],
  prefix: string,
  { views, renderDescription, page }: OperationContext,
): ExampleView[] {
  return examples.map((example) => {
    const id = page.id(`${prefix}-example-${slug(example.name) || 'x'}`);
    const view = views.example(example, id, renderDescription);
    return example.isCut ? { ...view, completeUrl: views.whole?.url } : view;
  });
}

/**
 * Splits the examples into those that fit on the page and those to link. A shorter example may fit after one that is
 * too long. If none fits, the beginning of the first one is shown, with a link of its own.
 */
export function examplesWithin(
  examples: readonly Example[],
  { page, views, direction }: MessageContext,
): { readonly shown: readonly ShownExample[]; readonly linked: readonly Example[] } {
  const counted = page.shown;
  const most = page.budget.exampleCharacters[direction];
  const shown: ShownExample[] = [];
  const linked: Example[] = [];
  for (const example of examples) {
    const rest = views.whole ? most - counted.exampleCharacters : Number.POSITIVE_INFINITY;
    const { length } = example.code.text;
    const isWhole = length <= rest;
    const part = isWhole || shown.length > 0 ? undefined : exampleBeginning(example, rest);
    if (isWhole || part) {
      shown.push(part ?? example);
      counted.exampleCharacters += Math.min(length, rest);
    }
    if (!isWhole && !part) linked.push(example);
  }
  return { shown, linked };
}

/** A shorter beginning of an example says nothing. */
const minExampleLines = 10;

/** Returns the first lines of an example in JSON; undefined in other languages, whose marks may span lines. */
function exampleBeginning(example: Example, characters: number): ShownExample | undefined {
  const { language, text, html } = example.code;
  if (language !== 'json') return undefined;
  const lines = text.slice(0, Math.max(0, characters)).split('\n').length - 1;
  if (lines < minExampleLines) return undefined;
  const cut = (code: string) => `${code.split('\n', lines).join('\n')}\n…`;
  return { ...example, isCut: true, code: { language, text: cut(text), html: cut(html) } };
}

/** Links the examples that do not fit to the downloadable description. */
export function linkedExampleViews(
  examples: readonly Example[],
  prefix: string,
  context: OperationContext,
): ExternalExampleView[] {
  const { whole } = context.views;
  if (!whole || examples.length === 0) return [];
  return exampleViews(examples, prefix, context).map(({ id, label, description }) => ({
    id,
    label,
    description,
    url: whole.url,
    isLink: true,
    isOmitted: true,
  }));
}

/** Returns the views of examples at a URL. */
export function externalExampleViews(
  examples: readonly ExternalExample[],
  prefix: string,
  { renderDescription, page }: OperationContext,
): ExternalExampleView[] {
  return examples.map(({ name, summary, description, url }) => {
    const id = page.id(`${prefix}-example-${slug(name) || 'x'}`);
    return {
      id,
      label: summary ?? name,
      url,
      isLink: url !== undefined && canBeFollowed(url),
      description: renderDescription(description),
    };
  });
}
