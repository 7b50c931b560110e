import { Parser } from 'htmlparser2';
import { escapeAttribute, escapeText } from '../../text/escape.js';
import { styleClasses, toneClass } from './style-classes.js';

const elements = new Set(
  `math mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mmultiscripts
   mprescripts mtable mtr mtd mphantom mpadded mstyle menclose span`.split(/\s+/),
);

const attributes = new Set(
  `display displaystyle scriptlevel mathvariant mathsize linethickness fence form stretchy symmetric separator accent
   largeop movablelimits minsize maxsize lspace rspace width height depth voffset notation columnalign rowspacing
   columnspacing linebreak`.split(/\s+/),
);

/**
 * Returns the library's MathML with the elements and attributes that a page may contain. Styles become classes, because
 * the Content-Security-Policy allows no inline styles.
 */
export function cleanMathMl(markup: string): string {
  const html: string[] = [];
  const open: boolean[] = [];
  const parser = new Parser(
    {
      onopentag(name, given) {
        const isAllowed = elements.has(name);
        open.push(isAllowed);
        if (isAllowed) html.push(`<${name}${safeAttributes(name, given)}>`);
      },
      ontext(value) {
        html.push(escapeText(value));
      },
      onclosetag(name) {
        if (open.pop()) html.push(`</${name}>`);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(markup);
  return html.join('');
}

function safeAttributes(name: string, given: Readonly<Record<string, string>>): string {
  const { class: written = '', style = '', mathcolor, mathbackground } = given;
  const classes = new Set([
    ...written.split(/\s+/).filter((one) => /^[a-z][a-z\d-]*$/.test(one)),
    ...styleClasses(style),
    ...(mathcolor === undefined ? [] : [toneClass(mathcolor)]),
    ...(mathbackground === undefined ? [] : [name === 'mspace' ? 'math-rule' : 'math-marked']),
  ]);
  classes.delete('tml-display');
  const names = classes.size === 0 ? '' : ` class="${[...classes].join(' ')}"`;
  const others = Object.entries(given)
    .filter(([key]) => attributes.has(key))
    .map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return names + others.join('');
}
