const parts = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** JSON with comments as JSON of the same length: comments, and commas that nothing follows, are blank. */
export function withoutComments(text: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  return text
    .replace(parts, (part) => (part.startsWith('"') ? part : blank(part)))
    .replace(/"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g, (part) => (part === ',' ? ' ' : part));
}
