import { unsafeScheme } from '../url/unsafe-url.js';
import type { Reference } from './fragment.js';

/** `data:` URLs of images are safe: scripts in an SVG do not run inside of `<img>`. */
const dataImage = /^data:image\/(?:png|jpeg|jpg|gif|webp|avif|svg\+xml)[;,]/i;

/** Whether the page may contain this URL. */
export function isSafeUrl(url: string, kind: Reference['kind']): boolean {
  if (unsafeScheme(url) === undefined) return true;
  return kind === 'image' && dataImage.test(url.trim());
}
