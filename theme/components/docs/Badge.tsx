import { useTranslation } from '../../text.js';
import './Badge.css';

interface Props {
  readonly kind: 'deprecated' | 'draft' | 'unlisted';
}

/** A state as a badge. */
export function Badge({ kind }: Props) {
  const t = useTranslation();
  return <span className={`badge badge-${kind}`}>{t(`page.${kind}`)}</span>;
}
