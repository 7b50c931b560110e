import type { Drawing } from '../drawing.js';
import { Canvas, linesHeight, linesWidth, textWidth, tone, wrapText } from './canvas.js';
import { dayMs, formatDate } from './dates.js';
import { type GanttPlan, type GanttTask, readTasks } from './gantt-tasks.js';
import type { ChartSource } from './statement.js';

const axisHeight = 30;
const barsWidth = 440;
const nameWidth = 210;

interface Row {
  readonly task: GanttTask;
  readonly lines: readonly string[];
  readonly middle: number;
}

/** Draws tasks as bars on a time axis, each with its name at the left. */
export function drawGantt({ statements, locale }: ChartSource): Drawing {
  const plan = readTasks(statements);
  const canvas = new Canvas();
  const spans = plan.tasks.flatMap(({ start, end }) => [start, end]);
  const [first, last] = [Math.min(...spans), Math.max(...spans)];
  const length = Math.max(last - first, 1);
  const names = plan.tasks.map(({ name }) => wrapText(name, nameWidth));
  const left = Math.max(...names.map((lines) => linesWidth(lines))) + 36;
  const at = (time: number): number => left + ((time - first) / length) * barsWidth;
  const { rows, headings, height } = placeRows(plan.tasks, names);
  drawAxis(canvas, timeTicks(first, last, plan.axisFormat, locale), at, height);
  for (const { name, middle } of headings) canvas.text(8, middle, [name], { className: 'strong' });
  for (const row of rows) drawTask(canvas, row, at);
  const words = plan.tasks.map((task) => inWords(task, plan, locale)).join('; ');
  return canvas.drawing(left + barsWidth + 40, height + 4, words);
}

function inWords({ name, start, end, tags }: GanttTask, plan: GanttPlan, locale: string): string {
  const format = plan.axisFormat?.includes('%H') ? '%Y-%m-%d %H:%M' : '%Y-%m-%d';
  const from = formatDate(start, format, locale);
  const to = formatDate(end, format, locale);
  const notes = tags.size === 0 ? '' : ` (${[...tags].join(', ')})`;
  return `${name.replaceAll('\n', ' ')}: ${start === end ? from : `${from} – ${to}`}${notes}`;
}

function placeRows(tasks: readonly GanttTask[], names: readonly (readonly string[])[]) {
  const rows: Row[] = [];
  const headings: { readonly name: string; readonly middle: number }[] = [];
  let top = axisHeight + 6;
  let section: string | undefined;
  for (const [index, task] of tasks.entries()) {
    if (task.section !== undefined && task.section !== section) {
      headings.push({ name: task.section, middle: top + 14 });
      top += 28;
    }
    section = task.section;
    const lines = names[index] ?? [];
    const height = Math.max(28, linesHeight(lines) + 10);
    rows.push({ task, lines, middle: top + height / 2 });
    top += height;
  }
  return { rows, headings, height: top + 6 };
}

function drawTask(
  canvas: Canvas,
  { task, lines, middle }: Row,
  at: (time: number) => number,
): void {
  const { start, end, tags, tone: color } = task;
  const [from, to] = [at(start), at(end)];
  canvas.text(20, middle, lines);
  if (tags.has('milestone')) {
    const x = (from + to) / 2;
    const points = `${x},${middle - 9} ${x + 9},${middle} ${x},${middle + 9} ${x - 9},${middle}`;
    canvas.shape('polygon', { points, class: `slice ${tone(color)}` });
    return;
  }
  const kind = tags.has('done') ? 'tint done' : tags.has('active') ? 'slice' : 'tint';
  const place = { x: from, y: middle - 9, width: Math.max(to - from, 3), height: 18, rx: 4 };
  const critical = tags.has('crit') ? ' crit' : '';
  canvas.shape('rect', { ...place, class: `${kind} ${tone(color)}${critical}` });
  if (tags.has('done')) canvas.text(to + 6, middle, ['✓'], { className: 'muted' });
}

interface Tick {
  readonly time: number;
  readonly label: string;
}

const hourMs = 3_600_000;
const steps = [
  ...[1 / 3600, 1 / 360, 1 / 120, 1 / 60, 1 / 12, 1 / 6, 1 / 4, 1 / 2, 1, 2, 3, 6, 12].map(
    (hours) => hours * hourMs,
  ),
  ...[1, 2, 7, 14, 30, 61, 91, 182, 365, 730, 1826].map((days) => days * dayMs),
];

/** Returns as many ticks as have room: at whole units of time, or at starts of months. */
function timeTicks(
  first: number,
  last: number,
  format: string | undefined,
  locale: string,
): Tick[] {
  const isShort = last - first < 2 * dayMs;
  const written = format ?? (isShort ? '%H:%M' : '%Y-%m-%d');
  const width = textWidth(formatDate(last, written, locale), 12) + 22;
  const maxSteps = Math.max(1, Math.floor(barsWidth / width));
  const step = steps.find((one) => (last - first) / one <= maxSteps) ?? (last - first) / maxSteps;
  const times = step < 28 * dayMs ? evenTimes(first, last, step) : monthTimes(first, last, step);
  return times.map((time) => ({ time, label: formatDate(time, written, locale) }));
}

function evenTimes(first: number, last: number, step: number): number[] {
  const start = step < dayMs ? Math.ceil(first / step) * step : first;
  const count = Math.floor((last - start) / step) + 1;
  return Array.from({ length: count }, (_, index) => start + index * step);
}

function monthTimes(first: number, last: number, step: number): number[] {
  const months = Math.round(step / (30.4 * dayMs));
  const times: number[] = [];
  const date = new Date(first);
  let month = date.getUTCFullYear() * 12 + date.getUTCMonth() + (date.getUTCDate() > 1 ? 1 : 0);
  for (;;) {
    const time = Date.UTC(Math.floor(month / 12), month % 12);
    if (!(time <= last)) break;
    times.push(time);
    month += months;
  }
  return times.length > 0 ? times : [first];
}

function drawAxis(
  canvas: Canvas,
  ticks: readonly Tick[],
  at: (time: number) => number,
  height: number,
): void {
  for (const { time, label } of ticks) {
    const x = at(time);
    canvas.shape('line', { x1: x, x2: x, y1: axisHeight, y2: height - 6, class: 'grid' });
    canvas.text(x, 14, [label], { anchor: 'middle', className: 'muted', size: 12 });
  }
}
