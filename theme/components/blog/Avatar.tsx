import type { BlogAuthor } from 'docsgen/theme';

interface Props {
  readonly author: BlogAuthor;
  /** In CSS pixels. */
  readonly size: number;
}

/** The author's picture. It has no alternative text, as the name is beside it. */
export function Avatar({ author: { image }, size }: Props) {
  if (image === undefined) return null;
  return (
    <img
      className="avatar"
      src={image}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
