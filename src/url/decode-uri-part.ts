/** Percent-decodes a part of a URL; returns invalid encodings unchanged. */
export function decodeUriPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
