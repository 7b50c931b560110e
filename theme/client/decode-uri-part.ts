/** Percent-decodes a part of a URL; returns it unchanged if a `%` of it stands for itself. */
export function decodeUriPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
