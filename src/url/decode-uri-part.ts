/** Percent-decodes a part of a URL; undefined for invalid encodings. */
export function decodedUriPart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Percent-decodes a part of a URL; returns invalid encodings unchanged. */
export function decodeUriPart(text: string): string {
  return decodedUriPart(text) ?? text;
}
