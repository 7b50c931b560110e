import type {
  Example,
  ExampleView,
  ExternalExample,
  ExternalExampleView,
} from '../../model/index.js';
import { canBeFollowed } from './facts.js';
import type { Making } from './making.js';
import { slug } from './views.js';

/** @param prefix of their ids, the operation's included: `body` */
export function exampleViews(
  examples: readonly Example[],
  prefix: string,
  { views, toHtml, unique }: Making,
): ExampleView[] {
  return examples.map((example) =>
    views.example(example, unique(`${prefix}-example-${slug(example.name) || 'x'}`), toHtml),
  );
}

/** Examples that lie at a URL. */
export function externalExampleViews(
  examples: readonly ExternalExample[],
  prefix: string,
  { toHtml, unique }: Making,
): ExternalExampleView[] {
  return examples.map(({ name, summary, description, url }) => ({
    id: unique(`${prefix}-example-${slug(name) || 'x'}`),
    label: summary ?? name,
    url,
    isLink: canBeFollowed(url),
    html: toHtml(description),
  }));
}
