import * as z from 'zod';

/**
 * The custom properties of `theme/styles/tokens.css` and `theme/styles/highlight.css` that a site may set, and their
 * purpose for the manual. A test compares the names with the style sheets.
 */
export const tokenDescriptions = {
  'font-sans': 'Font of texts.',
  'font-mono': 'Font of code.',
  'size-13': 'Small marks, the table of contents.',
  'size-14': 'Sidebar, navbar, tables.',
  'size-16': 'Text.',
  'size-18': 'Lead paragraph, headings of level 3.',
  'size-22': 'Headings of level 2.',
  'size-28': 'Title on phones.',
  'size-36': 'Title.',
  'header-height': 'Height of the navbar.',
  'shell-width': 'Greatest width of the page.',
  'sidebar-width': 'Width of the sidebar.',
  'article-width': 'Greatest width of text, code and tables.',
  'toc-width': 'Width of the table of contents.',
  measure: 'Greatest width of paragraphs.',
  gutter: 'Distance to the edges of the window.',
  radius: 'Corners of code blocks, admonitions and buttons.',
  'radius-small': 'Corners of inline code, badges and small buttons.',
  motion: 'Duration of transitions.',
  tint: 'Chroma and hue of the neutral ramp, as in `oklch()`.',
  page: 'Background of the page.',
  surface: 'Background of code blocks and panels.',
  raised: 'Background of buttons, cards and dialogs.',
  hover: 'Background under the pointer.',
  line: 'Hairlines.',
  'line-strong': 'Lines that separate parts.',
  'line-control': 'Borders of fields and buttons, 3:1 at least.',
  'text-faint': 'Marks and counters, 4.5:1 at least.',
  'text-muted': 'Secondary text.',
  text: 'Text.',
  'text-strong': 'Headings and strong text.',
  'accent-hue': 'Hue of the accent ramp, 0 to 360.',
  'accent-chroma': 'Chroma of the accent ramp, 0 to 0.19.',
  'accent-vivid': 'Chroma and hue of accented text in light mode.',
  'accent-soft': 'Chroma and hue of accented text in dark mode.',
  'accent-pale': 'Chroma and hue of accented backgrounds.',
  accent: 'Links and other accented text.',
  'accent-hover': 'The same under the pointer.',
  'accent-tint': 'Background of the current entry of the sidebar.',
  'accent-line': 'Borders of accented parts.',
  'accent-fill': 'Main buttons and bars.',
  'accent-fill-hover': 'The same under the pointer.',
  'on-accent': 'Text on fills.',
  'hue-info': 'Hue of `info` and of GET.',
  'hue-success': 'Hue of `tip`, added lines and of POST.',
  'hue-warning': 'Hue of `warning` and of PUT.',
  'hue-danger': 'Hue of `danger`, removed lines and of DELETE.',
  'hue-important': 'Hue of `important` and of PATCH.',
  'shadow-card': 'Shadow of cards.',
  shadow: 'Shadow of menus and dialogs.',
  'code-string': 'Strings in code.',
  'code-keyword': 'Keywords and types in code.',
  'code-name': 'Names, tags and keys in code.',
  'code-number': 'Numbers and variables in code.',
  'code-quiet': 'Comments and punctuation in code.',
  'code-add': 'Added lines of diffs.',
  'code-remove': 'Removed lines of diffs.',
} as const;

const names = Object.keys(tokenDescriptions) as (keyof typeof tokenDescriptions)[];

const value = z
  .string()
  .min(1)
  .refine(
    (text) => !/[;{}<>\\@]|\/\*|url\(/i.test(text) && hasPairs(text),
    'expected one CSS value without `;`, braces and `url()`',
  );

/** Whether all brackets and quotes are closed, so that the value cannot swallow the rules after it. */
function hasPairs(text: string): boolean {
  const bare = text.replace(/"[^"\n]*"|'[^'\n]*'/g, '');
  if (/["'\n]/.test(bare)) return false;
  let depth = 0;
  for (const character of bare) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Tokens that are no colours, so that they have one value in both modes: `light-dark()` takes only colours. */
const sameInBothModes =
  /^(font|size|radius|hue)-|-(width|height|hue|chroma|vivid|soft|pale)$|^(measure|gutter|radius|motion|tint|shadow.*)$/;

export const tokens = z
  .partialRecord(
    z.enum(names),
    z.union([
      value,
      z.strictObject({
        light: value.meta({ description: 'Value for `data-theme="light"`.' }),
        dark: value.meta({ description: 'Value for `data-theme="dark"`.' }),
      }),
    ]),
  )
  .superRefine((values, { addIssue }) => {
    for (const [name, given] of Object.entries(values)) {
      if (typeof given === 'string' || !sameInBothModes.test(name)) continue;
      addIssue({
        code: 'custom',
        path: [name],
        message: 'only colours can differ by mode; write one value',
      });
    }
  });

/** Values of design tokens by name, without the dashes of custom properties. */
export type ThemeTokens = z.output<typeof tokens>;
