import type { Drawing } from '../drawing.js';
import { drawGantt } from './gantt.js';
import { drawGitGraph } from './git-graph.js';
import { drawJourney } from './journey.js';
import { drawMindmap } from './mindmap.js';
import { drawPie } from './pie.js';
import { drawQuadrant } from './quadrant.js';
import { drawSequence } from './sequence.js';
import type { ChartSource } from './statement.js';
import { drawTimeline } from './timeline.js';
import { drawXyChart } from './xychart.js';

/** The kinds of Mermaid diagrams that docsgen draws itself, by their first word. */
export const charts: ReadonlyMap<string, (source: ChartSource) => Drawing> = new Map([
  ['gantt', drawGantt],
  ['gitGraph', drawGitGraph],
  ['journey', drawJourney],
  ['mindmap', drawMindmap],
  ['pie', drawPie],
  ['quadrantChart', drawQuadrant],
  ['sequenceDiagram', drawSequence],
  ['timeline', drawTimeline],
  ['xychart', drawXyChart],
]);
