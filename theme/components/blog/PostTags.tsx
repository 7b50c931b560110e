import type { PageLink } from 'docsgen/theme';
import { useTranslation } from '../../text.js';

interface Props {
  readonly tags: readonly PageLink[];
}

/** The tags of a post, linked to the posts of each tag. */
export function PostTags({ tags }: Props) {
  const t = useTranslation();
  if (tags.length === 0) return null;
  return (
    <ul className="post-tags" aria-label={t('blog.tags')}>
      {tags.map(({ label, url }) => (
        <li key={url}>
          <a className="post-tag" href={url} rel="tag">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
