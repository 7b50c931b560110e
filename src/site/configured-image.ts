import type { SiteInput } from './input.js';
import type { PageLinks } from './links/page-links.js';

/** Resolves an image that the configuration names at `path` to its URL and, if known, its size in CSS pixels. */
export function configuredImage(
  target: string,
  path: readonly string[],
  { locate }: Pick<SiteInput, 'locate'>,
  links: PageLinks,
): {
  readonly url: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
} {
  const { url, asset } = links.resolveConfigured('image', target, locate(path));
  return { url, width: asset?.width, height: asset?.height };
}
