import type { Drawing } from '../drawing.js';
import { Canvas, linesWidth, textWidth, tone } from './canvas.js';
import type { ChartSource } from './statement.js';
import { readXyChart, roundTicks, type XyChart } from './xychart-source.js';

const size = 12;
const margin = 8;
const plotHeight = 300;
const minStep = 40;

/** Draws bars and lines over categories or a range. */
export function drawXyChart(source: ChartSource): Drawing {
  const chart = readXyChart(source);
  const numbers = new Intl.NumberFormat(source.locale);
  return new XyDrawing(chart, (value) => numbers.format(value)).draw();
}

class XyDrawing {
  readonly #canvas = new Canvas();
  readonly #left: number;
  readonly #top: number;
  readonly #width: number;
  readonly #height: number;

  constructor(
    readonly chart: XyChart,
    readonly format: (value: number) => string,
  ) {
    const { categories, isHorizontal, range, series } = chart;
    const ticks = roundTicks(range).map(format);
    const side = linesWidth(isHorizontal ? categories : ticks, size);
    this.#left = margin + (this.#titles.side === undefined ? 0 : 22) + side + 8;
    this.#top = margin + (series.some(({ name }) => name !== undefined) ? 26 : 6);
    const step = Math.max(minStep, isHorizontal ? 34 : linesWidth(categories, size) + 14);
    const length = Math.max(plotHeight, categories.length * step);
    this.#width = isHorizontal ? 480 : Math.max(480, length);
    this.#height = isHorizontal ? length : plotHeight;
  }

  get #titles(): { readonly side: string | undefined; readonly below: string | undefined } {
    const { isHorizontal, xTitle, yTitle } = this.chart;
    return isHorizontal ? { side: xTitle, below: yTitle } : { side: yTitle, below: xTitle };
  }

  draw(): Drawing {
    this.#axes();
    const bars = this.chart.series.filter(({ kind }) => kind === 'bar').length;
    let bar = 0;
    for (const [index, { kind, values }] of this.chart.series.entries()) {
      if (kind === 'line') this.#line(values, index);
      else {
        this.#bars(values, index, bar, bars);
        bar += 1;
      }
    }
    this.#legend();
    const { below } = this.#titles;
    const bottom = this.#top + this.#height + 24;
    const middle = this.#left + this.#width / 2;
    const muted = { className: 'muted', size, anchor: 'middle' as const };
    if (below !== undefined) this.#canvas.text(middle, bottom + 8, [below], muted);
    const height = bottom + (below === undefined ? 0 : 20);
    return this.#canvas.drawing(this.#left + this.#width + 16, height, this.#words());
  }

  /** Returns the point of a value; `at` counts categories, from the middle of the first. */
  #point(at: number, value: number): readonly [x: number, y: number] {
    const { categories, isHorizontal, range } = this.chart;
    const along = (at + 0.5) / categories.length;
    const share = (value - range.low) / (range.high - range.low || 1);
    const up = Math.min(Math.max(share, 0), 1);
    return isHorizontal
      ? [this.#left + up * this.#width, this.#top + along * this.#height]
      : [this.#left + along * this.#width, this.#top + (1 - up) * this.#height];
  }

  #axes(): void {
    const { categories, isHorizontal, range } = this.chart;
    const bottom = this.#top + this.#height;
    const muted = { className: 'muted', size };
    for (const tick of roundTicks(range)) {
      if (tick > range.high || tick < range.low) continue;
      const [x, y] = this.#point(-0.5, tick);
      const ends = isHorizontal
        ? { x1: x, x2: x, y1: this.#top, y2: bottom }
        : { x1: this.#left, x2: this.#left + this.#width, y1: y, y2: y };
      this.#canvas.shape('line', { ...ends, class: 'grid' });
      const label = [this.format(tick)];
      if (isHorizontal) this.#canvas.text(x, bottom + 12, label, { ...muted, anchor: 'middle' });
      else this.#canvas.text(this.#left - 8, y, label, { ...muted, anchor: 'end' });
    }
    for (const [index, category] of categories.entries()) {
      const [x, y] = this.#point(index, range.low);
      if (isHorizontal) this.#canvas.text(this.#left - 8, y, [category], { size, anchor: 'end' });
      else this.#canvas.text(x, bottom + 12, [category], { size, anchor: 'middle' });
    }
    const { side } = this.#titles;
    const middle = this.#top + this.#height / 2;
    if (side !== undefined)
      this.#canvas.upright(margin + 10, middle, side, { ...muted, anchor: 'middle' });
  }

  #bars(values: readonly number[], index: number, place: number, of: number): void {
    const { isHorizontal, range, categories } = this.chart;
    const step = (isHorizontal ? this.#height : this.#width) / categories.length;
    const breadth = Math.min((step * 0.7) / of, 64);
    const base = Math.min(Math.max(0, range.low), range.high);
    for (const [at, value] of values.entries()) {
      const [x, y] = this.#point(at, value);
      const [x0, y0] = this.#point(at, base);
      const shift = (place - of / 2) * breadth;
      const box = isHorizontal
        ? { x: Math.min(x, x0), y: y + shift, width: Math.abs(x - x0), height: breadth }
        : { x: x + shift, y: Math.min(y, y0), width: breadth, height: Math.abs(y - y0) };
      this.#canvas.shape('rect', { ...box, class: `slice ${tone(index)}` });
    }
  }

  #line(values: readonly number[], index: number): void {
    const points = values.map((value, at) => this.#point(at, value));
    const d = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`);
    this.#canvas.shape('path', { d: d.join(''), class: `edge ${tone(index)}` });
    for (const [cx, cy] of points)
      this.#canvas.shape('circle', { cx, cy, r: 4, class: `slice ${tone(index)}` });
  }

  #legend(): void {
    let x = this.#left;
    for (const [index, { name }] of this.chart.series.entries()) {
      if (name === undefined) continue;
      const swatch = { x, y: margin, width: 12, height: 12, rx: 3 };
      this.#canvas.shape('rect', { ...swatch, class: `slice ${tone(index)}` });
      this.#canvas.text(x + 18, margin + 6, [name], { size });
      x += textWidth(name, size) + 40;
    }
  }

  #words(): string {
    const { categories, series, xTitle, yTitle } = this.chart;
    const rows = categories.map((category, at) => {
      const values = series
        .filter(({ values }) => values[at] !== undefined)
        .map(({ name, values }) => {
          const value = this.format(values[at] ?? 0);
          return name === undefined ? value : `${name} ${value}`;
        });
      return `${category}: ${values.join(', ')}`;
    });
    return [xTitle, yTitle, ...rows].filter(Boolean).join('; ');
  }
}
