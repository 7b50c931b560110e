import * as z from 'zod';
import { fonts } from './fonts.js';
import { label, linkTarget, navbarItem, oneTarget, oneTargetMessage } from './navigation.js';
import { tokens } from './tokens.js';
import { imageAddress } from './url.js';

export const imageSchema = imageAddress.min(1);

const logo = z.strictObject({
  src: imageSchema.meta({ description: 'Path in the static folder, or a URL.' }),
  srcDark: imageSchema.optional().meta({ description: 'The same for the dark colour mode.' }),
  alt: z.string().default('').meta({ description: 'Text for readers who do not see it.' }),
  width: z
    .number()
    .positive()
    .optional()
    .meta({ description: 'In CSS pixels; by default that of the image.' }),
  height: z
    .number()
    .positive()
    .optional()
    .meta({ description: 'In CSS pixels; by default that of the image.' }),
});

const footer = z.strictObject({
  links: z
    .array(
      z.strictObject({
        title: z.string().optional().meta({ description: 'Heading of the column.' }),
        items: z
          .array(z.strictObject({ label, ...linkTarget }).refine(oneTarget, oneTargetMessage))
          .meta({ description: 'Its links, each with either `to` or `href`.' }),
      }),
    )
    .default([])
    .meta({ description: 'Columns of links.' }),
  copyright: z.string().optional().meta({ description: 'Last line of the page, plain text.' }),
});

const color = z.string().regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'expected a colour such as #0f766e');

const accent = z.union([
  color,
  z.strictObject({
    light: color.meta({ description: 'In light mode.' }),
    dark: color.meta({ description: 'In dark mode.' }),
  }),
]);

/** A colour as `#rgb` or `#rrggbb`, for both colour modes or each of them. */
export type Accent = z.output<typeof accent>;

const headingLevel = z.number().int().min(2).max(6);

export const themeConfig = z.strictObject({
  announcementBar: z
    .strictObject({
      id: z.string().optional().meta({
        description:
          'Name of the announcement. A dismissed one shows again when this or the text changes.',
      }),
      content: z.string().min(1).meta({ description: 'Markdown, one line.' }),
      isCloseable: z
        .boolean()
        .default(true)
        .meta({ description: 'Whether readers can dismiss it.' }),
    })
    .optional()
    .meta({ description: 'A notice on top of every page.' }),
  navbar: z
    .strictObject({
      title: z
        .string()
        .optional()
        .meta({ description: 'Beside the logo; the site’s title by default.' }),
      logo: logo.optional().meta({ description: 'Image that leads to the home page.' }),
      items: z
        .array(navbarItem)
        .optional()
        .meta({ description: 'Docs and API reference by default.' }),
    })
    .prefault({}),
  footer: footer.prefault({}),
  colorMode: z
    .strictObject({
      defaultMode: z
        .enum(['light', 'dark'])
        .default('light')
        .meta({ description: 'Mode for readers who have not chosen.' }),
      disableSwitch: z
        .boolean()
        .default(false)
        .meta({ description: 'Takes the choice away from readers.' }),
      respectPrefersColorScheme: z
        .boolean()
        .default(false)
        .meta({ description: 'Follow the reader’s system until they choose.' }),
    })
    .prefault({}),
  docs: z
    .strictObject({
      sidebar: z
        .strictObject({
          hideable: z
            .boolean()
            .default(false)
            .meta({ description: 'Whether readers can hide it.' }),
          autoCollapseCategories: z
            .boolean()
            .default(false)
            .meta({ description: 'Whether opening a category closes the others.' }),
        })
        .prefault({}),
    })
    .prefault({}),
  tableOfContents: z
    .strictObject({
      minHeadingLevel: headingLevel.default(2).meta({ description: 'First level that is listed.' }),
      maxHeadingLevel: headingLevel.default(3).meta({ description: 'Last level that is listed.' }),
    })
    .refine(
      (levels) => levels.minHeadingLevel <= levels.maxHeadingLevel,
      'minHeadingLevel must not be greater than maxHeadingLevel',
    )
    .prefault({}),
  image: imageSchema.optional().meta({ description: 'Image for links shared in social media.' }),
  accent: accent.optional().meta({
    description:
      'Accent colour, or one for each colour mode as `{ light, dark }`. Buttons and bars show it exactly; see [Theming](./theming.md#the-accent-colour).',
  }),
  preset: z.enum(['default', 'paper', 'console', 'soft', 'bold']).default('default').meta({
    description:
      'Look to start from: colours, corners, lines and headings that go together; see [Theming](./theming.md#presets).',
  }),
  neutral: color.optional().meta({
    description:
      'Colour whose hue tints backgrounds, lines and texts; by default that of the accent.',
  }),
  density: z.enum(['compact', 'regular', 'spacious']).default('regular').meta({
    description: 'Distances between lines, entries of the sidebar and blocks.',
  }),
  tokens: tokens.default({}).meta({
    description:
      'Single design tokens by name, each a CSS value or `{ light, dark }`; see [Design tokens](./theme-tokens.md).',
  }),
  fonts: fonts.default({}).meta({
    description:
      'Fonts of your own, by role: the name of a Fontsource package, the path of a file, or a family with its files; see [Theming](./theming.md#fonts).',
  }),
  font: z.enum(['system', 'inter']).default('system').meta({
    description:
      'Font of texts: that of the reader’s system, or Inter, which docsgen publishes with the site.',
  }),
});
