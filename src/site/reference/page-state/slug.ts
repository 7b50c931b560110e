/** Returns a text as a part of an id: `Get a planet` → `get-a-planet`; empty if it has no letters or digits. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
