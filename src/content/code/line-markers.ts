export type LineMark = 'highlight' | 'add' | 'remove' | 'focus';

export interface MarkedCode {
  /** The code without marker comments. */
  readonly text: string;
  /** Marks by line number, from 1. */
  readonly marks: ReadonlyMap<number, ReadonlySet<LineMark>>;
  /** Texts that comments mark: `// [!code word:orbit]`. */
  readonly words: readonly string[];
  /** Whether a `highlight-start` or `highlight-end` has no counterpart. */
  readonly unpaired: boolean;
}

const comment = String.raw`(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*|'|\bREM\b)`;
const commentEnd = String.raw`(?:\*\/\}?|-->)?`;
const command = new RegExp(
  String.raw`^\s*${comment}\s*highlight-(next-line|start|end)\s*${commentEnd}\s*$`,
);
const inline = new RegExp(
  String.raw`${comment}\s*\[!code\s+(\+\+|--|focus|highlight|hl|word:[^\]\n]+?)(?::(\d+))?\]\s*${commentEnd}`,
);
const inlineMarks: Readonly<Record<string, LineMark>> = {
  '++': 'add',
  '--': 'remove',
  focus: 'focus',
  highlight: 'highlight',
  hl: 'highlight',
};

/** Removes the comments that mark lines from code: `// highlight-next-line`, `// [!code ++]`. */
export function extractLineMarks(text: string): MarkedCode {
  if (!/highlight-(next-line|start|end)|\[!code\s/.test(text)) {
    return { text, marks: new Map(), words: [], unpaired: false };
  }
  const lines: string[] = [];
  const marks = new Map<number, Set<LineMark>>();
  const words: string[] = [];
  const mark = (line: number, kind: LineMark): void => {
    marks.set(line, (marks.get(line) ?? new Set()).add(kind));
  };
  let begun: number | undefined;
  let unpaired = false;
  const written = text.split('\n');
  for (const line of written) {
    const next = lines.length + 1;
    const [, word] = command.exec(line) ?? [];
    if (word === 'next-line') mark(next, 'highlight');
    else if (word === 'start') {
      unpaired ||= begun !== undefined;
      begun = next;
    } else if (word === 'end') {
      unpaired ||= begun === undefined;
      for (let marked = begun ?? next; marked < next; marked += 1) mark(marked, 'highlight');
      begun = undefined;
    } else {
      const [found, kind = '', count = '1'] = inline.exec(line) ?? [];
      const left = found === undefined ? line : line.replace(found, '').trimEnd();
      const meant = inlineMarks[kind];
      if (kind.startsWith('word:')) words.push(kind.slice('word:'.length));
      // `:3` covers this line and those below it; a comment on its own line marks the next one.
      const last = next + Math.min(Number(count), written.length);
      for (let ahead = next; meant && ahead < last; ahead += 1) mark(ahead, meant);
      if (found === undefined || left !== '') lines.push(left);
    }
  }
  return { text: lines.join('\n'), marks, words, unpaired: unpaired || begun !== undefined };
}

/**
 * Replaces marker comments and lines marked as removed with spaces, so that all other characters keep their positions.
 */
export function blankLineMarks(text: string): string {
  const blank = (part: string): string => ' '.repeat(part.length);
  return text
    .split('\n')
    .map((line) => {
      if (command.test(line)) return blank(line);
      const [found, kind] = inline.exec(line) ?? [];
      if (found === undefined) return line;
      return kind === '--' ? blank(line) : line.replace(found, blank);
    })
    .join('\n');
}
