import type { ApiContent } from 'docsgen/theme';
import { useTranslation } from '../../text.js';

interface Props {
  readonly downloads: ApiContent['downloads'];
}

/** Links to download the API description. */
export function Downloads({ downloads }: Props) {
  const t = useTranslation();
  if (downloads.length === 0) return null;
  return (
    <p className="downloads">
      {t('reference.description')}{' '}
      {downloads.map(({ label, url }) => (
        <a key={url} href={url} download aria-label={t('reference.download', { format: label })}>
          {label}
        </a>
      ))}
    </p>
  );
}
