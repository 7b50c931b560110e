import type { Code, List, Parents } from 'mdast';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';

/** Numbers of notes at the end of lines, by line number, from 1. */
type LineNotes = ReadonlyMap<number, readonly number[]>;

/** Notes on the lines of a code block, and the ids of the list below it. */
export interface CodeNotes {
  /** The code without the comments that only number a note. */
  readonly text: string;
  readonly lines: LineNotes;
  readonly idOf: (note: number) => string;
}

const commentStart = String.raw`(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)`;
const commentEnd = String.raw`(?:\*\/\}?|-->)?`;
const marks = String.raw`((?:\(\d+\)!?[ \t]*)+)`;
/** `# (1)!`, or `# (1)` with nothing else in the comment. */
const onlyMarks = new RegExp(String.raw`[ \t]*${commentStart}[ \t]*${marks}${commentEnd}[ \t]*$`);
/** `# words (1)!` */
const afterWords = new RegExp(
  String.raw`(${commentStart}.*?)[ \t]*((?:\(\d+\)![ \t]*)+)(${commentEnd})[ \t]*$`,
);

/**
 * Reads the numbers of notes in comments at the end of lines, as in Material for MkDocs. A numbered list below the code
 * has the notes. Returns undefined if the comments have no such meaning.
 */
export function takeNotes(
  text: string,
  node: Code,
  parent: Parents | undefined,
  builder: DocBuilder,
): CodeNotes | undefined {
  if (!/\(\d+\)!?[ \t]*(?:\*\/\}?|-->)?[ \t]*$/m.test(text)) return undefined;
  const list = listAfter(node, parent);
  const marks = readMarks(text);
  const all = [...marks.lines.values()].flat();
  const first = list?.start ?? 1;
  const last = first + (list?.children.length ?? 0) - 1;
  const beyond = all.find((note) => note < first || note > last);
  if (beyond !== undefined || !list) {
    // Without an exclamation mark, a number in a comment may just be that.
    if (marks.isCertain) reportMissing(beyond ?? 1, last - first + 1, node, builder);
    return undefined;
  }
  builder.noteCount += 1;
  const { noteCount } = builder;
  const noteId = (note: number): string => `_note-${noteCount}-${note}`;
  list.data = { ...list.data, hProperties: { className: ['code-notes'] } };
  for (const [index, item] of list.children.entries())
    item.data = { ...item.data, hProperties: { id: noteId(first + index) } };
  return { ...marks, idOf: noteId };
}

function listAfter(node: Code, parent: Parents | undefined): List | undefined {
  const siblings = parent?.children ?? [];
  const next = siblings[siblings.indexOf(node) + 1];
  return next?.type === 'list' && next.ordered ? next : undefined;
}

function readMarks(text: string) {
  const lines = new Map<number, readonly number[]>();
  let isCertain = false;
  const left = text.split('\n').map((line, index) => {
    const [only, numbers] = onlyMarks.exec(line) ?? [];
    const [after, words = '', numbersAfter, end = ''] =
      only === undefined ? (afterWords.exec(line) ?? []) : [];
    const written = numbers ?? numbersAfter;
    if (written === undefined) return line;
    isCertain ||= written.includes('!');
    lines.set(
      index + 1,
      [...written.matchAll(/\d+/g)].map(([digits]) => Number(digits)),
    );
    if (after === undefined) return line.slice(0, -(only ?? '').length || undefined);
    return `${line.slice(0, -after.length)}${words}${end === '' ? '' : ` ${end}`}`;
  });
  return { text: left.join('\n'), lines, isCertain };
}

function reportMissing(note: number, count: number, node: Code, builder: DocBuilder): void {
  const start = node.position?.start.line ?? 1;
  const line = start + 1 + node.value.split('\n').findIndex((one) => one.includes(`(${note})`));
  const written = builder.sources.lineAt(line);
  const at = written.indexOf(`(${note})`);
  const position = {
    start: { line, column: at + 1 },
    end: { line, column: at + 3 + String(note).length },
  };
  const place = builder.sources.nodePlace(at === -1 ? node : { position });
  builder.report(diagnose('content/code-note', { note, count }, { place }));
}
