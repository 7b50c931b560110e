/** Where words of a name meet: after a dot, a slash, an underscore or a bracket, and before a capital letter. */
const meetingPoint = /(?<=[a-z\d])(?=[A-Z])|(?<=[_./(])(?=\w)/;

/** Characters of a word that fits on a line wherever names stand: most words need no break. */
const shortLength = 16;

/** The parts of a text between which a line may break inside of a long word; one where all words are short. */
export function breakableParts(text: string): readonly string[] {
  if (text.length <= shortLength) return [text];
  const parts = [''];
  for (const word of text.match(/\s+|\S+/g) ?? []) {
    const [start, ...rest] = wordParts(word);
    parts.push((parts.pop() ?? '') + start, ...rest);
  }
  return parts;
}

/** The same for HTML: with `<wbr>` inside of long words, tags and character references as they are. */
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
