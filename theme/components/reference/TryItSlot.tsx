import type { OperationView } from 'docsgen/theme';
import { usePage } from '../../page.js';
import { useTranslation } from '../../text.js';

interface Props {
  readonly operation: OperationView;
}

/**
 * The way to the form that tries an operation; its script, its style sheet and all that it knows come when the reader
 * turns to it. Shown where scripts run, and only where there is something to try.
 */
export function TryItSlot({ operation: { request, composeOnly } }: Props) {
  const t = useTranslation();
  const words = usePage()?.tryItWords;
  if (request === undefined || words === undefined) return null;
  return (
    <div
      className="try-it-slot"
      data-island="try-it"
      data-request={request}
      data-words={words}
      data-mode={composeOnly ? 'compose' : undefined}
    >
      <button className="try-it-button" type="button" aria-expanded="false">
        {t(composeOnly ? 'reference.composeIt' : 'reference.tryIt')}
      </button>
    </div>
  );
}
