import type { PostSummary } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { PostDate } from './PostDate.js';

interface Props {
  readonly post: PostSummary;
}

/** When a post was published and how long it takes to read. */
export function PostMetadata({ post: { date, readingMinutes: count } }: Props) {
  const t = useTranslation();
  return (
    <p className="post-facts">
      <PostDate date={date} />
      {count !== undefined && <span>{t('blog.readingTime', { count })}</span>}
    </p>
  );
}
