import { escapeAttribute, escapeText } from '../../../text/escape.js';
import type { Drawing } from '../drawing.js';

/** Number of colours that charts have; `theme/styles/diagrams.css` defines the classes. */
const tones = 8;

type Attributes = Readonly<Record<string, string | number | undefined>>;

interface TextOptions {
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly className?: string;
  readonly size?: number;
}

const lineHeight = 1.35;

/** Collects the shapes and texts of a drawing. Lengths are CSS pixels. */
export class Canvas {
  readonly #html: string[] = [];
  readonly #texts = new Set<string>();

  shape(name: 'rect' | 'line' | 'path' | 'circle' | 'polygon', attributes: Attributes): void {
    this.#html.push(`<${name}${written(attributes)}/>`);
  }

  /** Writes lines of text; `y` is the middle of the block. */
  text(x: number, y: number, lines: readonly string[], options: TextOptions = {}): void {
    const { anchor, className, size = 13 } = options;
    const shared = { x, 'text-anchor': anchor, class: className, 'font-size': size };
    const top = y - ((lines.length - 1) * size * lineHeight) / 2 + size * 0.35;
    this.#texts.add(lines.join(' '));
    for (const [index, line] of lines.entries()) {
      const place = written({ ...shared, y: top + index * size * lineHeight });
      this.#html.push(`<text${place}>${escapeText(line)}</text>`);
    }
  }

  /** @param description what the drawing says, in words */
  drawing(width: number, height: number, description: string): Drawing {
    return {
      width: Math.ceil(width),
      height: Math.ceil(height),
      html: this.#html.join(''),
      texts: [...this.#texts],
      description,
    };
  }
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
      return ` ${name}="${escapeAttribute(text ?? '')}"`;
    })
    .join('');
}

/** Horizontal and vertical distance from the top left corner. */
export type Point = readonly [x: number, y: number];

/** Returns the class of a colour, which repeats after eight. */
export function tone(index: number): string {
  return `tone-${(index % tones) + 1}`;
}

/** Returns the width of a text in the body font, estimated by the kinds of its characters. */
export function textWidth(text: string, size = 13): number {
  let width = 0;
  for (const character of text) {
    if (
      /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]|\p{Extended_Pictographic}/u.test(
        character,
      )
    )
      width += 1.05;
    else if (/[iljtfr.,:;|!'()[\]\s]/.test(character)) width += 0.36;
    else if (/[A-ZmwMW%@&]/.test(character)) width += 0.74;
    else width += 0.6;
  }
  return width * size;
}

/** Breaks a text into lines of a width; a longer word gets a line of its own. */
export function wrapText(text: string, width: number, size = 13): readonly string[] {
  return text.split('\n').flatMap((part) => {
    const lines: string[] = [];
    let line = '';
    for (const word of part.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && textWidth(longer, size) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

/** Returns the width of the widest line. */
export function linesWidth(lines: readonly string[], size = 13): number {
  return Math.max(0, ...lines.map((line) => textWidth(line, size)));
}

/** Returns the height of a block of lines. */
export function linesHeight(lines: readonly string[], size = 13): number {
  return lines.length * size * lineHeight;
}
