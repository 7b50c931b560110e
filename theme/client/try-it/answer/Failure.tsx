import { useRef } from 'react';
import { CopyButton } from '../CopyButton.js';
import { Highlighted } from '../highlight/Highlighted.js';
import { type MessageText, useTranslate } from '../words.js';
import { isMixed, isPrivate } from './policy.js';
import type { NoResponse } from './send.js';

interface Props {
  readonly reason: NoResponse['reason'];
  readonly url: string;
  /** The same request for the shell, with placeholders for secrets. */
  readonly curl: string;
}

/** Why there is no answer to show, as far as a browser says, and another way to get one. */
export function Failure({ reason, url, curl }: Props) {
  const say = useTranslate();
  const causes = useRef(failureCauses(reason, url)).current;
  const { host } = new URL(url, location.href);
  return (
    <>
      {causes.length === 1 && causes[0] ? (
        <p>{say(causes[0], { host })}</p>
      ) : (
        <>
          <p>{say('tryIt.unreadable')}</p>
          <ul className="try-causes">
            {causes.map((cause) => (
              <li key={cause}>{say(cause, { host })}</li>
            ))}
          </ul>
        </>
      )}
      {!causes.some((cause) => unsent.has(cause)) && (
        <p className="try-hint">{say('tryIt.mayHaveArrived')}</p>
      )}
      <p className="try-curl-title">{say('tryIt.curl')}</p>
      <div className="try-curl">
        {/* It scrolls: the keyboard must reach it (WCAG 2.2, 2.1.1). */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as it says. */}
        <section className="try-output hljs" dir="ltr" tabIndex={0} aria-label={say('tryIt.curl')}>
          <pre>
            <Highlighted text={curl} language="bash" />
          </pre>
        </section>
        <CopyButton text={curl} />
      </div>
    </>
  );
}

/** Where the browser has kept the request to itself. */
const unsent: ReadonlySet<MessageText> = new Set([
  'tryIt.cause.policy',
  'tryIt.cause.browser',
  'tryIt.cause.mixed',
]);

/** What it may have been, the likeliest first. Browsers tell scripts no more than that it failed. */
function failureCauses(reason: NoResponse['reason'], url: string): readonly MessageText[] {
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
