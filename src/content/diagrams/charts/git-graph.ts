import type { Drawing } from '../drawing.js';
import { Canvas, type Point, textWidth, tone } from './canvas.js';
import { type Commit, type GitHistory, readHistory } from './git-history.js';
import type { ChartSource } from './statement.js';

const laneHeight = 64;
const top = 44;

/** Draws branches as lanes from left to right, with commits as dots, and merges as curves. */
export function drawGitGraph({ statements, options }: ChartSource): Drawing {
  const history = readHistory(statements, options);
  const canvas = new Canvas();
  const { branches, commits } = history;
  const labels = Math.max(...branches.map((name) => textWidth(name))) + 36;
  const columns = commitColumns(commits, labels);
  const center = (commit: Commit): Point => [
    columns.get(commit) ?? 0,
    laneY(branches.indexOf(commit.branch)),
  ];
  for (const [index, name] of branches.entries()) {
    const own = commits.filter(({ branch }) => branch === name);
    const width = textWidth(name) + 20;
    const place = { x: 8, y: laneY(index) - 12, width, height: 24, rx: 12 };
    canvas.shape('rect', { ...place, class: `tint ${tone(index)}` });
    canvas.text(8 + width / 2, laneY(index), [name], { anchor: 'middle' });
    const [first, last] = [own[0], own.at(-1)];
    if (first && last && first !== last) {
      const d = `M${center(first).join(' ')}H${center(last)[0]}`;
      canvas.shape('path', { d, class: `edge ${tone(index)}` });
    }
  }
  for (const commit of commits)
    for (const parent of commit.parents) {
      if (parent.branch === commit.branch) continue;
      const lane = commit.isMerge && parent !== commit.parents[0] ? parent : commit;
      drawCurve(canvas, center(parent), center(commit), branches.indexOf(lane.branch));
    }
  for (const commit of commits) drawCommit(canvas, commit, center(commit), history);
  const ends = commits.map((commit) => center(commit)[0] + Math.max(40, commitWidth(commit) / 2));
  const end = Math.max(labels + 40, ...ends) + 8;
  return canvas.drawing(end, laneY(branches.length - 1) + 40, inWords(history));
}

function laneY(index: number): number {
  return top + index * laneHeight;
}

function commitWidth({ isNamed, id, tags }: Commit): number {
  return Math.max(36, ...[isNamed ? id : '', ...tags].map((word) => textWidth(word, 12) + 16));
}

/** Gives every commit a column as wide as its words. */
function commitColumns(commits: readonly Commit[], left: number): ReadonlyMap<Commit, number> {
  const columns = new Map<Commit, number>();
  let from = left;
  for (const commit of commits) {
    const width = commitWidth(commit);
    columns.set(commit, from + width / 2);
    from += width;
  }
  return columns;
}

function drawCurve(canvas: Canvas, [x1, y1]: Point, [x2, y2]: Point, color: number): void {
  const bend = Math.min(28, x2 - x1);
  // A branch leaves its parent at once; a merge comes in at the end.
  const d =
    y2 > y1
      ? `M${x1} ${y1}C${x1 + bend} ${y1} ${x1} ${y2} ${x1 + bend} ${y2}H${x2}`
      : `M${x1} ${y1}H${x2 - bend}C${x2} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
  canvas.shape('path', { d, class: `edge ${tone(color)}` });
}

function drawCommit(
  canvas: Canvas,
  { id, isNamed, isMerge, type, tags, branch }: Commit,
  [x, y]: Point,
  { branches }: GitHistory,
): void {
  const color = tone(branches.indexOf(branch));
  if (type === 'HIGHLIGHT')
    canvas.shape('rect', {
      x: x - 9,
      y: y - 9,
      width: 18,
      height: 18,
      rx: 3,
      class: `slice ${color}`,
    });
  else canvas.shape('circle', { cx: x, cy: y, r: isMerge ? 6 : 8, class: `slice ${color}` });
  if (isMerge) canvas.shape('circle', { cx: x, cy: y, r: 3, class: 'hole' });
  if (type === 'REVERSE')
    canvas.shape('path', { d: `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`, class: 'cross' });
  if (isNamed) canvas.text(x, y + 22, [id], { anchor: 'middle', className: 'muted', size: 12 });
  for (const [index, tag] of tags.entries()) {
    const width = textWidth(tag, 12) + 12;
    const middle = y - 23 - index * 20;
    const place = { x: x - width / 2, y: middle - 9, width, height: 18, rx: 4 };
    canvas.shape('rect', { ...place, class: 'empty' });
    canvas.text(x, middle, [tag], { anchor: 'middle', size: 12 });
  }
}

/** `main: Alpha, Beta (v1); develop: …` */
function inWords({ branches, commits }: GitHistory): string {
  return branches
    .map((name) => {
      const own = commits.filter(({ branch }) => branch === name);
      const words = own.map(({ id, isNamed, isMerge, parents, tags }) => {
        const other = parents[1]?.branch;
        const what = isNamed ? id : isMerge && other !== undefined ? `← ${other}` : '●';
        return tags.length === 0 ? what : `${what} (${tags.join(', ')})`;
      });
      return `${name}: ${words.join(', ')}`;
    })
    .join('; ');
}
