import { useTranslation } from '../../text.js';
import './Tags.css';

interface Props {
  readonly tags: readonly string[];
}

/** The tags of a document. */
export function Tags({ tags }: Props) {
  const t = useTranslation();
  if (tags.length === 0) return null;
  return (
    <div className="tags">
      <span className="tags-title" id="_tags-title">
        {t('page.tags')}
      </span>
      <ul className="tags-list" aria-labelledby="_tags-title">
        {tags.map((tag) => (
          <li className="tag" key={tag}>
            {tag}
          </li>
        ))}
      </ul>
    </div>
  );
}
