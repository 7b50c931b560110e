import { useEffect, useState } from 'react';
import { useFormTranslation } from './messages.js';

/** Copies a text and reports the result on the button. */
export function CopyButton({ text }: { readonly text: string }) {
  const t = useFormTranslation();
  const [said, setSaid] = useState<'tryIt.copied' | 'tryIt.copyRefused'>();
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(undefined), 2500);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <button
      className="try-button try-button-quiet"
      type="button"
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setSaid('tryIt.copied'),
          () => setSaid('tryIt.copyRefused'),
        );
      }}
    >
      <span aria-live="polite">{t(said ?? 'tryIt.copy')}</span>
    </button>
  );
}
