import { unsafeScheme } from '../url/unsafe-url.js';
import type { Reference } from './fragment.js';

/** `data:` is no danger where it can only be drawn: scripts in an SVG do not run inside of `<img>`. */
const dataImage = /^data:image\/(?:png|jpeg|jpg|gif|webp|avif|svg\+xml)[;,]/i;

/** Whether a browser may be given this address. */
export function isSafeUrl(url: string, kind: Reference['kind']): boolean {
  if (unsafeScheme(url) === undefined) return true;
  return kind === 'image' && dataImage.test(url.trim());
}
