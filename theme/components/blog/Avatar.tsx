import type { BlogAuthor } from 'docsgen/theme';

interface Props {
  readonly author: BlogAuthor;
  /** In CSS pixels. */
  readonly size: 24 | 40 | 64;
}

/** The author's image, or else initials. It has no alternative text, as the name is beside it. */
export function Avatar({ author: { name, image }, size }: Props) {
  if (image === undefined) {
    return (
      <span className={`avatar avatar-initials avatar-${size}`} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
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

/** The first letters of the first and the last word. */
function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? []);
  return [letters[0], ...letters.slice(1).slice(-1)].join('').toLocaleUpperCase();
}
