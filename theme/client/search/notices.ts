import type { SearchResults } from 'docsgen/search';
import { formatMessage } from 'docsgen/strings';
import type { Messages } from 'docsgen/theme';
import { createElement } from '../elements.js';
import { messageText } from '../text.js';
import type { SearchDialog } from './dialog.js';
import { maxResults } from './result-list.js';

type News = Pick<SearchDialog, 'status' | 'notice'>;

/** Shows a hint while the query is empty. */
export function showEmptyQueryHint({ status, notice }: News, messages: Messages | undefined): void {
  status.textContent = '';
  notice.replaceChildren(
    ...(messages ? [createElement('p', '', formatMessage(messages, 'search.hint'))] : []),
  );
}

/** Shows the number of results, corrections of the query, and advice if nothing was found. */
export function announceResults(
  { status, notice }: News,
  { hits, corrections }: SearchResults,
  query: string,
  messages: Messages,
): void {
  const count = hits.length;
  status.textContent =
    count === 0
      ? formatMessage(messages, 'search.none', { query })
      : formatMessage(messages, 'search.count', { count });
  const lines = [
    ...(count === 0
      ? [formatMessage(messages, 'search.advice')]
      : corrections.map(({ typed, meant }) =>
          formatMessage(messages, 'search.corrected', { written: typed, meant }),
        )),
    ...(count > maxResults ? [formatMessage(messages, 'search.more', { count: maxResults })] : []),
  ];
  notice.replaceChildren(...lines.map((line) => createElement('p', '', line)));
  const empty = document.getElementById('_search-empty')?.cloneNode(true);
  if (count === 0 && empty) notice.append(...empty.childNodes);
}

/** Shows that the index failed to load, with a button to try again. */
export function announceFailure(
  { status, notice }: News,
  messages: Messages | undefined,
  retry: () => void,
): void {
  status.textContent = messages
    ? formatMessage(messages, 'search.titlesOnly')
    : messageText('client.part-failed');
  const button = createElement('button', 'search-retry', messageText('client.retry'));
  button.type = 'button';
  button.addEventListener('click', retry);
  notice.replaceChildren(button);
}
