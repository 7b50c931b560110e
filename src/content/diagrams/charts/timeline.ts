import type { Drawing } from '../drawing.js';
import { Canvas, linesHeight, linesWidth, tone, wrapText } from './canvas.js';
import { type ChartSource, plainLabel, type Statement, unknownStatement } from './statement.js';

interface Period {
  readonly name: string;
  readonly section: string | undefined;
  readonly tone: number;
  readonly events: string[];
}

const size = 13;
const eventWidth = 440;
const padding = 9;

/** Draws periods from top to bottom, each with its events beside it, so that a long timeline does not scroll. */
export function drawTimeline({ statements }: ChartSource): Drawing {
  const periods = readPeriods(statements);
  const canvas = new Canvas();
  const names = periods.map(({ name }) => wrapText(name, 150));
  const axis = Math.max(...names.map((lines) => linesWidth(lines, size))) + 34;
  let section: string | undefined;
  let top = 8;
  const dots: number[] = [];
  let width = 0;
  for (const [index, period] of periods.entries()) {
    if (period.section !== section && period.section !== undefined) {
      const lines = wrapText(period.section, eventWidth);
      canvas.text(axis + 24, top + linesHeight(lines) / 2 + 4, lines, { className: 'strong' });
      top += linesHeight(lines) + 14;
      width = Math.max(width, linesWidth(lines, size) + 20);
    }
    section = period.section;
    const boxes = period.events.map((event) => wrapText(event, eventWidth - 2 * padding));
    const middle = top + (linesHeight(boxes[0] ?? ['']) + 2 * padding) / 2;
    dots.push(middle);
    canvas.text(axis - 18, middle, names[index] ?? [], { anchor: 'end', className: 'strong' });
    for (const lines of boxes) {
      const height = linesHeight(lines) + 2 * padding;
      const box = linesWidth(lines, size) + 2 * padding + 6;
      const place = { x: axis + 24, y: top, width: box, height, rx: 6 };
      canvas.shape('rect', { ...place, class: `tint ${tone(period.tone)}` });
      canvas.text(axis + 24 + padding, top + height / 2, lines);
      top += height + 8;
      width = Math.max(width, box);
    }
    if (boxes.length === 0) top += linesHeight(names[index] ?? ['']) + 2 * padding;
    top += 12;
  }
  canvas.shape('line', { x1: axis, x2: axis, y1: 4, y2: top - 12, class: 'rule' });
  for (const [index, y] of dots.entries())
    canvas.shape('circle', {
      cx: axis,
      cy: y,
      r: 5,
      class: `slice ${tone(periods[index]?.tone ?? 0)}`,
    });
  const words = periods.map(({ name, events }) => `${name}: ${events.join(', ')}`);
  return canvas.drawing(axis + 24 + width + 8, top, words.join('; ').replaceAll('\n', ' '));
}

function readPeriods(statements: readonly Statement[]): readonly Period[] {
  const periods: Period[] = [];
  let section: string | undefined;
  let sections = 0;
  for (const statement of statements) {
    const { text } = statement;
    const [, heading] = /^section\s+(.+)$/.exec(text) ?? [];
    if (heading !== undefined) {
      section = plainLabel(heading);
      sections += 1;
      continue;
    }
    const [name = '', ...events] = text.split(/\s*:\s+|\s+:\s*|^:/).map(plainLabel);
    const last = periods.at(-1);
    if (name === '' && last) last.events.push(...events);
    else if (name === '') throw unknownStatement(statement);
    else
      periods.push({
        name,
        section,
        tone: section === undefined ? periods.length : sections - 1,
        events: events.filter((event) => event !== ''),
      });
  }
  if (periods.length === 0) throw new Error('it has no periods');
  return periods;
}
