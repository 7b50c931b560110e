import { lateLibrary } from '../../../files/late-library.js';
import type { ApiDiagram } from '../../page-props/body.js';
import type { SchemaReference } from './find-references.js';

/** A rectangle by its top left corner, in CSS pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface ArrowPaths {
  readonly line: string;
  readonly head: string;
}

interface DiagramLayout {
  readonly width: number;
  readonly height: number;
  /** By schema name. */
  readonly boxes: ReadonlyMap<string, Box>;
  readonly arrows: readonly ({
    readonly from: string;
    readonly to: string;
    readonly fields: readonly string[];
    readonly label: ApiDiagram['references'][number]['label'];
  } & ArrowPaths)[];
}

// In CSS pixels, at the text sizes of `ApiDiagramBlock.css`: the advance of one character, with some room for fonts
// that are wider than most.
const nameCharWidth = 8.4;
const fieldCharWidth = 7.4;
const fieldLineHeight = 16;
const boxHeight = 40;
const boxPadding = 32;
const headLength = 8;
const loopWidth = 26;
const margin = 4;

/** Arranges schemas in rows from top to bottom, so that each one is below those it refers to. */
export function layoutDiagram(
  labels: ReadonlyMap<string, string>,
  references: readonly SchemaReference[],
): DiagramLayout {
  const { Graph, layout } = lateLibrary('dagre');
  const graph = new Graph({ directed: true, multigraph: true });
  graph.setGraph({
    rankdir: 'BT',
    nodesep: 24,
    edgesep: 20,
    ranksep: 36,
    marginx: margin,
    marginy: margin,
  });
  for (const [name, label] of labels) {
    const width = Math.max(80, Math.ceil([...label].length * nameCharWidth) + boxPadding);
    graph.setNode(name, { width, height: boxHeight });
  }
  const arrows = together(references);
  for (const { from, to, fields } of arrows) {
    const longest = Math.max(0, ...fields.map((field) => [...field].length));
    const width = Math.ceil(longest * fieldCharWidth);
    graph.setEdge(from, to, { width, height: fields.length * fieldLineHeight, labelpos: 'c' });
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const boxes = [...labels.keys()].map((name): [string, Box] => {
    const node = graph.node(name);
    const { x = 0, y = 0 } = node;
    return [
      name,
      {
        x: Math.round(x - node.width / 2),
        y: Math.round(y - node.height / 2),
        width: node.width,
        height: node.height,
      },
    ];
  });
  const placed = new Map(boxes);
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    boxes: placed,
    arrows: arrows.map((arrow) => {
      const { points = [], x = 0, y = 0 } = graph.edge(arrow.from, arrow.to);
      const top = y - ((arrow.fields.length - 1) * fieldLineHeight) / 2;
      const label = arrow.fields.map((text, index) => ({
        text,
        x: Math.round(x),
        y: Math.round(top + index * fieldLineHeight),
      }));
      const box = placed.get(arrow.from);
      const isLoop = arrow.from === arrow.to && box !== undefined;
      return { ...arrow, ...(isLoop ? loopPaths(box) : arrowPaths(points)), label };
    }),
  };
}

/** Joins the references between the same two schemas, which share an arrow. */
function together(
  references: readonly SchemaReference[],
): { readonly from: string; readonly to: string; readonly fields: string[] }[] {
  const arrows = new Map<string, { from: string; to: string; fields: string[] }>();
  for (const { from, to, field } of references) {
    const key = `${from}\n${to}`;
    const arrow = arrows.get(key) ?? { from, to, fields: [] };
    arrows.set(key, arrow);
    if (field !== '' && !arrow.fields.includes(field)) arrow.fields.push(field);
  }
  return [...arrows.values()];
}

/** Returns the SVG paths of a reference from a box to itself, at its right edge, where dagre leaves room. */
function loopPaths({ x, y, width, height }: Box): ArrowPaths {
  const right = x + width;
  const [top, bottom] = [y + height / 4, y + (height * 3) / 4];
  const tip = { x: right, y: bottom };
  const base = { x: right + headLength, y: bottom };
  const far = right + loopWidth;
  const line = `M${pair({ x: right, y: top })}C${pair({ x: far, y: top })} ${pair({ x: far, y: bottom })} ${pair(base)}`;
  return { line, head: headPath(tip, base) };
}

/** Returns the SVG paths of a curve near the points and of the arrowhead at its end. */
function arrowPaths(points: readonly Point[]): ArrowPaths {
  const [first, ...others] = points;
  const tip = others.at(-1);
  if (!first || !tip) return { line: '', head: '' };
  const before = points.at(-2) ?? first;
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const along = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
  const base = { x: tip.x - along.x * headLength, y: tip.y - along.y * headLength };
  const curve = others.slice(0, -1).map((point, index) => {
    const next = others[index + 1] ?? tip;
    const end = next === tip ? base : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${pair(point)} ${pair(end)}`;
  });
  const line = `M${pair(first)}${curve.length > 0 ? curve.join('') : `L${pair(base)}`}`;
  return { line, head: headPath(tip, base) };
}

/** Returns a triangle that is as wide as it is long; its small sides need more than whole pixels. */
function headPath(tip: Point, base: Point): string {
  const side = { x: (tip.y - base.y) / 2, y: (base.x - tip.x) / 2 };
  const left = { x: base.x + side.x, y: base.y + side.y };
  const right = { x: base.x - side.x, y: base.y - side.y };
  // Relative, because most arrowheads point in the same direction, and repeated text compresses well.
  return `M${exactPair(tip)}l${step(tip, left)} ${step(left, right)}z`;
}

function pair({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function step(from: Point, to: Point): string {
  return exactPair({ x: to.x - from.x, y: to.y - from.y });
}

function exactPair({ x, y }: Point): string {
  return `${tenths(x)} ${tenths(y)}`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
