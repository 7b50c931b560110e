/**
 * Whether the text is one of the selected 1/n, by its FNV-1a hash: pseudo-random, but the same in
 * every build.
 */
export function isSampled(many: number, text: string): boolean {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return ((hash >>> 8) ^ (hash >>> 24)) % many === 0;
}
