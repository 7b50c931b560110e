import { Parser } from 'htmlparser2';
import { escapeAttribute, escapeText } from '../../text/escape.js';
import { oneLine } from '../../text/words.js';
import { textWidth } from './charts/canvas.js';
import type { Drawing } from './drawing.js';
import { decodeLabel } from './mermaid-labels.js';

/** A drawing of the library, with what it says by its attributes. */
export interface LibraryDrawing extends Drawing {
  /** Names of boxes and lines that the drawing does not show as text. */
  readonly names: readonly string[];
  /** How many lines it has between boxes. */
  readonly links: number;
  /** Returns what the drawing calls a box. */
  boxName(id: string): string;
}

const elements = new Set(
  'g defs marker polygon polyline path rect circle ellipse line text tspan'.split(' '),
);

const attributes = new Set(
  `x y x1 y1 x2 y2 cx cy r rx ry dx dy width height points d transform fill stroke stroke-width stroke-dasharray
   stroke-linecap stroke-linejoin paint-order marker-start marker-end text-anchor font-size font-weight font-style opacity
   markerWidth markerHeight refX refY orient`.split(/\s+/),
);

/** Points of the `viewBox` below the lowest shape and beside texts, as many as the library leaves on the other sides. */
const margin = 8;

/** What the library writes, in English, into an entity without attributes. */
const emptyEntity = /<text[^>]*>\(no attributes\)<\/text>/g;

/** Browsers give a line without characters no height: the lines below would move up. */
const emptyLine = /<tspan[^>]*>(?=<\/tspan>)/g;

const groupTitle = /(<g class="subgraph"[^>]*>(?:\s*<rect[^>]*>){2}\s*)(<text.*?<\/text>)/gs;

/** Draws diamonds of classes before their box, under which the library puts them. */
export function withDiamondsBesideBoxes(svg: string): string {
  return svg.replace(/(<marker id="\S*cls-(?:composition|aggregation)"[^>]* refX=)"0"/g, '$1"12"');
}

/** Draws titles of groups last and with a margin, so that no link crosses their letters. */
export function withTitlesOnTop(svg: string): string {
  const titles: string[] = [];
  const others = svg.replace(groupTitle, (_, group: string, title: string) => {
    titles.push(title);
    return group;
  });
  if (titles.length === 0) return svg;
  const margin = 'stroke="var(--_group-hdr)" stroke-width="6" stroke-linejoin="round"';
  return others.replace(
    /<\/svg>\s*$/,
    () => `<g paint-order="stroke" ${margin}>${titles.join('')}</g></svg>`,
  );
}

/**
 * Returns the parts of the library's SVG that a page may contain. Attributes and elements pass by a list, so that no
 * text of a diagram can become markup.
 *
 * @param prefix makes the ids of the drawing unique on its page
 */
