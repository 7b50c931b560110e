import type { BlogAuthorProfile } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { Avatar } from './Avatar.js';

interface Props {
  readonly author: BlogAuthorProfile;
}

/** The author's profile, above the author's posts. */
export function AuthorProfile({ author }: Props) {
  const t = useTranslation();
  const { name, title, description, profiles } = author;
  return (
    <div className="author">
      <Avatar author={author} size={64} />
      <div className="author-words">
        <h1>{name}</h1>
        {title !== undefined && <p className="author-title">{title}</p>}
        {description !== undefined && <p className="author-description">{description}</p>}
        {profiles.length > 0 && (
          <ul className="author-profiles" aria-label={t('blog.elsewhere')}>
            {profiles.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="me">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
