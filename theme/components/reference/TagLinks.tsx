import type { OperationView, PageLink } from 'docsgen/theme';
import { Fragment } from 'react';
import { useContentLanguage } from '../../content-language.js';
import { useTranslation } from '../../text.js';

interface Props {
  readonly tags: readonly PageLink[];
  readonly sender: OperationView['sender'];
}

/** The tags of an operation. A single one is omitted, as the breadcrumbs name it, except for webhooks. */
export function TagLinks({ tags, sender }: Props) {
  const t = useTranslation();
  const language = useContentLanguage();
  if (tags.length < (sender === 'client' ? 2 : 1)) return null;
  return (
    <p className="tag-links">
      {t('reference.tags')}{' '}
      {tags.map(({ label, url }) => (
        <Fragment key={url}>
          <a href={url} {...language}>
            {label}
          </a>{' '}
        </Fragment>
      ))}
    </p>
  );
}
