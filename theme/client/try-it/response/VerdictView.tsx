import { mediaTypeEssence } from 'docsgen/request';
import { differenceWords } from '../json/difference-words.js';
import { useTranslate } from '../words.js';
import type { Verdict } from './judge.js';

interface Props {
  readonly verdict: Verdict;
  readonly status: number;
  readonly type: string;
}

/** Whether the response matches the description, with the differences. */
export function VerdictView({ verdict, status, type }: Props) {
  const say = useTranslate();
  switch (verdict.kind) {
    case 'nothing-said':
      return null;
    case 'as-described':
      return <p className="try-verdict">{say('tryIt.asDescribed')}</p>;
    case 'other-status':
      return <p className="try-warning">{say('tryIt.otherStatus', { status })}</p>;
    case 'other-type':
      return (
        <p className="try-warning">
          {say('tryIt.otherType', { type: mediaTypeEssence(type) || '—' })}
        </p>
      );
    case 'body-missing':
      return <p className="try-warning">{say('tryIt.bodyMissing')}</p>;
    case 'body-unexpected':
      return <p className="try-warning">{say('tryIt.bodyUnexpected')}</p>;
    case 'not-json':
      return <p className="try-warning">{say('tryIt.notJson')}</p>;
    default:
      return (
        <div className="try-warning">
          <p>{say('tryIt.differsCount', { count: verdict.differences.length })}</p>
          <ul>
            {verdict.differences.slice(0, 20).map((difference) => (
              <li key={JSON.stringify(difference)}>
                {difference.pointer && (
                  <>
                    <code dir="ltr">{difference.pointer}</code>{' '}
                  </>
                )}
                {differenceWords(difference, say)}
              </li>
            ))}
          </ul>
        </div>
      );
  }
}
