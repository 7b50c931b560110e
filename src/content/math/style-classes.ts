/** Sizes in em that the style sheet has, by the number in their class: `math-ps-2` is half an em before the cell. */
const steps = [0, 0.2, 0.5, 1, 2];

/** Negative spaces of the style sheet in em: `math-pull-1` is that of `\!`. */
const pulls = [0, -0.17, -0.3, -0.5, -1, -2];

const paddings: Readonly<Record<string, string>> = {
  'padding-left': 'ps',
  'padding-right': 'pe',
  'padding-top': 'pt',
  'padding-bottom': 'pb',
};

/** Classes of declarations with the value that the library writes. Others have no effect. */
const declarations: readonly (readonly [RegExp, string])[] = [
  [/^math-depth:0$/, 'math-flat'],
  [/^font-weight:bold$/, 'math-bold'],
  [/^text-align:left$/, 'tml-left'],
  [/^width:100%$/, 'math-wide'],
  [/^width:50%$/, 'math-half'],
  [/^position:relative$/, 'math-lap'],
  [/^position:absolute$/, 'math-lap-text'],
  [/^transform:scaleX\(-1\)$/, 'math-mirrored'],
  [/^border:1px solid$/, 'math-box'],
  [/^padding:0$/, 'math-bare'],
  [/^padding:(?:3pt|0\.3em)$/, 'math-padded'],
];

/** Returns the classes for an inline style of the library. */
export function styleClasses(style: string): readonly string[] {
  return style.split(';').flatMap((declaration): readonly string[] => {
    const [name = '', value = ''] = declaration.split(':', 2).map((part) => part.trim());
    const side = paddings[name];
    if (side !== undefined) return [`math-${side}-${nearest(steps, inEm(value))}`];
    if (name === 'margin-left') return [`math-pull-${nearest(pulls, inEm(value))}`];
    if (name === 'color') return [toneClass(value)];
    const [, edge] = /^border-(top|right|bottom|left)$/.exec(name) ?? [];
    if (edge !== undefined) {
      const [, kind = 'line'] = /\b(dashed|double)\b/.exec(value) ?? [];
      return [`math-${kind}-${edge}`];
    }
    const [, above, below] = /^padding:(\S+) 0 0 0$|^padding:0 0 (\S+) 0$/.exec(declaration) ?? [];
    if (above !== undefined) return [`math-pt-${nearest(steps, inEm(above))}`];
    if (below !== undefined) return [`math-pb-${nearest(steps, inEm(below))}`];
    const found = declarations.find(([pattern]) => pattern.test(`${name}:${value}`));
    return found ? [found[1]] : [];
  });
}

/** Returns a length in em: TeX has 10 points in it. */
function inEm(length: string): number {
  const [, number = '0', unit] = /^(-?[\d.]+)([a-z]*)$/.exec(length) ?? [];
  const perEm =
    unit === 'pt' ? 10 : unit === 'px' ? 16 : unit === 'ex' ? 2 : unit === 'mu' ? 18 : 1;
  return Number(number) / perEm;
}

function nearest(sizes: readonly number[], size: number): number {
  const distances = sizes.map((one) => Math.abs(one - size));
  return distances.indexOf(Math.min(...distances));
}

/** Upper ends of the hues in degrees, with the colour of the theme that stands for them. */
const tones = [
  [20, 'red'],
  [70, 'orange'],
  [170, 'green'],
  [265, 'blue'],
  [330, 'purple'],
  [360, 'red'],
] as const;

/** Returns the class of the theme's nearest colour, which is readable in both colour modes. */
export function toneClass(color: string): string {
  const [, red = '', green = '', blue = ''] =
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color) ?? [];
  const [r, g, b] = [red, green, blue].map((part) => Number.parseInt(part, 16) / 255) as [
    number,
    number,
    number,
  ];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = high - low;
  if (!(chroma > 0.1)) return high > 0.3 && high < 0.9 ? 'math-gray' : 'math-black';
  const sector =
    high === r ? (g - b) / chroma : high === g ? 2 + (b - r) / chroma : 4 + (r - g) / chroma;
  const hue = (sector * 60 + 360) % 360;
  return `math-${tones.find(([end]) => hue < end)?.[1] ?? 'red'}`;
}
