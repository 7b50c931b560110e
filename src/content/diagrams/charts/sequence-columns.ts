import { linesWidth, wrapText } from './canvas.js';
import type { Sequence, SequenceNote } from './sequence-events.js';

/** Widths of texts before they break. */
const maxLabel = 260;
const maxName = 150;
const margin = 20;

/** The participants' places on the page. */
export interface Columns {
  /** Lines of the participants' names. */
  readonly names: readonly (readonly string[])[];
  readonly widths: readonly number[];
  /** Where the lifelines are. */
  readonly xs: readonly number[];
  readonly width: number;
  indexOf(id: string): number;
}

/**
 * Returns the lines of a message or note.
 *
 * @param room space that it has between its participants
 */
export function labelLines(label: string, room = 0): readonly string[] {
  return wrapText(label, Math.max(maxLabel, room));
}

/** Returns the width of a note's box. */
export function noteWidth({ label }: SequenceNote): number {
  return linesWidth(labelLines(label)) + 20;
}

/** Places the participants so far apart that every message and note fits between them. */
export function placeColumns({ participants, events }: Sequence): Columns {
  const ids = new Map(participants.map(({ id }, index) => [id, index]));
  const indexOf = (id: string): number => ids.get(id) ?? 0;
  const names = participants.map(({ label }) => wrapText(label, maxName));
  const widths = names.map((lines) => Math.max(72, linesWidth(lines) + 26));
  const gaps = widths.map((width, index) => (width + (widths[index + 1] ?? 0)) / 2 + 28);
  let [before, after] = [(widths[0] ?? 0) / 2, (widths.at(-1) ?? 0) / 2];
  const need = (from: number, to: number, width: number): void => {
    const has = gaps.slice(from, to).reduce((sum, gap) => sum + gap, 0);
    const [first, more] = [gaps[from] ?? 0, (width - has) / Math.max(1, to - from)];
    if (to > participants.length - 1) after = Math.max(after, width - has + first);
    else if (more > 0)
      for (let index = from; index < to; index += 1) gaps[index] = (gaps[index] ?? 0) + more;
  };
  for (const event of events) {
    if (event.kind === 'message') {
      const [from, to] = [indexOf(event.from), indexOf(event.to)].toSorted((a, b) => a - b);
      const width = linesWidth(labelLines(event.label)) + 28;
      if (from === to) need(from ?? 0, (from ?? 0) + 1, width + 40);
      else need(from ?? 0, to ?? 0, width);
    } else if (event.kind === 'note') {
      const sorted = event.participants.map(indexOf).toSorted((a, b) => a - b);
      const [first = 0, last = first] = [sorted[0], sorted.at(-1)];
      const width = noteWidth(event);
      if (event.side === 'right') need(last, last + 1, width + 24);
      else if (event.side === 'left' && first > 0) need(first - 1, first, width + 24);
      else if (event.side === 'left') before = Math.max(before, width + 14);
      else if (first < last) need(first, last, width - 24);
      else {
        before = first === 0 ? Math.max(before, width / 2) : before;
        need(first, first + 1, width / 2 + 16);
        if (first > 0) need(first - 1, first, width / 2 + 16);
      }
    }
  }
  const xs: number[] = [];
  let x = margin + 12 + before;
  for (const gap of gaps) {
    xs.push(x);
    x += gap;
  }
  const width = (xs.at(-1) ?? 0) + after + margin + 12;
  return { names, widths, xs, width, indexOf };
}
