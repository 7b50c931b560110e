import type { OperationView } from 'docsgen/theme';
import { usePage } from '../../page.js';
import { useTranslation } from '../../text.js';

interface Props {
  readonly operation: OperationView;
}

/**
 * The button that opens the request form; script, style sheet and data load when the reader points at it or focuses it.
 * Hidden without scripts, and omitted for operations that cannot be tried.
 */
export function TryItSlot({ operation: { request, composeOnly, proxy } }: Props) {
  const t = useTranslation();
  const messages = usePage()?.tryItMessages;
  if (request === undefined || messages === undefined) return null;
  return (
    <div
      className="try-it-slot"
      data-island="try-it"
      data-request={request}
      data-messages={messages}
      data-mode={composeOnly ? 'compose' : undefined}
      data-proxy={proxy}
    >
      <button className="try-it-button" type="button" aria-expanded="false">
        {t(composeOnly ? 'reference.composeIt' : 'reference.tryIt')}
      </button>
    </div>
  );
}
