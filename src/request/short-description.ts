/** Longer texts are cut at a word. */
const maxLength = 300;

/** What is read of a paragraph, so that a long one costs little: a link may be longer than its text. */
const maxRead = 4 * maxLength;

/** Returns the first paragraph of a Markdown description as plain text, for the hint of a form field. */
export function shortDescription(description: string): string {
  const text = withoutMarkup(firstParagraph(description.trim().slice(0, maxRead)));
  return text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …`;
}

/** A line that ends the paragraph above: an empty one, or the first of a list, a table, a quote, code or a heading. */
const blockStart = /^\s*(?:$|(?:[-*+>]|#{1,6}|\d+[.)])\s|\||```|~~~)/;

/** The lines of the first paragraph as one line; a heading is a paragraph. */
function firstParagraph(markdown: string): string {
  const [first = '', ...others] = markdown.split('\n');
  const end = first.startsWith('#') ? 0 : others.findIndex((line) => blockStart.test(line));
  const lines = [first, ...(end < 0 ? others : others.slice(0, end))];
  return lines.map((line) => line.trim()).join(' ');
}

/**
 * Removes the marks of inline Markdown and HTML tags, but not those in code. Marks inside words stay: `snake_case`,
 * `2*3*4`.
 */
function withoutMarkup(markdown: string): string {
  return markdown
    .split(/(`+[^`]+`+)/)
    .map((part, index) => (index % 2 === 1 ? part.replace(/^`+|`+$/g, '') : withoutMarks(part)))
    .join('')
    .trim();
}

function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^[\]]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/<((?:https?:|mailto:)[^<>\s]*)>/g, '$1')
    .replace(/\s*<br\s*\/?>\s*(?=\S)/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/(?<![a-z\d*\\])(\*\*?)(?=\S)([^*]*[^*\s])\1(?![a-z\d*])/gi, '$2')
    .replace(/(?<![a-z\d_\\])(__?)(?=\S)([^_]*[^_\s])\1(?![a-z\d_])/gi, '$2')
    .replace(/^#{1,6}\s+/, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
