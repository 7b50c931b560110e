import type { Drawing } from '../drawing.js';
import { Canvas, linesHeight, linesWidth, tone, wrapText } from './canvas.js';
import { type ChartSource, plainLabel, StatementError, unknownStatement } from './statement.js';

const radius = 110;
const margin = 8;

/** Draws `"Label" : 42` as slices, with a legend that has the shares. */
export function drawPie({ options, statements, locale }: ChartSource): Drawing {
  const showsValues = /\bshowData\b/.test(options);
  const slices = statements
    .filter(({ text }) => text !== 'showData')
    .map((statement) => {
      const [, label, value] =
        /^("[^"]*"|'[^']*'|[^:]+?)\s*:\s*(\d+(?:\.\d+)?)$/.exec(statement.text) ?? [];
      if (label === undefined) throw unknownStatement(statement);
      return { label: plainLabel(label), value: Number(value) };
    });
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) throw new StatementError('it has no values', undefined);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const entries = slices.map(({ label, value }) => {
    const share = percent.format(value / total);
    const figure = showsValues
      ? `${new Intl.NumberFormat(locale).format(value)} · ${share}`
      : share;
    return { value, figure, words: `${label}: ${figure}`, lines: wrapText(label, 280) };
  });
  return draw(entries, total);
}

interface Entry {
  readonly value: number;
  readonly figure: string;
  readonly words: string;
  readonly lines: readonly string[];
}

function draw(entries: readonly Entry[], total: number): Drawing {
  const canvas = new Canvas();
  const rows = entries.map(({ lines }) => linesHeight(lines) + 10);
  const legend = rows.reduce((sum, height) => sum + height, 0);
  const height = Math.max(2 * radius, legend) + 2 * margin;
  const [x, y] = [margin + radius, height / 2];
  let from = 0;
  for (const [index, { value }] of entries.entries()) {
    const to = from + value / total;
    const className = `slice ${tone(index)}`;
    if (value === total) canvas.shape('circle', { cx: x, cy: y, r: radius, class: className });
    else if (value > 0) canvas.shape('path', { d: slicePath(x, y, from, to), class: className });
    from = to;
  }
  const left = 2 * (margin + radius) + 32;
  const figures = left + 28 + Math.max(...entries.map(({ lines }) => linesWidth(lines))) + 24;
  let top = (height - legend) / 2;
  for (const [index, { lines, figure }] of entries.entries()) {
    const middle = top + (rows[index] ?? 0) / 2;
    const swatch = { x: left, y: middle - 7, width: 14, height: 14, rx: 3 };
    canvas.shape('rect', { ...swatch, class: `slice ${tone(index)}` });
    canvas.text(left + 28, middle, lines);
    canvas.text(figures, middle, [figure], { className: 'muted' });
    top += rows[index] ?? 0;
  }
  const widest = Math.max(...entries.map(({ figure }) => linesWidth([figure])));
  const words = entries.map((entry) => entry.words).join('; ');
  return canvas.drawing(figures + widest + margin, height, words);
}

function slicePath(x: number, y: number, from: number, to: number): string {
  const point = (share: number): string => {
    const angle = 2 * Math.PI * share - Math.PI / 2;
    const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`;
  };
  const isLarge = to - from > 0.5 ? 1 : 0;
  return `M${x} ${y}L${point(from)}A${radius} ${radius} 0 ${isLarge} 1 ${point(to)}Z`;
}
