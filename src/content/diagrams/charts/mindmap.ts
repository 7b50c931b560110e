import type { Drawing } from '../drawing.js';
import { Canvas, linesHeight, linesWidth, type Point, tone, wrapText } from './canvas.js';
import { type ChartSource, plainLabel, type Statement, StatementError } from './statement.js';

interface Topic {
  readonly label: string;
  readonly shape: 'plain' | 'box' | 'round' | 'circle';
  readonly children: Topic[];
}

const maxTopics = 300;
const gap = { across: 40, down: 10 };

/** Draws indented topics as a tree on both sides of the first one. */
export function drawMindmap({ statements }: ChartSource): Drawing {
  const root = readTopics(statements);
  const canvas = new Canvas();
  const [left, right] = sides(root);
  const [before, after] = [extent(left), extent(right)];
  const box = topicBox(root);
  const x = before.width + box.width / 2 + 8;
  const y = Math.max(before.height, after.height, box.height) / 2 + 8;
  const tones = new Map(root.children.map((child, index) => [child, index]));
  drawSide(canvas, left, { x: x - box.width / 2, y, direction: -1 }, tones);
  drawSide(canvas, right, { x: x + box.width / 2, y, direction: 1 }, tones);
  drawTopic(canvas, root, [x, y], 'root');
  return canvas.drawing(2 * 8 + before.width + box.width + after.width, 2 * y, outline(root));
}

/** `Planets (Mars (Phobos, Deimos), Venus)` */
function outline({ label, children }: Topic): string {
  const words = label.replaceAll('\n', ' ');
  return children.length === 0 ? words : `${words} (${children.map(outline).join(', ')})`;
}

function readTopics(statements: readonly Statement[]): Topic {
  const open: { readonly indent: number; readonly topic: Topic }[] = [];
  let root: Topic | undefined;
  const topics = statements.filter(({ text }) => !/^(?:::icon\(|:::)/.test(text));
  if (topics.length > maxTopics)
    throw new StatementError(`it has more than ${maxTopics} topics`, undefined);
  for (const { text, indent, line } of topics) {
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const topic = parseTopic(text);
    const parent = open.at(-1)?.topic;
    if (parent) parent.children.push(topic);
    else if (root) throw new StatementError('it has two topics without indentation', line);
    else root = topic;
    open.push({ indent, topic });
    if (open.length > 20) throw new StatementError('its topics are nested too deeply', line);
  }
  if (!root) throw new StatementError('it has no topics', undefined);
  return root;
}

const shapes = [
  [/^[^([{)]*\(\((.+)\)\)$/s, 'circle'],
  [/^[^([{)]*(?:\)\)(.+)\(\(|\{\{(.+)\}\})$/s, 'round'],
  [/^[^([{)]*\)(.+)\($/s, 'round'],
  [/^[^([{)]*\((.+)\)$/s, 'round'],
  [/^[^([{)]*\[(.+)\]$/s, 'box'],
] as const;

function parseTopic(written: string): Topic {
  const text = written.replace(/:::[\w-]+$/, '');
  for (const [pattern, shape] of shapes) {
    const [, label, other] = pattern.exec(text) ?? [];
    const found = label ?? other;
    if (found !== undefined) return { label: plainLabel(found), shape, children: [] };
  }
  return { label: plainLabel(text), shape: 'plain', children: [] };
}

function topicBox({ label }: Topic): {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
} {
  const lines = wrapText(label, 170);
  return { lines, width: linesWidth(lines) + 26, height: linesHeight(lines) + 14 };
}

/** Splits the branches so that both sides are about as high; a few stay on one side. */
function sides({ children }: Topic): readonly [readonly Topic[], readonly Topic[]] {
  if (children.length < 3) return [[], children];
  const heights = children.map(subtreeHeight);
  const total = heights.reduce((sum, height) => sum + height, 0);
  let [count, sum] = [0, 0];
  while (count < children.length - 1 && sum < total / 2) {
    sum += heights[count] ?? 0;
    count += 1;
  }
  return [children.slice(count), children.slice(0, count)];
}

function subtreeHeight(topic: Topic): number {
  const inner = topic.children.reduce((sum, child) => sum + subtreeHeight(child), 0);
  return Math.max(topicBox(topic).height + gap.down, inner);
}

function extent(topics: readonly Topic[]): { readonly width: number; readonly height: number } {
  const height = topics.reduce((sum, topic) => sum + subtreeHeight(topic), 0);
  const widths = topics.map(
    (topic) => gap.across + topicBox(topic).width + extent(topic.children).width,
  );
  return { width: Math.max(0, ...widths), height };
}

interface Side {
  /** Where the parent's box ends. */
  readonly x: number;
  readonly y: number;
  readonly direction: 1 | -1;
  /** Colour of the branch; undefined at the root, where each topic begins one. */
  readonly color?: number;
}

function drawSide(
  canvas: Canvas,
  topics: readonly Topic[],
  { x, y, direction, color: inherited = 0 }: Side,
  tones: ReadonlyMap<Topic, number>,
): void {
  let top = y - extent(topics).height / 2;
  for (const topic of topics) {
    const color = tones.get(topic) ?? inherited;
    const height = subtreeHeight(topic);
    const middle = top + height / 2;
    const { width } = topicBox(topic);
    const near = x + direction * gap.across;
    const bend = x + (direction * gap.across) / 2;
    const d = `M${x} ${y}C${bend} ${y} ${bend} ${middle} ${near} ${middle}`;
    canvas.shape('path', { d, class: `edge ${tone(color)}` });
    const next = { x: near + direction * width, y: middle, direction, color };
    drawSide(canvas, topic.children, next, tones);
    drawTopic(canvas, topic, [near + (direction * width) / 2, middle], `tint ${tone(color)}`);
    top += height;
  }
}

function drawTopic(canvas: Canvas, topic: Topic, [x, y]: Point, className: string): void {
  const { lines, width, height } = topicBox(topic);
  const rx = topic.shape === 'box' ? 2 : topic.shape === 'plain' ? 6 : height / 2;
  const place = { x: x - width / 2, y: y - height / 2, width, height, rx };
  canvas.shape('rect', { ...place, class: className });
  const words = className === 'root' ? 'strong' : undefined;
  canvas.text(x, y, lines, { anchor: 'middle', ...(words !== undefined && { className: words }) });
}
