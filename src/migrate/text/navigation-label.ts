/** Returns a label of a navigation, which may be HTML, as words: `Govern <img src="…">`. */
export function navigationLabel(label: string): string {
  const text = label
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? label : text;
}
