import { Parser } from 'htmlparser2';
import { escapeAttribute, escapeText } from '../../../text/escape.js';
import type { Drawing } from '../drawing.js';

const shapes = new Set(['polygon', 'polyline', 'path', 'ellipse']);

const geometry = new Set(['points', 'd', 'cx', 'cy', 'rx', 'ry', 'stroke-dasharray', 'x', 'y']);

interface Group {
  readonly kind: string;
  title: string;
  readonly texts: string[];
  shapes: number;
}

type Attributes = Readonly<Record<string, string>>;

/**
 * Returns the parts of Graphviz' SVG that a page may contain: shapes and texts with classes of the theme instead of
 * colours and fonts. Links, tooltips and images are left out.
 */
export function graphDrawing(svg: string): Drawing {
  const html: string[] = [];
  const groups: Group[] = [];
  const open: Group[] = [];
  const texts: string[] = [];
  let size = { width: 0, height: 0 };
  let reading: 'title' | 'text' | undefined;
  const parser = new Parser(
    {
      onopentag(name, given) {
        const group = open.at(-1);
        if (name === 'svg') size = viewBoxSize(given);
        if (name === 'g') open.push(newGroup(given, groups));
        if (name === 'g' && given.class === 'graph')
          html.push(`<g transform="${escapeAttribute(given.transform ?? '')}">`);
        if (name === 'title') reading = 'title';
        if (name === 'text') {
          reading = 'text';
          texts.push('');
          html.push(textTag(given));
        }
        if (!shapes.has(name) || group === undefined) return;
        html.push(shapeTag(name, given, group));
        group.shapes += 1;
      },
      ontext(value) {
        const group = open.findLast(({ kind }) => kind !== '');
        if (reading === 'title' && group) group.title += value;
        if (reading !== 'text') return;
        html.push(escapeText(value));
        texts.push(`${texts.pop() ?? ''}${value}`);
      },
      onclosetag(name) {
        if (name === 'title' || name === 'text') reading = undefined;
        if (name === 'text') {
          html.push('</text>');
          open.findLast(({ kind }) => kind !== '')?.texts.push(texts.at(-1) ?? '');
        }
        if (name === 'g' && open.pop()?.kind === 'graph') html.push('</g>');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  return { ...size, html: html.join(''), texts, description: describe(groups) };
}

/** Lengths are points of 1/72 inch; a pixel for each makes texts as large as their font size says. */
function viewBoxSize({ viewBox = '' }: Attributes): {
  readonly width: number;
  readonly height: number;
} {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { width: Math.ceil(width), height: Math.ceil(height) };
}

/** A group without a class belongs to the group around it, as that of a link does. */
function newGroup({ class: kind = '' }: Attributes, groups: Group[]): Group {
  const parent = groups.at(-1);
  if (kind === '' && parent) return { ...parent, kind: '' };
  const group = { kind: kind.split(' ')[0] ?? '', title: '', texts: [], shapes: 0 };
  groups.push(group);
  return group;
}

function shapeTag(name: string, given: Attributes, group: Group): string {
  // The first shape of a drawing is its background.
  if (group.kind === 'graph' && group.shapes === 0 && name === 'polygon') return '';
  const attributes = Object.entries(given)
    .filter(([attribute]) => geometry.has(attribute))
    .map(([attribute, value]) => ` ${attribute}="${escapeAttribute(value)}"`)
    .join('');
  return `<${name} class="${shapeClass(name, given, group)}"${attributes}/>`;
}

function shapeClass(name: string, { fill }: Attributes, { kind, shapes: before }: Group): string {
  if (kind === 'edge') return name === 'path' || fill === 'none' ? 'arrow' : 'arrow-head';
  if (kind === 'node' && fill === 'black') return 'arrow-head';
  return kind === 'node' && before === 0 ? 'box' : 'frame';
}

function textTag(given: Attributes): string {
  const { 'text-anchor': anchor = 'middle', 'font-size': size = '13', x = '0', y = '0' } = given;
  const bold = given['font-weight'] === 'bold' ? ' class="strong"' : '';
  const attributes = { 'text-anchor': anchor, x, y, 'font-size': String(Number(size) || 13) };
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<text${bold}${written.join('')}>`;
}

/** The connections, or else the nodes. */
function describe(groups: readonly Group[]): string {
  const shown = (texts: readonly string[]): string =>
    texts.join(' ').replaceAll(/\s+/g, ' ').trim();
  const labels = new Map(
    groups
      .filter(({ kind }) => kind === 'node')
      .map(({ title, texts }) => [title, shown(texts) || title]),
  );
  const edges = groups.flatMap(({ kind, title, texts }) => {
    if (kind !== 'edge') return [];
    const [from = '', to = ''] = title.split(/->|--/).map((end) => end.replace(/:.*$/, ''));
    const ends = `${labels.get(from) ?? from} ${title.includes('->') ? '→' : '–'} ${labels.get(to) ?? to}`;
    return [texts.length === 0 ? ends : `${ends}: ${shown(texts)}`];
  });
  return (edges.length === 0 ? [...labels.values()] : edges).join('; ');
}
