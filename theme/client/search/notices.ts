import type { SearchResults } from 'docsgen/search';
import { formatText } from 'docsgen/strings';
import type { Texts } from 'docsgen/theme';
import { made } from '../elements.js';
import { text } from '../text.js';
import type { SearchDialog } from './dialog.js';
import { mostShown } from './result-list.js';

type News = Pick<SearchDialog, 'status' | 'notice'>;

/** Nothing has been asked yet. */
export function inviteQuery({ status, notice }: News, texts: Texts | undefined): void {
  status.textContent = '';
  notice.replaceChildren(...(texts ? [made('p', '', formatText(texts, 'search.hint'))] : []));
}

/** How much was found, what for, and what to do if that does not help. */
export function tellResults(
  { status, notice }: News,
  { hits, corrections }: SearchResults,
  query: string,
  texts: Texts,
): void {
  const count = hits.length;
  status.textContent =
    count === 0
      ? formatText(texts, 'search.none', { query })
      : formatText(texts, 'search.count', { count });
  const lines = [
    ...(count === 0
      ? [formatText(texts, 'search.advice')]
      : corrections.map((correction) => formatText(texts, 'search.corrected', { ...correction }))),
    ...(count > mostShown ? [formatText(texts, 'search.more', { count: mostShown })] : []),
  ];
  notice.replaceChildren(...lines.map((line) => made('p', '', line)));
}

/** What did not come, and the one thing to do about it. */
export function tellFailure(
  { status, notice }: News,
  texts: Texts | undefined,
  retry: () => void,
): void {
  status.textContent = texts ? formatText(texts, 'search.titlesOnly') : text('client.part-failed');
  const button = made('button', 'search-retry', text('client.retry'));
  button.type = 'button';
  button.addEventListener('click', retry);
  notice.replaceChildren(button);
}
