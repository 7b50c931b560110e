import type { Drawing } from '../drawing.js';
import { Canvas, linesWidth, wrapText } from './canvas.js';
import { type ChartSource, plainLabel, unknownStatement } from './statement.js';

const side = 400;
const left = 36;
const top = 8;

/** Draws points on two axes with four named quarters. */
export function drawQuadrant({ statements }: ChartSource): Drawing {
  const names = new Map<string, string>();
  const points: { readonly name: string; readonly x: number; readonly y: number }[] = [];
  for (const statement of statements) {
    const { text } = statement;
    const [, axis, low = '', high] = /^([xy]-axis)\s+(.+?)(?:\s*-->\s*(.*))?$/.exec(text) ?? [];
    const [, quarter, name = ''] = /^(quadrant-[1-4])\s+(.+)$/.exec(text) ?? [];
    const [, point = '', x, y] =
      /^(.+?)(?::::\w+)?\s*:\s*\[\s*([\d.]+)\s*,\s*([\d.]+)\s*\]/.exec(text) ?? [];
    if (/^classDef\s/.test(text)) continue;
    if (axis !== undefined) {
      names.set(`${axis} low`, plainLabel(low));
      if (high) names.set(`${axis} high`, plainLabel(high));
    } else if (quarter !== undefined) names.set(quarter, plainLabel(name));
    else if (x !== undefined) points.push({ name: plainLabel(point), x: Number(x), y: Number(y) });
    else throw unknownStatement(statement);
  }
  const canvas = new Canvas();
  drawQuarters(canvas, names);
  drawAxes(canvas, names);
  let width = left + side + 8;
  for (const { name, x, y } of points) {
    const [cx, cy] = [left + Math.min(x, 1) * side, top + (1 - Math.min(y, 1)) * side];
    canvas.shape('circle', { cx, cy, r: 5, class: 'slice tone-1' });
    const isRight = cx + linesWidth([name], 12) + 12 > left + side;
    const options = { size: 12, anchor: isRight ? ('end' as const) : ('start' as const) };
    canvas.text(cx + (isRight ? -9 : 9), cy, [name], options);
    width = Math.max(width, left + side + 8);
  }
  const words = points.map(({ name, x, y }) => `${name}: ${x}, ${y}`);
  return canvas.drawing(width, top + side + 32, [...names.values(), ...words].join('; '));
}

function drawQuarters(canvas: Canvas, names: ReadonlyMap<string, string>): void {
  const half = side / 2;
  for (const [number, column, row] of [
    [1, 1, 0],
    [2, 0, 0],
    [3, 0, 1],
    [4, 1, 1],
  ] as const) {
    const [x, y] = [left + column * half, top + row * half];
    const kind = number % 2 === 1 ? 'quarter' : 'quarter quarter-plain';
    canvas.shape('rect', { x, y, width: half, height: half, class: kind });
    const name = names.get(`quadrant-${number}`);
    if (name === undefined) continue;
    const lines = wrapText(name, half - 24);
    canvas.text(x + half / 2, y + 20, lines, { anchor: 'middle', className: 'strong' });
  }
}

function drawAxes(canvas: Canvas, names: ReadonlyMap<string, string>): void {
  const below = top + side + 18;
  const muted = { className: 'muted', size: 12 };
  const [low, high] = [names.get('x-axis low'), names.get('x-axis high')];
  if (low !== undefined) canvas.text(left, below, [high === undefined ? low : `${low} →`], muted);
  if (high !== undefined) canvas.text(left + side, below, [high], { ...muted, anchor: 'end' });
  for (const [name, y, anchor] of [
    [names.get('y-axis low'), top + side, 'start'],
    [names.get('y-axis high'), top, 'end'],
  ] as const) {
    if (name !== undefined) canvas.upright(18, y, name, { ...muted, anchor });
  }
}
