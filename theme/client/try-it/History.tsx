import { useState } from 'react';
import { useFormMessages, useFormTranslation } from './messages.js';
import { clearPastRequests, type PastRequest, pastRequests } from './past-requests.js';

interface Props {
  readonly page: string;
  readonly onFill: (request: PastRequest) => void;
}

/** The requests sent from this tab. Those of this page refill the form; the others link to their pages. */
export function History({ page, onFill }: Props) {
  const t = useFormTranslation();
  const { locale } = useFormMessages();
  const [, redraw] = useState(0);
  const past = pastRequests();
  if (past.length === 0) return null;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  return (
    <details className="try-history">
      <summary>{t('tryIt.history', { count: past.length })}</summary>
      <ol>
        {past.map((request) => (
          <li key={request.id}>
            <span className="try-history-request" dir="ltr">
              <span className="try-status" data-class={responseStatusClass(request.status)}>
                {request.status ?? '—'}
              </span>
              <code>
                {request.method} {request.url}
              </code>
            </span>
            <span className="try-history-foot">
              <time dateTime={new Date(request.at).toISOString()}>{time.format(request.at)}</time>
              {request.page === page ? (
                <button className="try-link" type="button" onClick={() => onFill(request)}>
                  {t('tryIt.fillAgain')}
                </button>
              ) : (
                <a className="try-link" href={request.page}>
                  {t('tryIt.openPage')}
                </a>
              )}
            </span>
          </li>
        ))}
      </ol>
      <button
        className="try-button try-button-quiet"
        type="button"
        onClick={() => {
          clearPastRequests();
          redraw((count) => count + 1);
        }}
      >
        {t('tryIt.clearHistory')}
      </button>
    </details>
  );
}

/** The class of a status, such as `2xx`, which sets its colour. */
export function responseStatusClass(status: number | undefined): string | undefined {
  return status === undefined ? undefined : `${Math.floor(status / 100)}xx`;
}
