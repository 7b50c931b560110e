import type { Chrome } from 'docsgen/theme';
import { createElement } from 'react';
import { useTranslation } from '../../text.js';

interface Props {
  readonly consent: Chrome['consent'];
}

/** Asks whether visits may be counted; the script `theme/visitors/consent.ts` shows it to readers who have not answered. */
export function Consent({ consent }: Props) {
  const t = useTranslation();
  if (!consent) return null;
  return createElement(
    'docsgen-consent',
    { hidden: true, 'data-scripts': JSON.stringify(consent.scripts) },
    <section className="consent" aria-label={t('page.privacy')}>
      <p>{t('page.consent')}</p>
      <button type="button" data-consent="denied">
        {t('page.consentDecline')}
      </button>
      <button type="button" data-consent="granted">
        {t('page.consentAllow')}
      </button>
    </section>,
  );
}
