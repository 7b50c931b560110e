import type { Drawing } from '../drawing.js';
import { drawGantt } from './gantt.js';
import { drawGitGraph } from './git-graph.js';
import { drawMindmap } from './mindmap.js';
import { drawPie } from './pie.js';
import { drawSequence } from './sequence.js';
import type { ChartSource } from './statement.js';
import { drawTimeline } from './timeline.js';

/** The kinds of Mermaid diagrams that docsgen draws itself, by their first word. */
export const charts: ReadonlyMap<string, (source: ChartSource) => Drawing> = new Map([
  ['gantt', drawGantt],
  ['gitGraph', drawGitGraph],
  ['mindmap', drawMindmap],
  ['pie', drawPie],
  ['sequenceDiagram', drawSequence],
  ['timeline', drawTimeline],
]);
