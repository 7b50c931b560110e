import { addDuration, dayMs, parseDate } from './dates.js';
import { plainLabel, type Statement, StatementError, unknownStatement } from './statement.js';

/** A task with its times in milliseconds, UTC. */
export interface GanttTask {
  readonly name: string;
  readonly section: string | undefined;
  /** Number of its section. */
  readonly tone: number;
  readonly start: number;
  readonly end: number;
  /** `active`, `done`, `crit`, `milestone`, `vert`. */
  readonly tags: ReadonlySet<string>;
}

export interface GanttPlan {
  readonly tasks: readonly GanttTask[];
  /** As in strftime. */
  readonly axisFormat: string | undefined;
}

const tagNames = new Set(['active', 'done', 'crit', 'milestone', 'vert']);

/** Settings of the look, of other weekdays and of today, which a finished page does not know. */
const ignored =
  /^(?:todayMarker|tickInterval|weekday|weekend|topAxis|inclusiveEndDates|displayMode|click|includes)\b/;

/** The last year of four digits; dates of JavaScript end 270,000 years later. */
const maxTimeMs = Date.UTC(9999, 11, 31);

/** Reads the tasks of a plan. A task without a start follows the one before it. */
export function readTasks(statements: readonly Statement[]): GanttPlan {
  const reader = new TaskReader();
  for (const statement of statements) reader.read(statement);
  if (reader.tasks.length === 0) throw new StatementError('it has no tasks', undefined);
  return reader;
}

class TaskReader implements GanttPlan {
  readonly tasks: GanttTask[] = [];
  axisFormat: string | undefined;
  #dateFormat = 'YYYY-MM-DD';
  readonly #excluded = new Set<string>();
  readonly #byId = new Map<string, GanttTask>();
  #section: string | undefined;
  #sections = 0;

  read(statement: Statement): void {
    const { text } = statement;
    const [, name, value = ''] =
      /^(dateFormat|axisFormat|excludes|section)\s+(.+)$/.exec(text) ?? [];
    if (name === 'dateFormat') this.#dateFormat = value.trim();
    else if (name === 'axisFormat') this.axisFormat = value.trim();
    else if (name === 'excludes')
      for (const day of value.split(/[\s,]+/)) this.#excluded.add(day.toLowerCase());
    else if (name === 'section') {
      this.#section = plainLabel(value);
      this.#sections += 1;
    } else if (!ignored.test(text)) this.#readTask(statement);
  }

  #readTask(statement: Statement): void {
    const [, name, data] = /^([^:]+?)\s*:\s*(.*)$/.exec(statement.text) ?? [];
    if (name === undefined || data === undefined) throw unknownStatement(statement);
    const items = data.split(',').map((item) => item.trim());
    const tags = new Set<string>();
    while (tagNames.has(items[0] ?? '')) tags.add(items.shift() ?? '');
    const [first = '', second, third] = items;
    const [id, from, to] =
      third !== undefined
        ? [first, second ?? '', third]
        : second !== undefined
          ? this.#isStart(first)
            ? ['', first, second]
            : [first, '', second]
          : ['', '', first];
    const start = from === '' ? (this.tasks.at(-1)?.end ?? 0) : this.#startTime(from, statement);
    const place = { section: this.#section, tone: Math.max(0, this.#sections - 1) };
    const end = this.#endTime(to, start, statement);
    if (![start, end].every((time) => Math.abs(time) < maxTimeMs))
      throw new StatementError('it has a date after the year 9999', statement.line);
    const task = { name: plainLabel(name), ...place, start, end, tags };
    this.tasks.push(task);
    if (id !== '') this.#byId.set(id, task);
  }

  #isStart(text: string): boolean {
    // What only looks like a date is not an id, but a mistake.
    return /^after\s|^\d+[-/.:]\d/.test(text) || parseDate(text, this.#dateFormat) !== undefined;
  }

  #startTime(text: string, { line }: Statement): number {
    const [, ids] = /^after\s+(.+)$/.exec(text) ?? [];
    if (ids !== undefined) return Math.max(...this.#named(ids, line).map(({ end }) => end));
    const date = parseDate(text, this.#dateFormat);
    if (date === undefined)
      throw new StatementError(`"${text}" is not a date of the form ${this.#dateFormat}`, line);
    return date;
  }

  #endTime(text: string, start: number, { line }: Statement): number {
    const [, ids] = /^until\s+(.+)$/.exec(text) ?? [];
    if (ids !== undefined) return Math.min(...this.#named(ids, line).map((task) => task.start));
    const date = parseDate(text, this.#dateFormat);
    if (date !== undefined) return date;
    const end = addDuration(start, text);
    if (end === undefined)
      throw new StatementError(
        `"${text}" is not a date of the form ${this.#dateFormat} and no duration`,
        line,
      );
    return this.#withoutExcluded(start, end);
  }

  #named(ids: string, line: number): readonly GanttTask[] {
    return ids.split(/\s+/).map((id) => {
      const task = this.#byId.get(id);
      if (!task) throw new StatementError(`no task before it has the id "${id}"`, line);
      return task;
    });
  }

  /** Moves the end by each excluded day before it. */
  #withoutExcluded(start: number, end: number): number {
    if (this.#excluded.size === 0) return end;
    let moved = end;
    // Days can be excluded for ever; ten years are enough for any plan.
    for (let day = start; day < moved && day < start + 3660 * dayMs; day += dayMs)
      if (this.#isExcluded(day)) moved += dayMs;
    return moved;
  }

  #isExcluded(time: number): boolean {
    const date = new Date(time);
    const weekday = date.getUTCDay();
    const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
    return (
      ((weekday === 0 || weekday === 6) && this.#excluded.has('weekends')) ||
      this.#excluded.has(names[weekday] ?? '') ||
      this.#excluded.has(date.toISOString().slice(0, 10))
    );
  }
}
