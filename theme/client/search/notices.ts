import type { SearchResults } from 'docsgen/search';
import { formatMessage } from 'docsgen/strings';
import type { Messages } from 'docsgen/theme';
import { createElement } from '../elements.js';
import { messageText } from '../text.js';
import type { SearchDialog } from './dialog.js';
import { mostShown } from './result-list.js';

type News = Pick<SearchDialog, 'status' | 'notice'>;

/** Nothing has been asked yet. */
export function inviteQuery({ status, notice }: News, texts: Messages | undefined): void {
  status.textContent = '';
  notice.replaceChildren(
    ...(texts ? [createElement('p', '', formatMessage(texts, 'search.hint'))] : []),
  );
}

/** How much was found, what for, and what to do if that does not help. */
export function announceResults(
  { status, notice }: News,
  { hits, corrections }: SearchResults,
  query: string,
  texts: Messages,
): void {
  const count = hits.length;
  status.textContent =
    count === 0
      ? formatMessage(texts, 'search.none', { query })
      : formatMessage(texts, 'search.count', { count });
  const lines = [
    ...(count === 0
      ? [formatMessage(texts, 'search.advice')]
      : corrections.map((correction) =>
          formatMessage(texts, 'search.corrected', { ...correction }),
        )),
    ...(count > mostShown ? [formatMessage(texts, 'search.more', { count: mostShown })] : []),
  ];
  notice.replaceChildren(...lines.map((line) => createElement('p', '', line)));
}

/** What did not come, and the one thing to do about it. */
export function announceFailure(
  { status, notice }: News,
  texts: Messages | undefined,
  retry: () => void,
): void {
  status.textContent = texts
    ? formatMessage(texts, 'search.titlesOnly')
    : messageText('client.part-failed');
  const button = createElement('button', 'search-retry', messageText('client.retry'));
  button.type = 'button';
  button.addEventListener('click', retry);
  notice.replaceChildren(button);
}
