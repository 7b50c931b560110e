import { mediaTypeEssence } from 'docsgen/request';
import { differenceMessage } from '../json/difference-message.js';
import { useFormTranslation } from '../messages.js';
import type { ResponseValidation } from './validate-response.js';

interface Props {
  readonly validation: ResponseValidation;
  readonly status: number;
  readonly type: string;
}

/** Whether the response matches the description, with the differences. */
export function ValidationView({ validation, status, type }: Props) {
  const t = useFormTranslation();
  switch (validation.kind) {
    case 'undescribed':
      return null;
    case 'as-described':
      return <p className="try-verdict">{t('tryIt.asDescribed')}</p>;
    case 'other-status':
      return <p className="try-warning">{t('tryIt.otherStatus', { status })}</p>;
    case 'other-type':
      return (
        <p className="try-warning">
          {t('tryIt.otherType', { type: mediaTypeEssence(type) || '—' })}
        </p>
      );
    case 'body-missing':
      return <p className="try-warning">{t('tryIt.bodyMissing')}</p>;
    case 'body-unexpected':
      return <p className="try-warning">{t('tryIt.bodyUnexpected')}</p>;
    case 'not-json':
      return <p className="try-warning">{t('tryIt.notJson')}</p>;
    default:
      return (
        <div className="try-warning">
          <p>{t('tryIt.differsCount', { count: validation.differences.length })}</p>
          <ul>
            {validation.differences.slice(0, 20).map((difference) => (
              <li key={JSON.stringify(difference)}>
                {difference.pointer && (
                  <>
                    <code dir="ltr">{difference.pointer}</code>{' '}
                  </>
                )}
                {differenceMessage(difference, t)}
              </li>
            ))}
          </ul>
        </div>
      );
  }
}
