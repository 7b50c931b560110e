import type { Drawing } from '../drawing.js';
import { Canvas, linesHeight, linesWidth, tone, wrapText } from './canvas.js';
import { type ChartSource, plainLabel, unknownStatement } from './statement.js';

interface Task {
  readonly name: string;
  readonly section: string | undefined;
  readonly tone: number;
  readonly score: number;
  readonly actors: string;
}

const best = 5;

/** Draws the tasks of a journey as rows: name, score as dots, actors. */
export function drawJourney({ statements }: ChartSource): Drawing {
  const tasks = readTasks(statements);
  const canvas = new Canvas();
  const names = tasks.map(({ name }) => wrapText(name, 300));
  const dots = Math.max(...names.map((lines) => linesWidth(lines))) + 44;
  const actors = dots + best * 20 + 20;
  let top = 4;
  let section: string | undefined;
  for (const [index, task] of tasks.entries()) {
    if (task.section !== undefined && task.section !== section) {
      canvas.text(8, top + 16, [task.section], { className: 'strong' });
      top += 30;
    }
    section = task.section;
    const lines = names[index] ?? [];
    const height = linesHeight(lines) + 12;
    const middle = top + height / 2;
    canvas.text(20, middle, lines);
    for (let score = 1; score <= best; score += 1) {
      const kind = score <= task.score ? `slice ${tone(task.tone)}` : 'empty';
      canvas.shape('circle', { cx: dots + score * 20 - 10, cy: middle, r: 6, class: kind });
    }
    if (task.actors !== '') canvas.text(actors, middle, [task.actors], { className: 'muted' });
    top += height + 2;
  }
  const widest = Math.max(...tasks.map((task) => linesWidth([task.actors])));
  const words = tasks.map(({ name, score, actors: who }) => {
    const by = who === '' ? '' : ` (${who})`;
    return `${name}: ${score}/${best}${by}`;
  });
  return canvas.drawing(actors + widest + 8, top + 4, words.join('; ').replaceAll('\n', ' '));
}

function readTasks(statements: ChartSource['statements']): readonly Task[] {
  const tasks: Task[] = [];
  let section: string | undefined;
  let sections = 0;
  for (const statement of statements) {
    const [, heading] = /^section\s+(.+)$/.exec(statement.text) ?? [];
    if (heading !== undefined) {
      section = plainLabel(heading);
      sections += 1;
      continue;
    }
    const [, name, score, actors = ''] =
      /^(.+?)\s*:\s*([0-5])\s*(?::\s*(.*))?$/.exec(statement.text) ?? [];
    if (name === undefined) throw unknownStatement(statement);
    const place = { section, tone: Math.max(0, sections - 1) };
    tasks.push({ name: plainLabel(name), ...place, score: Number(score), actors: actors.trim() });
  }
  if (tasks.length === 0) throw new Error('it has no tasks');
  return tasks;
}
