import type { PostSummary } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { PostDate } from './PostDate.js';

interface Props {
  readonly post: PostSummary;
}

/** The date of a post and the time to read it. */
export function PostMetadata({ post: { date, readingMinutes: count } }: Props) {
  const t = useTranslation();
  return (
    <p className="post-facts">
      <PostDate date={date} />
      {count !== undefined && <span>{t('blog.readingTime', { count })}</span>}
    </p>
  );
}
