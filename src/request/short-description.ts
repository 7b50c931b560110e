/** Longer texts are cut at a word. */
const maxLength = 300;

/** Returns the first paragraph of a description, for the hint of a form field. */
export function shortDescription(description: string): string {
  const [text = ''] = description.trim().split('\n');
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …`;
}
