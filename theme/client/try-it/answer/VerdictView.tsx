import { essenceOf } from 'docsgen/request';
import { wordsOf } from '../json/difference-words.js';
import { useWords } from '../words.js';
import type { Verdict } from './judge.js';

interface Props {
  readonly verdict: Verdict;
  readonly status: number;
  readonly type: string;
}

/** Whether the answer is what the description promises, and where it is not. */
export function VerdictView({ verdict, status, type }: Props) {
  const say = useWords();
  switch (verdict.kind) {
    case 'nothing-said':
      return null;
    case 'as-described':
      return <p className="try-verdict">{say('tryIt.asDescribed')}</p>;
    case 'other-status':
      return <p className="try-warning">{say('tryIt.otherStatus', { status })}</p>;
    case 'other-type':
      return (
        <p className="try-warning">{say('tryIt.otherType', { type: essenceOf(type) || '—' })}</p>
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
                {wordsOf(difference, say)}
              </li>
            ))}
          </ul>
        </div>
      );
  }
}
