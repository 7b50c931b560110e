import { mediaTypeEssence } from 'docsgen/request';
import type { SchemaDifference } from '../json/check.js';
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
            {repeatedDifferences(validation.differences)
              .slice(0, maxGroups)
              .map(({ first, count }) => (
                <li key={JSON.stringify(first)}>
                  {first.pointer && (
                    <>
                      <code dir="ltr">{first.pointer}</code>{' '}
                    </>
                  )}
                  {differenceMessage(first, t)}
                  {count > 1 && ` × ${count}`}
                </li>
              ))}
          </ul>
        </div>
      );
  }
}

/** More lines would push the response out of view. */
const maxGroups = 10;

/** Groups the differences that the items of a list share. */
function repeatedDifferences(differences: readonly SchemaDifference[]) {
  const groups = new Map<string, { readonly first: SchemaDifference; readonly count: number }>();
  for (const difference of differences) {
    const pointer = difference.pointer.replace(/\/\d+(?=\/|$)/g, '/*');
    const key = JSON.stringify({ ...difference, pointer });
    const { first, count } = groups.get(key) ?? { first: difference, count: 0 };
    groups.set(key, { first, count: count + 1 });
  }
  return [...groups.values()];
}
