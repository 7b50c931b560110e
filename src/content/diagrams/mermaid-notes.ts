import { plainLabel } from './charts/statement.js';

/** A note of a state or class diagram. */
export interface DiagramNote {
  /** What it is about; undefined for the whole diagram. */
  readonly subject: string | undefined;
  /** Line breaks are kept. */
  readonly text: string;
}

const opening = /^note\s+(?:(?:left|right)\s+of|for)\s+([\w\p{L}-]+)\s*$/iu;
const whole =
  /^note\s+(?:(?:(?:left|right)\s+of|for)\s+([\w\p{L}-]+)\s*:?\s*|)("[^"]*"|(?<=:\s*).+)\s*$/iu;

/** Takes the notes from the statements of a diagram: the library does not draw them. */
export function takeMermaidNotes(lines: readonly string[]): {
  readonly statements: readonly string[];
  readonly notes: readonly DiagramNote[];
} {
  const statements: string[] = [];
  const notes: DiagramNote[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = (lines[index] ?? '').trim();
    const [isWhole, about, text = ''] = whole.exec(line) ?? [];
    const [, subject] = opening.exec(line) ?? [];
    const end = lines.findIndex((one, at) => at > index && /^\s*end\s+note\s*$/i.test(one));
    if (isWhole !== undefined) notes.push({ subject: about, text: plainLabel(text) });
    else if (subject !== undefined && end !== -1) {
      const written = lines.slice(index + 1, end).map((one) => plainLabel(one));
      notes.push({ subject, text: written.join('\n') });
      index = end;
    } else statements.push(lines[index] ?? '');
  }
  return { statements, notes };
}
