import { Parser } from 'htmlparser2';
import { escapeAttribute } from '../../text/escape.js';

/** The drawing is part of each page that shows it. */
export const maxIconCharacters = 50_000;

const shapes = new Set('g path rect circle ellipse line polyline polygon'.split(' '));
/** They hold words about the drawing. */
const silent = new Set('title desc metadata'.split(' '));
const attributes = new Set(
  `viewBox d x y x1 y1 x2 y2 cx cy r rx ry width height points transform fill fill-rule clip-rule fill-opacity opacity
   stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-miterlimit stroke-opacity`.split(
    /\s+/,
  ),
);
const black = /^(?:black|#0{3}|#0{6}|currentcolor)$/i;
/** Numbers, path data, colours and keywords: nothing that refers to something else. */
const plainValue = /^[\w\s#.,%()+-]*$/;

export interface CleanIcon {
  readonly html: string;
  /** Elements and attributes that were left out. */
  readonly refused: readonly string[];
}

/** Keeps shapes with plain attributes. What is black, or has no colour, takes the colour of the text. */
export function cleanIcon(svg: string): CleanIcon {
  if (svg.length > maxIconCharacters)
    return { html: '', refused: [`more than ${maxIconCharacters} characters`] };
  const html: string[] = [];
  const refused = new Set<string>();
  let left = 0;
  const parser = new Parser(
    {
      onopentag(name, given) {
        if (left > 0 || !(shapes.has(name) || name === 'svg')) {
          if (left === 0 && !silent.has(name)) refused.add(`<${name}>`);
          left += 1;
        } else {
          html.push(name === 'svg' ? rootTag(given) : `<${name}${written(given)}>`);
          for (const attribute of refusedAttributes(given)) refused.add(attribute);
        }
      },
      onclosetag(name) {
        if (left > 0) left -= 1;
        else html.push(`</${name}>`);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  return { html: html.join(''), refused: [...refused] };
}

export function hasShapes(html: string): boolean {
  return /<svg[^>]*><(?!\/)/.test(html);
}

/** Attributes whose loss changes the icon, or that an icon from elsewhere should not have. */
function refusedAttributes(given: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(given)
    .filter(
      ([name, value]) =>
        /^on|^style$|^(?:xlink:)?href$/i.test(name) ||
        (attributes.has(name) && !plainValue.test(value)),
    )
    .map(([name]) => `the attribute ${name}`);
}

function rootTag(given: Readonly<Record<string, string>>): string {
  const { width = '16', height = '16', viewBox = `0 0 ${width} ${height}`, ...others } = given;
  // A style sheet makes icons of cards larger.
  const fill = others.fill ?? 'currentColor';
  return `<svg class="icon-file" width="1em" height="1em"${written({ ...others, viewBox, fill })} aria-hidden="true">`;
}

function written(given: Readonly<Record<string, string>>): string {
  return Object.entries(given)
    .filter(([name, value]) => attributes.has(name) && plainValue.test(value))
    .map(([name, value]) => {
      const isColor = name === 'fill' || name === 'stroke';
      return ` ${name}="${isColor && black.test(value) ? 'currentColor' : escapeAttribute(value)}"`;
    })
    .join('');
}
