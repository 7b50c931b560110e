import { decodeUriPart } from './decode-uri-part.js';

/** The element that a hash (`#moons`) refers to, found as browsers do: by the hash as written, else decoded. */
export function fragmentTarget(hash: string, page = document): HTMLElement | null {
  const id = hash.slice(1);
  return id === '' ? null : (page.getElementById(id) ?? page.getElementById(decodeUriPart(id)));
}
