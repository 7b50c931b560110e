import type { Element } from 'hast';
import type { Code } from 'mdast';
import type { Place } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { diagnose, didYouMean } from '../../diagnostics/index.js';
import { lateLibrary } from '../../files/late-library.js';
import { sha256 } from '../../files/sha256.js';
import { escapeAttribute, escapeText } from '../../text/escape.js';
import { parseMeta } from '../code/meta.js';
import type { DocBuilder } from '../doc-builder.js';
import { readChart } from './charts/read-chart.js';
import { StatementError } from './charts/statement.js';
import { cleanSvg, withDiamondsBesideBoxes, withTitlesOnTop } from './clean-svg.js';
import { drawNotes } from './draw-notes.js';
import type { Drawing } from './drawing.js';
import { drawGraph } from './graphviz/draw-graph.js';
import {
  diagramManual,
  drawnKinds,
  lowerCaseWords,
  type MermaidSource,
  missingWord,
  readMermaid,
} from './mermaid-source.js';

/** Mermaid has the same limits by default. */
const maxCharacters = 50_000;
const maxLinks = 500;
/** Drawings up to this width shrink to the text's, in CSS pixels: letters stay large enough. Wider ones scroll. */
const maxFittedWidth = 720;

const languages = /^(mermaid|dot|graphviz)$/i;

/** A fence that can be drawn, with what its author calls it. */
interface DiagramSource {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** @throws Error if it cannot be drawn whole */
  draw(): Drawing;
}

/**
 * Draws a fence `mermaid`, `dot` or `graphviz` as `<figure class="mermaid">` with an SVG. Returns undefined for other
 * code, and for a diagram that cannot be drawn whole, which is reported: its readers see the source.
 */
export function diagramFigure(node: Code, builder: DocBuilder): Element | undefined {
  if (!languages.test(node.lang ?? '') || node.value.trim() === '') return undefined;
  const id = diagramId(node.value, builder);
  let source: DiagramSource;
  let drawn: Drawing;
  try {
    source = diagramSource(node, id, builder);
    drawn = source.draw();
  } catch (error) {
    const [first = ''] = errorMessage(error).split('\n', 1);
    const problem = first.replace(/\.+$/, '');
    const place = statementPlace(node, error, builder);
    builder.report(diagnose('content/diagram', { problem }, { place, hint: errorHint(node) }));
    return undefined;
  }
  const title = parseMeta(node.lang ?? '', node.meta ?? '').title ?? source.title;
  const caption = title === undefined ? '' : `<figcaption>${escapeText(title)}</figcaption>`;
  const name = title ?? builder.phrase('content.diagram');
  const svg = svgHtml(drawn, id, name, source.description);
  // A wide drawing scrolls, so the keyboard must reach it, with and without scripts.
  const region = `class="diagram-scroll" role="group" tabindex="0" aria-label="${escapeAttribute(name)}"`;
  const scroll = `<div ${region}>${svg}</div>`;
  return {
    type: 'element',
    tagName: 'figure',
    properties: { className: ['mermaid'] },
    children: [{ type: 'raw', value: scroll + caption }],
    data: { finished: { text: [title ?? '', ...drawn.texts].join('\n').trim() } },
  };
}

/** Names the manual of the diagram's kind, or the kind that the author may mean. */
function errorHint({ lang, value }: Code): string {
  if (lang?.toLowerCase() !== 'mermaid') return 'https://graphviz.org/doc/info/lang.html';
  const { kind, manual } = diagramManual(value);
  return manual === undefined
    ? (didYouMean(kind, drawnKinds) ?? `docsgen draws ${drawnKinds.join(', ')}`)
    : `https://mermaid.js.org/syntax/${manual}.html`;
}

function diagramSource({ lang, value }: Code, id: string, builder: DocBuilder): DiagramSource {
  if (lang?.toLowerCase() !== 'mermaid')
    return { title: undefined, description: undefined, draw: () => drawGraph(value) };
  if (value.length > maxCharacters) throw new Error(`it has more than ${maxCharacters} characters`);
  const chart = readChart(value, builder.options.messages.locale);
  if (chart) return { ...chart, draw: () => chart.draw(chart) };
  const source = readMermaid(value);
  return { ...source, draw: () => drawWithLibrary(source, value, id) };
}

/** Returns the place of the statement that cannot be read; the place of the fence if it is not known. */
function statementPlace(node: Code, error: unknown, { sources }: DocBuilder): Place | undefined {
  const start = node.position?.start;
  if (!(error instanceof StatementError) || error.line === undefined || !start)
    return sources.nodePlace(node);
  const line = start.line + error.line;
  const written = sources.lineAt(line);
  const column = Math.max(written.search(/[^\s>]/), 0) + 1;
  const end = { line, column: written.trimEnd().length + 1 };
  return sources.nodePlace({ position: { start: { line, column }, end } });
}

/** Several texts can share a page, so an id depends on the diagram, and on its number among equal ones. */
function diagramId(source: string, builder: DocBuilder): string {
  const digest = sha256(source).slice(0, 8);
  const base = `${builder.options.idPrefix ?? ''}diagram-${digest}`;
  let id = base;
  for (let number = 2; builder.chosenIds.has(id); number += 1) id = `${base}-${number}`;
  builder.chosenIds.add(id);
  return id;
}

/** @throws Error if the library cannot read the diagram, or draws less than it says */
function drawWithLibrary(source: MermaidSource, written: string, id: string): Drawing {
  if (source.kind === undefined)
    throw new Error(`docsgen cannot draw diagrams of the kind ${source.header}`);
  const linked =
    source.links ?? source.text.split('\n').filter((line) => line.includes('--')).length;
  if (linked > maxLinks) throw new Error(`it has more than ${maxLinks} links`);
  const { renderMermaidSVG } = lateLibrary('mermaid');
  const svg = renderMermaidSVG(source.text, { transparent: true, padding: 8 });
  const drawing = cleanSvg(withDiamondsBesideBoxes(withTitlesOnTop(svg)), id);
  if (drawing.texts.length === 0)
    throw new Error(
      source.text.includes('\n') ? 'it cannot read its statements' : 'it has no statements',
    );
  const drawn = new Set(lowerCaseWords([...drawing.texts, ...drawing.names].join(' ')));
  const lost = missingWord(source, drawn);
  if (lost !== undefined) {
    const line = written.split('\n').findIndex((one) => lowerCaseWords(one).includes(lost));
    const problem = `the drawing would lack the word "${lost}"`;
    throw new StatementError(problem, line === -1 ? undefined : line + 1);
  }
  const { links = drawing.links, notes, classLabels } = source;
  if (links !== drawing.links)
    throw new Error(`the drawing would have ${drawing.links} of its ${links} links`);
  // The library's layout fails on some graphs in which objects link to themselves.
  if (/="[^"]*\bNaN\b/.test(drawing.html)) throw new Error('its objects find no place');
  return drawNotes(drawing, notes, (name) => classLabels.get(name) ?? drawing.boxName(name));
}

function svgHtml(drawing: Drawing, id: string, label: string, written: string | undefined): string {
  const { width, height, html, description } = drawing;
  const fitted = width <= maxFittedWidth ? 'class="fitted" ' : '';
  const size = `${fitted}viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const names = `role="img" aria-label="${escapeAttribute(label)}" aria-describedby="${id}"`;
  return `<svg ${size} ${names}><desc id="${id}">${escapeText(written ?? description)}</desc>${html}</svg>`;
}
