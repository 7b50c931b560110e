const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

export function escapeText(text: string): string {
  return text.replace(/[&<]/g, (character) => escapes[character] ?? character);
}

/** For a value in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&"<]/g, (character) => escapes[character] ?? character);
}

/**
 * Cuts highlighted code at its line ends. A token that goes on over the end of a line, such as a comment,
 * is closed there and opened again on the next one.
 */
export function splitLines(html: string): readonly string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const before = open.join('');
    for (const [tag] of line.matchAll(/<span class="[^"]*">|<\/span>/g)) {
      if (tag === '</span>') open.pop();
      else open.push(tag);
    }
    return before + line + '</span>'.repeat(open.length);
  });
}
