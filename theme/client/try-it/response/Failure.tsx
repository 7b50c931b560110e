import { useRef } from 'react';
import { CopyButton } from '../CopyButton.js';
import { Highlighted } from '../highlight/Highlighted.js';
import { type FormMessageKey, useFormTranslation } from '../messages.js';
import { isMixed, isPrivate } from './policy.js';
import type { NoResponse } from './send.js';

interface Props {
  readonly reason: NoResponse['reason'];
  readonly url: string;
  /** The same request as a curl command, with placeholders for secrets. */
  readonly curl: string;
  /** Id of the reason, which describes the heading. */
  readonly summaryId: string;
}

/** Why there is no response, as far as the browser reports it, and a curl command as an alternative. */
export function Failure({ reason, url, curl, summaryId }: Props) {
  const t = useFormTranslation();
  const causes = useRef(failureCauses(reason, url)).current;
  const { host } = new URL(url, location.href);
  return (
    <>
      {causes.length === 1 && causes[0] ? (
        <p id={summaryId}>{t(causes[0], { host })}</p>
      ) : (
        <>
          <p id={summaryId}>{t('tryIt.unreadable')}</p>
          <ul className="try-causes">
            {causes.map((cause) => (
              <li key={cause}>{t(cause, { host })}</li>
            ))}
          </ul>
        </>
      )}
      {!causes.some((cause) => unsent.has(cause)) && (
        <p className="try-hint">{t('tryIt.mayHaveArrived')}</p>
      )}
      <p className="try-curl-title">{t('tryIt.curl')}</p>
      <div className="try-curl">
        {/* A scrollable region must be reachable by keyboard (WCAG 2.2, 2.1.1). */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as it says. */}
        <section className="try-output hljs" dir="ltr" tabIndex={0} aria-label={t('tryIt.curl')}>
          <pre>
            <Highlighted text={curl} language="bash" />
          </pre>
        </section>
        <CopyButton text={curl} />
      </div>
    </>
  );
}

/** Causes for which the browser did not send the request. */
const unsent: ReadonlySet<FormMessageKey> = new Set([
  'tryIt.cause.policy',
  'tryIt.cause.browser',
  'tryIt.cause.mixed',
]);

/** Possible causes, the most likely first. Browsers only report to scripts that the request failed. */
function failureCauses(reason: NoResponse['reason'], url: string): readonly FormMessageKey[] {
  if (reason === 'timeout') return ['tryIt.cause.timeout'];
  if (reason === 'stopped') return ['tryIt.cause.stopped'];
  if (reason === 'policy') return ['tryIt.cause.policy'];
  if (reason === 'browser') return ['tryIt.cause.browser'];
  if (!navigator.onLine) return ['tryIt.cause.offline'];
  if (isMixed(url)) return ['tryIt.cause.mixed'];
  return [
    ...(isPrivate(url) ? (['tryIt.cause.private'] as const) : []),
    'tryIt.cause.cors',
    'tryIt.cause.redirect',
    'tryIt.cause.unreachable',
  ];
}
