import * as z from 'zod';
import { path } from './path.js';

const weight = z
  .union([
    z.number().int().min(1).max(1000),
    z
      .string()
      .regex(
        /^\d{1,4}(?: \d{1,4})?$/,
        'expected a weight such as 600, or a range such as "200 900"',
      ),
  ])
  .meta({ description: 'Weight, or the range of a variable font: `"200 900"`.' });

const fontFile = z.strictObject({
  src: path.meta({ description: 'WOFF2 file, relative to the site’s folder.' }),
  weight: weight.default('1 1000'),
  style: z.enum(['normal', 'italic']).default('normal').meta({ description: 'Upright or italic.' }),
});

type FontFile = z.output<typeof fontFile>;

const ownFont = z.strictObject({
  family: z
    .string()
    .regex(/^[^"'\\;{}<>]+$/, 'a family has no quotes, braces or semicolons')
    .meta({ description: 'Name of the family.' }),
  files: z
    .array(fontFile)
    .min(1)
    .superRefine((files, context) => {
      const face = ({ weight, style }: FontFile): string => `${weight} ${style}`;
      files.forEach((file, index) => {
        const first = files.findIndex((other) => face(other) === face(file));
        if (first === index) return;
        const message = `weight and style are those of ${files[first]?.src}; set them, such as weight: 700`;
        context.addIssue({ code: 'custom', path: [index, 'src'], message });
      });
    })
    .meta({ description: 'Its files. Pages preload those of texts, emphasis and headings.' }),
  fallback: z.enum(['sans-serif', 'serif', 'monospace']).optional().meta({
    description:
      'Kind of the font that readers see until it has arrived; `monospace` by default for `mono`, else `sans-serif`.',
  }),
});

const font = z.union([path, ownFont]);

export const fonts = z.strictObject({
  body: font.optional().meta({ description: 'Font of texts.' }),
  heading: font
    .optional()
    .meta({ description: 'Font of headings and of the site’s name; by default that of texts.' }),
  mono: font.optional().meta({ description: 'Font of code.' }),
});

/** Fonts by their role: the name of a Fontsource package, the path of a file, or a family with its files. */
export type Fonts = z.output<typeof fonts>;
