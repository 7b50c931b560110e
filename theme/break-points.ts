/** Where the words of a name meet: after a dot, slash, underscore or bracket, and before a capital letter. */
const meetingPoint = /(?<=[a-z\d])(?=[A-Z])|(?<=[_./(])(?=[\w{])/;

/** Longest word in characters that fits on a line wherever names occur, so it needs no break. */
const shortLength = 20;

/** Splits a text at the points where a long word may break; returns one part if all words are short. */
export function breakableParts(text: string): readonly string[] {
  if (text.length <= shortLength) return [text];
  const parts = [''];
  for (const word of text.match(/\s+|\S+/g) ?? []) {
    const [start, ...rest] = wordParts(word);
    parts.push((parts.pop() ?? '') + start, ...rest);
  }
  return parts;
}

/** Inserts `<wbr>` into the long words of HTML; tags and character references stay as they are. */
export function breakableHtml(html: string): string {
  return html.replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<\s]+/g, (piece) => {
    if (piece.startsWith('<') || piece.length <= shortLength) return piece;
    const parts = piece.split(/(&[^;\s]+;)/);
    return parts.map((part, index) => (index % 2 ? part : wordParts(part).join('<wbr>'))).join('');
  });
}

function wordParts(word: string): readonly string[] {
  return word.length > shortLength ? word.split(meetingPoint) : [word];
}
