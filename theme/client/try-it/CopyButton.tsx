import { useEffect, useState } from 'react';
import { useFormTranslation } from './messages.js';

/** Copies a text and reports the result on the button. */
export function CopyButton({ text }: { readonly text: string }) {
  const t = useFormTranslation();
  const [outcome, setOutcome] = useState<'tryIt.copied' | 'tryIt.copyRefused'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), 2500);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <button
      className="try-button try-button-quiet"
      type="button"
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setOutcome('tryIt.copied'),
          () => setOutcome('tryIt.copyRefused'),
        );
      }}
    >
      <span aria-live="polite">{t(outcome ?? 'tryIt.copy')}</span>
    </button>
  );
}
