import type { Drawing } from '../drawing.js';
import { Canvas, linesHeight, linesWidth, type Point, textWidth } from './canvas.js';
import { type Columns, labelLines, noteWidth, placeColumns } from './sequence-columns.js';
import {
  readSequence,
  type Sequence,
  type SequenceEvent,
  type SequenceMessage,
  type SequenceNote,
} from './sequence-events.js';
import type { ChartSource } from './statement.js';

const top = 8;
/** Height from which the participants are repeated at the end. */
const tall = 640;

/** Draws messages between participants from top to bottom. */
export function drawSequence({ statements }: ChartSource): Drawing {
  const sequence = readSequence(statements);
  const sketch = new SequenceSketch(sequence);
  for (const event of sequence.events) sketch.add(event);
  return sketch.finish(inWords(sequence));
}

/** `Ann → Bob: Hi; …` */
function inWords({ participants, events }: Sequence): string {
  const labels = new Map(participants.map(({ id, label }) => [id, label]));
  const name = (id: string): string => labels.get(id) ?? id;
  const words = events.flatMap((event): readonly string[] => {
    if (event.kind === 'message') {
      const line = `${name(event.from)} → ${name(event.to)}`;
      return [event.label === '' ? line : `${line}: ${event.label}`];
    }
    if (event.kind === 'note')
      return [`${event.participants.map(name).join(', ')}: ${event.label}`];
    if (event.kind === 'open') return [`${event.word} ${event.label}`.trim()];
    return event.kind === 'divide' && event.label !== '' ? [event.label] : [];
  });
  return words.join('; ').replaceAll('\n', ' ');
}

interface Frame {
  readonly word: string;
  readonly label: string;
  readonly top: number;
  readonly depth: number;
  readonly dividers: { readonly y: number; readonly label: string }[];
  left: number;
  right: number;
}

class SequenceSketch {
  readonly #canvas = new Canvas();
  readonly #columns: Columns;
  readonly #participants: Sequence['participants'];
  readonly #headHeight: number;
  /** What is drawn on the lines of time, after them. */
  readonly #front: (() => void)[] = [];
  readonly #frames: Frame[] = [];
  readonly #closed: ClosedFrame[] = [];
  readonly #active = new Map<string, number[]>();
  readonly #bars: { readonly x: number; readonly top: number; readonly bottom: number }[] = [];
  readonly #ends = new Map<string, number>();
  #y: number;

