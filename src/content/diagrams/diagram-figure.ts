import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import type { Code } from 'mdast';
import { diagnose } from '../../diagnostics/index.js';
import { parseMeta } from '../code/meta.js';
import type { DocBuilder } from '../doc-builder.js';
import { escapeAttribute, escapeText } from '../highlight/to-html.js';
import { renderMermaid } from '../late-libraries.js';
import { cleanSvg, type Drawing } from './clean-svg.js';
import { type MermaidSource, missingWord, readMermaid, wordsIn } from './mermaid-source.js';

/**
 * Draws a fence `mermaid` as `<figure class="mermaid">` with an SVG. Returns undefined for other code, and for a
 * diagram that cannot be drawn whole, which is reported: its readers see the source.
 */
export function diagramFigure(node: Code, builder: DocBuilder): Element | undefined {
  if (node.lang?.toLowerCase() !== 'mermaid' || node.value.trim() === '') return undefined;
  const source = readMermaid(node.value);
  const id = diagramId(node.value, builder);
  const drawn = draw(source, id);
  if (typeof drawn === 'string') {
    const place = builder.sources.placeOf(node);
    builder.report(diagnose('content/diagram', { problem: drawn }, { place }));
    return undefined;
  }
  const title = parseMeta(node.lang, node.meta ?? '').title ?? source.title;
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

/** Several texts can share a page, so an id depends on the diagram, and on its number among equal ones. */
function diagramId(source: string, builder: DocBuilder): string {
  const digest = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const base = `${builder.options.idPrefix ?? ''}diagram-${digest}`;
  let id = base;
  for (let number = 2; builder.chosenIds.has(id); number += 1) id = `${base}-${number}`;
  builder.chosenIds.add(id);
  return id;
}

/** Returns the drawing, or why there is none. */
function draw(source: MermaidSource, id: string): Drawing | string {
  if (source.kind === undefined) return `docsgen cannot draw diagrams of the kind ${source.header}`;
  let drawing: Drawing;
  try {
    drawing = cleanSvg(renderMermaid(source.text), id);
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
  }
  if (drawing.texts.length === 0) return 'it has no statements';
  const lost = missingWord(
    source,
    new Set(wordsIn([...drawing.texts, ...drawing.names].join(' '))),
  );
  return lost === undefined ? drawing : `the drawing would lack the word "${lost}"`;
}

function svgHtml(drawing: Drawing, id: string, label: string, written: string | undefined): string {
  const { width, height, html } = drawing;
  const description = written ?? describe(drawing);
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const names = `role="img" aria-label="${escapeAttribute(label)}" aria-describedby="${id}"`;
  return `<svg ${size} ${names}><desc id="${id}">${escapeText(description)}</desc>${html}</svg>`;
}

/** `Customer → Order: places; …`; without lines, all texts. */
function describe({ lines, texts }: Drawing): string {
  if (lines.length === 0) return texts.join('; ');
  return lines
    .map(({ from, to, label }) => `${from} → ${to}${label === '' ? '' : `: ${label}`}`)
    .join('; ');
}
