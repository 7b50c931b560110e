import type { SiteConfig, ThemeTokens } from '../../config/index.js';
import { accentSheet } from './accent.js';
import { hexToOklch } from './color.js';
import type { CompiledTheme } from './compiled-theme.js';

const appearanceKeys = [
  'accent',
  'font',
  'fonts',
  'preset',
  'neutral',
  'density',
  'tokens',
] as const;

/** What the configuration changes of a theme without compiling it. */
export type Appearance = Partial<Pick<SiteConfig['themeConfig'], (typeof appearanceKeys)[number]>>;

/** Large light areas look more colourful than the colour itself, and more chroma would bring texts below 4.5:1. */
const neutralShare = 0.5;
const maxNeutralChroma = 0.015;

/** Returns a key that is the same for appearances that give the same theme. */
export function appearanceKey(appearance: Appearance): string {
  return JSON.stringify(appearanceKeys.map((key) => appearance[key]));
}

/**
 * Returns the rules that the configured appearance adds after those of the theme; empty for the theme's own appearance.
 * Preset and density are in cascade layers; accent, neutral and tokens are outside of them and override all others.
 */
export function appearanceSheet(
  { presets }: Pick<CompiledTheme, 'presets'>,
  appearance: Appearance = {},
): string {
  const { preset = 'default', density = 'regular', accent, neutral, tokens = {} } = appearance;
  return [
    preset === 'default' ? '' : presets[preset],
    density === 'regular' ? '' : presets[density],
    accentSheet(accent),
    neutral === undefined ? '' : neutralSheet(neutral),
    tokenSheet(tokens),
  ].join('');
}

function neutralSheet(color: string): string {
  const { chroma, hue } = hexToOklch(color);
  return `:root{--tint:${Math.min(chroma * neutralShare, maxNeutralChroma).toFixed(3)} ${hue.toFixed(1)}}`;
}

function tokenSheet(tokens: ThemeTokens): string {
  const rules = Object.entries(tokens).map(([name, value]) =>
    typeof value === 'string'
      ? `--${name}:${value}`
      : `--${name}:light-dark(${value.light},${value.dark})`,
  );
  return rules.length === 0 ? '' : `:root{${rules.join(';')}}`;
}
