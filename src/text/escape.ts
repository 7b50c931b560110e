/** Characters with a meaning in HTML and XML, as references that both know. */
const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function replaced(text: string, characters: RegExp): string {
  return text.replace(characters, (character) => references[character] ?? character);
}

/** Escapes text for HTML or XML, between tags or in double quotes. */
export function escapeMarkup(text: string): string {
  return replaced(text, /[&<>"]/g);
}

/** Escapes no more than text between tags of HTML needs, for pages with much code. */
export function escapeText(text: string): string {
  return replaced(text, /[&<]/g);
}

/** Escapes no more than an attribute in double quotes needs. */
export function escapeAttribute(text: string): string {
  return replaced(text, /[&"<]/g);
}
