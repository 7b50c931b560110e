import type { OperationView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';

interface Props {
  readonly sender: OperationView['sender'];
}

/** A note on operations that the API calls, not the reader. */
export function WebhookNote({ sender }: Props) {
  const t = useTranslation();
  if (sender === 'client') return null;
  return <p className="operation-note">{t('reference.webhookNote')}</p>;
}
