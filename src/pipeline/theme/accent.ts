import type { Accent } from '../../config/index.js';
import { contrast, hexToOklch, oklchToHex } from './color.js';

/** The contrast that WCAG 2.2 (1.4.3) asks of text. */
const minTextContrast = 4.5;

/**
 * The backgrounds that accented text is hardest to read on: in light mode the darkest of `theme/styles/tokens.css`
 * (`--hover`, `--accent-tint`), in dark mode the lightest.
 */
const grounds = {
  light: oklchToHex({ lightness: 0.94, chroma: 0, hue: 0 }),
  dark: oklchToHex({ lightness: 0.3, chroma: 0, hue: 0 }),
} as const;

/**
 * Returns a rule with the site's accent colours; empty for the theme's own. Fills and bars are exactly the configured
 * colour, and text on them is black or white. Accented text moves away from its background until it can be read.
 * The rule is outside all cascade layers, so that it overrides the theme's values.
 */
export function accentSheet(accent: Accent | undefined): string {
  if (accent === undefined) return '';
  const { light, dark } = typeof accent === 'string' ? { light: accent, dark: accent } : accent;
  const [day, night] = [shades(light, 'light'), shades(dark, 'dark')];
  const pairs = Object.entries(day).map(
    ([name, value]) => `--${name}:light-dark(${value},${night[name as keyof typeof night]})`,
  );
  const sheet = `:root{${[hueAndChroma(light), ...pairs].join(';')}}`;
  if (hueAndChroma(dark) === hueAndChroma(light)) return sheet;
  // Numbers, which unlike colours cannot be chosen by `light-dark()`.
  const darkRule = (mode: string): string => `:root[data-theme='${mode}']{${hueAndChroma(dark)}}`;
  return `${sheet}${darkRule('dark')}@media (prefers-color-scheme:dark){${darkRule('system')}}`;
}

/** The properties from which the theme derives tints, lines and neutral colours. */
function hueAndChroma(accent: string): string {
  const { chroma, hue } = hexToOklch(accent);
  return `--accent-hue:${hue.toFixed(1)};--accent-chroma:${chroma.toFixed(3)}`;
}

function shades(fill: string, mode: 'light' | 'dark') {
  const away = mode === 'light' ? -1 : 1;
  const text = readable(fill, mode);
  const onAccent = contrast(fill, '#ffffff') >= contrast(fill, '#000000') ? '#ffffff' : '#000000';
  return {
    'accent-fill': fill,
    // Away from the text on it, so that its contrast only grows.
    'accent-fill-hover': shifted(fill, onAccent === '#ffffff' ? -0.05 : 0.05),
    'on-accent': onAccent,
    accent: text,
    'accent-hover': shifted(text, 0.09 * away),
  };
}

/** The colour itself if it can be read, else the nearest lightness that can. */
function readable(color: string, mode: 'light' | 'dark'): string {
  const step = mode === 'light' ? -0.005 : 0.005;
  let text = color;
  for (let by = step; contrast(text, grounds[mode]) < minTextContrast; by += step) {
    text = shifted(color, by);
  }
  return text;
}

function shifted(color: string, by: number): string {
  const { lightness, chroma, hue } = hexToOklch(color);
  return oklchToHex({ lightness: Math.min(Math.max(lightness + by, 0), 1), chroma, hue });
}