export function cleanSvg(svg: string, prefix: string): LibraryDrawing {
  const html: string[] = [];
  const drawn = new DrawnWords();
  const open: string[] = [];
  let size = { width: 0, height: 0 };
  let bottom = 0;
  let text: Readonly<Record<string, string>> = {};
  let right = 0;
  let unsafe = 0;
  const parser = new Parser(
    {
      onopentag(name, given) {
        open.push(name);
        if (name === 'svg') size = { width: Number(given.width), height: Number(given.height) };
        else if (!elements.has(name) || unsafe > 0) unsafe += 1;
        else {
          html.push(`<${name}${safeAttributes(given, prefix)}>`);
          bottom = Math.max(bottom, lowestPoint(given));
          if (name === 'text') text = given;
        }
        drawn.open(name, given);
      },
      ontext(value) {
        if (unsafe > 0 || !drawn.add(value)) return;
        html.push(escapeText(value));
        right = Math.max(right, textEnd(text, value));
      },
      onclosetag() {
        const name = open.pop();
        if (name === undefined || name === 'svg') return;
        if (unsafe > 0) unsafe -= 1;
        else html.push(`</${name}>`);
        drawn.close(name);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(decodeInMarkup(svg));
  return {
    // The library leaves no room for titles of groups that are longer than their boxes.
    width: Math.ceil(Math.max(size.width, right + margin)),
    // The library leaves room for lines that it draws elsewhere.
    height: Math.min(size.height, Math.ceil(bottom + margin)),
    html: html
      .join('')
      .replace(/>\s+</g, '><')
      .replace(emptyEntity, '')
      .replace(emptyLine, '$&\u00A0'),
    texts: shownTexts(drawn.texts),
    names: drawn.names,
    links: drawn.links,
    boxName: (id) => drawn.shown(id),
    description: drawn.description,
  };
}

/** Returns the x coordinate at which the words of a text end; 0 if its place is their middle or their end. */
function textEnd(given: Readonly<Record<string, string>>, words: string): number {
  const { x = 0, 'text-anchor': anchor, 'font-size': size = 16 } = given;
  return anchor === undefined ? Number(x) + textWidth(words, Number(size)) : 0;
}

/** Returns the lowest y coordinate of a shape or of a text's line. */
function lowestPoint(given: Readonly<Record<string, string>>): number {
  const { points = '', y = 0, dy = 0, height = 0, cy = 0, r = 0, ry = 0, y1 = 0, y2 = 0 } = given;
  const sums = [[y, dy, height], [cy, r], [cy, ry], [y1], [y2]];
  const ys = points.split(/[\s,]+/).filter((_, index) => index % 2 === 1);
  const size = Number(given['font-size'] ?? 16);
  const length = (value: string | number): number =>
    String(value).endsWith('em') ? Number.parseFloat(String(value)) * size : Number(value);
  return Math.max(...sums.map((sum) => sum.map(length).reduce((a, b) => a + b)), ...ys.map(Number));
}

/** Characters of labels that the library has not seen, as references. */
function decodeInMarkup(svg: string): string {
  return svg.replace(/[\uE100-\uE11F]/g, (character) => escapeAttribute(decodeLabel(character)));
}

/** What a drawing says: its texts, and what its lines connect. */
class DrawnWords {
  readonly texts: string[] = [];
  readonly names: string[] = [];
  readonly #labels = new Map<string, string>();
  readonly #lines: { readonly from: string; readonly to: string; readonly label: string }[] = [];
  /** The words of the open `text` element. */
  #text: string | undefined;

  /** The connections, or else the texts. */
  get description(): string {
    const connections = this.#lines.map(({ from, to, label }) => {
      const ends = `${this.shown(from)} → ${this.shown(to)}`;
      return label === '' ? ends : `${ends}: ${label.replace(/\s*\n\s*/g, ' ')}`;
    });
    return (connections.length === 0 ? shownTexts(this.texts) : connections).join('; ');
  }

  get links(): number {
    return this.#lines.length;
  }

  open(element: string, given: Readonly<Record<string, string>>): void {
    if (element === 'text') this.#text = '';
    // Lines and emphasis: `**a**b` has two words in the source as well.
    if (element === 'tspan' && this.#text !== undefined) this.#text += ' ';
    const { class: kind = '', 'data-id': id, 'data-label': label } = given;
    // Entities have attributes of their own for what a line connects.
    const { 'data-from': from = given['data-entity1'], 'data-to': to = given['data-entity2'] } =
      given;
    this.names.push(...[id, from, to].filter((one) => one !== undefined));
    if (id !== undefined) this.#labels.set(id, label ?? id);
    if (from === undefined || to === undefined || kind === 'edge-label') return;
    this.#lines.push({ from, to, label: label ?? '' });
  }

  /** @returns whether the words are part of a text */
  add(words: string): boolean {
    if (this.#text === undefined) return false;
    this.#text += words;
    return true;
  }

  close(element: string): void {
    if (this.#text === undefined) return;
    if (element === 'tspan') this.#text += ' ';
    if (element !== 'text') return;
    this.texts.push(this.#text);
    this.#text = undefined;
  }

  /** Start and end of a state diagram have no words. */
  shown(id: string): string {
    const label = this.#labels.get(id) ?? id;
    const plain = label.replace(/<\/?(?:b|i|u|s|strong|em|del)>/g, '');
    return label === '' ? '●' : plain.replace(/(?:<br\s*\/?>|\\n|\n)+/g, ' ');
  }
}

function shownTexts(texts: readonly string[]): readonly string[] {
  return texts.map((one) => oneLine(one)).filter((one) => one !== '' && one !== '(no attributes)');
}

function safeAttributes(given: Readonly<Record<string, string>>, prefix: string): string {
  return Object.entries(given)
    .flatMap(([name, value]) => {
      if (name === 'id') return [` id="${escapeAttribute(`${prefix}-${value}`)}"`];
      if (name === 'class' && value === 'mono') return [' class="mono"'];
      if (!attributes.has(name)) return [];
      const safe = safeValue(value, prefix);
      return safe === undefined ? [] : [` ${name}="${escapeAttribute(safe)}"`];
    })
    .join('');
}

/** Lets only the drawing's own markers and the theme's colours through. */
function safeValue(value: string, prefix: string): string | undefined {
  const [, marker] = /^url\(#([\w-]+)\)$/.exec(value) ?? [];
  if (marker !== undefined) return `url(#${prefix}-${marker})`;
  if (/url\(/i.test(value)) return undefined;
  return value.replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
