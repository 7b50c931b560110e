import { type ChartSource, plainLabel, StatementError, unknownStatement } from './statement.js';

export interface AxisRange {
  readonly low: number;
  readonly high: number;
}

interface XySeries {
  readonly kind: 'bar' | 'line';
  readonly name: string | undefined;
  readonly values: readonly number[];
}

/** What a chart of bars and lines says. */
export interface XyChart {
  readonly isHorizontal: boolean;
  readonly xTitle: string | undefined;
  readonly yTitle: string | undefined;
  /** One for each value. */
  readonly categories: readonly string[];
  readonly range: AxisRange;
  readonly series: readonly XySeries[];
}

const maxValue = 1e300;
const maxValues = 500;
const number = String.raw`[+-]?\d*\.?\d+(?:e[+-]?\d+)?`;
const axisStatement =
  /^([xy])-axis\s+(?:("[^"]*"|[^\s"[\d+-][^"[]*?)\s*)?(?:\[(.*)\]|([+-]?[\d.]\S*)\s*-->\s*(\S+))?$/;
const seriesStatement = /^(bar|line)\s+(?:("[^"]*"|[^\s[]+)\s*)?\[(.*)\]$/;

/** @throws StatementError for statements that the kind does not have */
export function readXyChart({ statements, options, locale }: ChartSource): XyChart {
  const titles = new Map<string, string>();
  const ranges = new Map<string, AxisRange>();
  const series: XySeries[] = [];
  let categories: readonly string[] = [];
  for (const statement of statements) {
    const axis = axisStatement.exec(statement.text);
    const data = seriesStatement.exec(statement.text);
    if (axis) {
      const [, name = '', title, list, low, high] = axis;
      if (title !== undefined) titles.set(name, plainLabel(title));
      if (list !== undefined) categories = listItems(list).map(plainLabel);
      if (low !== undefined && high !== undefined)
        ranges.set(name, {
          low: parseNumber(low, statement.line),
          high: parseNumber(high, statement.line),
        });
    } else if (data) {
      const [, kind, name, list = ''] = data;
      series.push({
        kind: kind === 'line' ? 'line' : 'bar',
        name: name === undefined ? undefined : plainLabel(name),
        values: listItems(list).map((value) => parseNumber(value, statement.line)),
      });
    } else throw unknownStatement(statement);
  }
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  if (count === 0) throw new StatementError('it has no values', undefined);
  if (Math.max(count, categories.length) * series.length > maxValues)
    throw new StatementError(`it has more than ${maxValues} values`, undefined);
  const named = categories.length > 0 ? categories : rangeLabels(ranges.get('x'), count, locale);
  return {
    isHorizontal: /\bhorizontal\b/.test(options),
    xTitle: titles.get('x'),
    yTitle: titles.get('y'),
    categories: Array.from(
      { length: Math.max(count, categories.length) },
      (_, at) => named[at] ?? '',
    ),
    range: ranges.get('y') ?? valueRange(series.flatMap(({ values }) => values)),
    series,
  };
}

function listItems(list: string): readonly string[] {
  return (list.match(/"[^"]*"|[^,]+/g) ?? []).map((item) => item.trim()).filter(Boolean);
}

function parseNumber(written: string, line: number): number {
  if (!new RegExp(`^${number}$`, 'i').test(written))
    throw new StatementError(`it has "${written}" in the place of a number`, line);
  const value = Number(written);
  if (!(Math.abs(value) <= maxValue))
    throw new StatementError('it has a number that is too large', line);
  return value;
}

function rangeLabels(
  range: AxisRange | undefined,
  count: number,
  locale: string,
): readonly string[] {
  const { low, high } = range ?? { low: 1, high: count };
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  const step = count > 1 ? (high - low) / (count - 1) : 0;
  return Array.from({ length: count }, (_, at) => format.format(low + at * step));
}

/** Bars begin at zero, so zero belongs to the range. */
function valueRange(values: readonly number[]): AxisRange {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const ticks = roundTicks({ low, high: high === low ? low + 1 : high });
  return { low: ticks[0] ?? low, high: Math.max(high, ticks.at(-1) ?? high) };
}

/** Returns some five round numbers of a range. */
export function roundTicks({ low, high }: AxisRange): readonly number[] {
  const rough = (high - low || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: Math.min(last - first + 1, 20) }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}
