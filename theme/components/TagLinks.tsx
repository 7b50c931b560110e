import type { PageLink } from 'docsgen/theme';
import { Fragment } from 'react';
import { useContentLanguage } from '../content-language.js';
import { useText } from '../text.js';

interface Props {
  readonly tags: readonly PageLink[];
}

/** The tags of an operation that has several; of one, the way to the page says as much. */
export function TagLinks({ tags }: Props) {
  const t = useText();
  const language = useContentLanguage();
  if (tags.length < 2) return null;
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