  constructor(sequence: Sequence) {
    this.#participants = sequence.participants;
    this.#columns = placeColumns(sequence);
    const heights = sequence.participants.map(
      ({ isActor }, index) => linesHeight(this.#columns.names[index] ?? []) + (isActor ? 44 : 20),
    );
    this.#headHeight = Math.max(40, ...heights);
    this.#y = top + this.#headHeight + 14;
  }

  add(event: SequenceEvent): void {
    if (event.kind === 'message') this.#message(event);
    else if (event.kind === 'note') this.#note(event);
    else if (event.kind === 'open') this.#openFrame(event.word, event.label);
    else if (event.kind === 'divide') this.#divide(event.label);
    else if (event.kind === 'close') this.#closeFrame();
    else if (event.kind === 'activate') {
      const starts = this.#active.get(event.participant) ?? [];
      this.#active.set(event.participant, [...starts, this.#y - 6]);
    } else {
      this.#deactivate(event.participant);
      if (event.kind === 'destroy') this.#ends.set(event.participant, this.#y);
    }
  }

  finish(description: string): Drawing {
    while (this.#frames.length > 0) this.#closeFrame();
    for (const id of this.#active.keys())
      while ((this.#active.get(id)?.length ?? 0) > 0) this.#deactivate(id);
    const bottom = this.#y + 8;
    const canvas = this.#canvas;
    const frames = this.#closed.toReversed();
    for (const frame of frames) drawFrame(canvas, frame);
    for (const [index, { id }] of this.#participants.entries()) {
      const x = this.#columns.xs[index] ?? 0;
      const line = { x1: x, x2: x, y1: top + this.#headHeight, y2: this.#ends.get(id) ?? bottom };
      canvas.shape('line', { ...line, class: 'lifeline' });
    }
    for (const { x, top: y, bottom: end } of this.#bars)
      canvas.shape('rect', {
        x: x - 5,
        y,
        width: 10,
        height: Math.max(end - y, 8),
        class: 'tint tone-1',
      });
    for (const frame of frames) drawWords(canvas, frame, (left, width) => this.#halo(left, width));
    this.#drawHeads(top);
    for (const draw of this.#front) draw();
    const isTall = bottom > tall;
    if (isTall) this.#drawHeads(bottom);
    const height = isTall ? bottom + this.#headHeight + 8 : bottom;
    return canvas.drawing(this.#columns.width, height, description);
  }

  #x(id: string): number {
    return this.#columns.xs[this.#columns.indexOf(id)] ?? 0;
  }

  #drawHeads(y: number): void {
    const { xs, widths, names } = this.#columns;
    for (const [index, { isActor }] of this.#participants.entries()) {
      const [x = 0, width = 0, lines = []] = [xs[index], widths[index], names[index]];
      const middle = { anchor: 'middle', className: 'strong' } as const;
      if (isActor) {
        const label = linesHeight(lines);
        drawFigure(this.#canvas, x, y + this.#headHeight - label - 40);
        this.#canvas.text(x, y + this.#headHeight - label / 2 - 5, lines, middle);
      } else {
        const place = { x: x - width / 2, y, width, height: this.#headHeight, rx: 6 };
        this.#canvas.shape('rect', { ...place, class: 'box' });
        this.#canvas.text(x, y + this.#headHeight / 2, lines, middle);
      }
    }
  }

  #reach(left: number, right: number): void {
    for (const frame of this.#frames) {
      frame.left = Math.min(frame.left, left);
      frame.right = Math.max(frame.right, right);
    }
  }

  #message(message: SequenceMessage): void {
    const [from, to] = [this.#x(message.from), this.#x(message.to)];
    const room = Math.abs(to - from) - 28;
    const lines = message.label === '' ? [] : labelLines(message.label, room);
    const height = linesHeight(lines);
    const labelMiddle = this.#y + height / 2;
    const y = this.#y + height + 7;
    if (from === to) {
      this.#reach(from - 30, from + 44 + linesWidth(lines));
      const text = this.#y + Math.max(height, 20) / 2;
      const [start, end] = [text - 10, text + 10];
      this.#front.push(() => {
        const d = `M${from + 5} ${start}h26v${end - start}h-25`;
        this.#canvas.shape('path', { d, class: 'arrow', ...dashes(message) });
        drawHead(this.#canvas, message.head, [from + 6, end], -1);
        if (lines.length > 0)
          this.#canvas.text(from + 40, text, lines, this.#halo(from + 40, linesWidth(lines)));
      });
      this.#y += Math.max(height, 20) + 18;
      return;
    }
    const direction = to > from ? 1 : -1;
    this.#reach(Math.min(from, to) - 30, Math.max(from, to) + 22);
    this.#front.push(() => {
      const line = { x1: from, x2: to - direction * 2, y1: y, y2: y };
      this.#canvas.shape('line', { ...line, class: 'arrow', ...dashes(message) });
      drawHead(this.#canvas, message.head, [to - direction, y], direction);
      if (message.isTwoWay) drawHead(this.#canvas, 'filled', [from + direction, y], -direction);
      const middle = (from + to) / 2;
      const width = linesWidth(lines);
      const halo = this.#halo(middle - width / 2, width);
      if (lines.length > 0)
        this.#canvas.text(middle, labelMiddle, lines, { anchor: 'middle', ...halo });
    });
    this.#y = y + 16;
  }

  /** A halo keeps lifelines out of a text that they would cross. */
  #halo(left: number, width: number): { readonly className?: string } {
    const isCrossed = this.#columns.xs.some((x) => x > left - 4 && x < left + width + 4);
    return isCrossed ? { className: 'halo' } : {};
  }

  #note(note: SequenceNote): void {
    const xs = note.participants.map((id) => this.#x(id));
    const [low, high] = [Math.min(...xs), Math.max(...xs)];
    const span = note.side === 'over' && high > low ? high - low + 48 : 0;
    const lines = labelLines(note.label, span - 20);
    const width = noteWidth(note);
    const height = linesHeight(lines) + 14;
    const over = Math.max(linesWidth(lines) + 20, span);
    const left =
      note.side === 'right'
        ? high + 14
        : note.side === 'left'
          ? low - 14 - width
          : (low + high - over) / 2;
    const box = { x: left, y: this.#y, width: note.side === 'over' ? over : width, height, rx: 3 };
    this.#reach(left - 8, left + box.width + 8);
    this.#front.push(() => {
      this.#canvas.shape('rect', { ...box, class: 'tint tone-3' });
      this.#canvas.text(box.x + box.width / 2, box.y + height / 2, lines, { anchor: 'middle' });
    });
    this.#y += height + 12;
  }

  #openFrame(word: string, label: string): void {
    const depth = this.#frames.length;
    const place = { left: Number.POSITIVE_INFINITY, right: 0, top: this.#y, depth };
    this.#frames.push({ word, label, dividers: [], ...place });
    this.#y += 34;
  }

  #divide(label: string): void {
    this.#frames.at(-1)?.dividers.push({ y: this.#y, label });
    this.#y += label === '' ? 14 : 30;
  }

  #closeFrame(): void {
    const frame = this.#frames.pop();
    if (!frame) return;
    const { xs } = this.#columns;
    if (frame.left > frame.right)
      [frame.left, frame.right] = [(xs[0] ?? 0) - 16, (xs[0] ?? 0) + 16];
    // The words of a frame need room, too; a frame around it encloses it.
    const words = [frame.label, ...frame.dividers.map((divider) => divider.label)];
    const width =
      textWidth(frame.word) + Math.max(...words.map((one) => textWidth(`[${one}]`))) + 48;
    frame.right = Math.min(
      Math.max(frame.right, frame.left + width),
      Math.max(frame.right, this.#columns.width - 4),
    );
    this.#reach(frame.left - 8, frame.right + 8);
    this.#closed.push({ ...frame, bottom: this.#y });
    this.#y += 14;
  }

  #deactivate(participant: string): void {
    const starts = [...(this.#active.get(participant) ?? [])];
    const start = starts.pop();
    this.#active.set(participant, starts);
    if (start === undefined) return;
    const x = this.#x(participant) + starts.length * 4;
    this.#bars.push({ x, top: start, bottom: this.#y - 10 });
  }
}

function dashes({ isDashed }: SequenceMessage): { readonly 'stroke-dasharray'?: string } {
  return isDashed ? { 'stroke-dasharray': '5 4' } : {};
}

function drawHead(
  canvas: Canvas,
  head: SequenceMessage['head'],
  [x, y]: Point,
  direction: number,
): void {
  const back = x - direction * 9;
  if (head === 'filled')
    canvas.shape('path', { d: `M${x} ${y}L${back} ${y - 4.5}V${y + 4.5}Z`, class: 'arrow-head' });
  else if (head === 'open')
    canvas.shape('path', { d: `M${back} ${y - 5}L${x} ${y}L${back} ${y + 5}`, class: 'arrow' });
  else if (head === 'cross')
    canvas.shape('path', { d: `M${back} ${y - 5}l10 10m0 -10l-10 10`, class: 'arrow' });
}

function drawFigure(canvas: Canvas, x: number, y: number): void {
  canvas.shape('circle', { cx: x, cy: y + 7, r: 6, class: 'arrow' });
  const d = `M${x} ${y + 13}v11M${x - 9} ${y + 17}h18M${x - 8} ${y + 33}l8 -9l8 9`;
  canvas.shape('path', { d, class: 'arrow' });
}

type ClosedFrame = Frame & { readonly bottom: number };

function drawFrame(
  canvas: Canvas,
  { left: x, right, top: y, bottom, dividers }: ClosedFrame,
): void {
  const box = { x, y, width: right - x, height: bottom - y, rx: 4 };
  canvas.shape('rect', { ...box, class: 'frame' });
  for (const divider of dividers) {
    const line = { x1: x, x2: right, y1: divider.y, y2: divider.y };
    canvas.shape('line', { ...line, class: 'frame', 'stroke-dasharray': '5 4' });
  }
}

function drawWords(
  canvas: Canvas,
  { left: x, top: y, word, label, dividers }: ClosedFrame,
  halo: (left: number, width: number) => { readonly className?: string },
): void {
  const tab = textWidth(word, 12) + 20;
  canvas.shape('path', { d: `M${x} ${y}h${tab}v14l-6 6h${6 - tab}z`, class: 'frame-tab' });
  canvas.text(x + 8, y + 10, [word], { className: 'strong', size: 12 });
  const words = [
    { x: x + tab + 12, y: y + 11, label },
    ...dividers.map((divider) => ({ x: x + 42, y: divider.y + 13, label: divider.label })),
  ];
  for (const one of words) {
    const line = `[${one.label.replaceAll('\n', ' ')}]`;
    if (line !== '[]')
      canvas.text(one.x, one.y, [line], { size: 12, ...halo(one.x, textWidth(line, 12)) });
  }
}
