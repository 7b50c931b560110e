import { createElement } from 'react';
import { usePage } from '../../page.js';
import { useTranslation } from '../../text.js';

/** Asks whether the page was helpful, on sites with `feedback`; without scripts only the link to an issue remains. */
export function Feedback() {
  const t = useTranslation();
  const page = usePage();
  const feedback = page?.chrome.feedback;
  if (!page || !feedback) return null;
  const { endpoint, issue } = feedback;
  const texts = { 'data-thanks': t('page.helpfulThanks'), 'data-failed': t('page.helpfulFailed') };
  return createElement(
    'docsgen-feedback',
    { 'data-endpoint': endpoint, ...texts },
    <div className="feedback-question">
      <p>{t('page.helpful')}</p>
      <button type="button" data-helpful="yes" aria-pressed="false">
        {t('page.helpfulYes')}
      </button>
      <button type="button" data-helpful="no" aria-pressed="false">
        {t('page.helpfulNo')}
      </button>
      <p role="status" />
      {issue !== undefined && (
        <a className="feedback-issue external" href={issueUrl(issue, page)}>
          {t('page.helpfulIssue')}
        </a>
      )}
    </div>,
    endpoint !== undefined && (
      <div className="feedback-comment" hidden>
        <label>
          {t('page.helpfulMissing')}
          <textarea />
        </label>
        <button type="button" data-send="">
          {t('page.helpfulSend')}
        </button>
      </div>
    ),
  );
}

interface AskedPage {
  readonly path: string;
  readonly head: { readonly title: string; readonly canonical?: string | undefined };
}

/** Fills in the form for a new issue; that of GitLab has other names for its fields. */
function issueUrl(issue: string, { path, head }: AskedPage): string {
  const url = new URL(issue);
  const isGitLab = url.pathname.includes('/-/');
  url.searchParams.set(isGitLab ? 'issue[title]' : 'title', head.title);
  url.searchParams.set(isGitLab ? 'issue[description]' : 'body', `${head.canonical ?? path}\n\n`);
  return url.href;
}
