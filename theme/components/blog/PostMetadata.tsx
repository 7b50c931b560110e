import type { PostSummary } from 'docsgen/theme';
import { useText } from '../../text.js';
import { PostDate } from './PostDate.js';

interface Props {
  readonly post: PostSummary;
}

/** When a post was published and how long it takes to read. */
export function PostFacts({ post: { date, readingMinutes: count } }: Props) {
  const t = useText();
  return (
    <p className="post-facts">
      <PostDate date={date} />
      {count !== undefined && <span>{t('blog.readingTime', { count })}</span>}
    </p>
  );
}
