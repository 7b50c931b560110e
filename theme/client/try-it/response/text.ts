/** The body as text in its charset; undefined if it is binary. */
export function decodeBody(bytes: Uint8Array, type: string): string | undefined {
  const [, charset = 'utf-8'] = /charset="?([\w.:-]+)/i.exec(type) ?? [];
  try {
    const text = new TextDecoder(charset, { fatal: charset.toLowerCase() === 'utf-8' }).decode(
      // A truncated body may end within a character.
      bytes,
      { stream: true },
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell texts from other files.
    return /[\0-\x08\x0e-\x1a]/.test(text.slice(0, 4096)) ? undefined : text;
  } catch {
    return undefined;
  }
}
