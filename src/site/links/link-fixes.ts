import type { Fix } from '../../diagnostics/diagnostic.js';
import { plainLetters } from '../../text/words.js';
import { decodeUriPart } from '../../url/decode-uri-part.js';

/** Percent-encodes the characters of a path that have a meaning in URLs. */
export function encodeSigns(path: string): string {
  return path.replace(/[%?#]/g, encodeURIComponent);
}

/** Finds ids that have the same letters and digits as a broken anchor. */
export class AnchorFixes {
  /** Undefined for letters that several ids have. */
  readonly #byLetters = new Map<string, string | undefined>();

  constructor(ids: Iterable<string>) {
    for (const id of ids) {
      const key = plainLetters(id);
      this.#byLetters.set(key, this.#byLetters.has(key) ? undefined : id);
    }
  }

  fixFor(target: string, hash: string): Fix | undefined {
    const wanted = plainLetters(hash);
    const id = wanted === '' ? undefined : this.#byLetters.get(wanted);
    if (id === undefined) return undefined;
    return { written: target, replacement: target.replace(/#.*$/s, () => `#${encodeURI(id)}`) };
  }
}

/**
 * Returns the fix of a broken link: a target that differs in case or in the form of its ending only, such as `Mars.html`
 * for `mars.md`.
 *
 * @param name path of the target, percent-decoded
 * @param meant the most similar target
 */
export function targetFix(
  written: string,
  name: string,
  meant: string | undefined,
): Fix | undefined {
  if (meant === undefined || plainPath(meant) !== plainPath(name)) return undefined;
  const [path, rest] = splitPath(written);
  const encoded = encodeSigns(meant).replaceAll(' ', '%20');
  if (decodeUriPart(path) === name) return { written, replacement: encoded + rest };
  // A URL of the site itself.
  const isOwnUrl = /^https?:/i.test(path) && name.startsWith('/') && path.endsWith(name);
  return isOwnUrl
    ? { written, replacement: path.slice(0, -name.length) + encoded + rest }
    : undefined;
}

function splitPath(written: string): readonly [string, string] {
  const end = written.search(/[?#]/);
  return end === -1 ? [written, ''] : [written.slice(0, end), written.slice(end)];
}

function plainPath(path: string): string {
  return path
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\.\//, '')
    .replace(/\.(?:mdx?|markdown|html)$/, '')
    .replace(/(?:^|\/)(?:index|readme)$/, '')
    .replace(/\/$/, '');
}
