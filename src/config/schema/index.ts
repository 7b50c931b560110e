import * as z from 'zod';
import { analytics, feedback } from './analytics.js';
import { blogSchema } from './blog.js';
import { docsSchema, takenAddresses } from './docs.js';
import { frontMatter } from './front-matter.js';
import { contentSecurityPolicy, head, scripts } from './head.js';
import { onBuilt, onPages, sources } from './hooks.js';
import { hostNames } from './hosts.js';
import { i18n } from './i18n.js';
import { openapiSchema } from './openapi.js';
import { path } from './path.js';
import { plugins, pluginsFor } from './plugins.js';
import { redirects } from './redirects.js';
import { rules } from './rules.js';
import { searchSchema } from './search.js';
import { imageSchema, themeConfig } from './theme-config.js';
import { origin } from './url.js';

/*
 * The configuration schema, the single source for validation, TypeScript types, JSON Schema for
 * editors and the manual's reference page. Names follow Docusaurus.
 */

export type { BlogOptions } from './blog.js';
export type { DocsProduct } from './docs.js';
export type { Fonts } from './fonts.js';
export type { NavbarItemConfig, NavbarLinkConfig } from './navigation.js';
export type { ApiOptions } from './openapi.js';
export type { PluginConfig } from './plugins.js';
export {
  type CategoryConfig,
  type ConfiguredSidebarItems,
  categorySchema,
  type SidebarEntry,
} from './sidebars.js';
export type { Accent } from './theme-config.js';
export { type ThemeTokens, tokenDescriptions } from './tokens.js';

const printPages = z.union([z.boolean(), z.array(z.string().min(1)).min(1)]).default(false);

const policy = z.enum(['error', 'warn', 'ignore']).default('error');

/** Schema of `docsgen.config.ts`. */
export const configSchema = z
  .strictObject({
    extends: z.array(z.string().min(1)).default([]).meta({
      description:
        'Packages or folders whose configuration, theme files and static files this site takes over; later ones override earlier ones. See [Shared themes](./shared-themes.md).',
    }),
    title: z.string().min(1).optional().meta({
      description: 'Name of the site. By default that of the API description, else of the folder.',
    }),
    tagline: z
      .string()
      .optional()
      .meta({ description: 'What the site is about, in one sentence.' }),
    url: origin.optional().meta({
      description: 'Origin of the published site, `https://docs.example.com`: for canonical links.',
    }),
    baseUrl: z
      .string()
      .regex(/^\//, 'it must begin with a slash, as in /docs')
      .default('/')
      .meta({ description: 'Path under which the site is published.' }),
    trailingSlash: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether URLs end with a slash. The files are the same.' }),
    favicon: imageSchema.optional().meta({
      description:
        'Path in the static folder. By default `favicon.svg`, `.ico` or `.png`, if there is one.',
    }),
    i18n: i18n.prefault({}),
    onBrokenLinks: policy.meta({ description: 'What a link to nowhere does to the build.' }),
    onBrokenAnchors: policy.meta({
      description: 'What a link to a missing heading does to the build.',
    }),
    rules: rules.meta({
      description:
        'What a diagnostic does to the build, by its code: `{ "openapi/no-responses": "error", "content/unknown-language": "ignore" }`. [Diagnostics](./diagnostics.md) lists the codes.',
    }),
    markdown: z
      .strictObject({
        trustedHtml: z.boolean().default(false).meta({
          description:
            'Leave raw HTML in Markdown as it is, scripts included. For content that only you write.',
        }),
        tags: z.boolean().default(false).meta({
          description:
            'Read component tags such as `<Note>` in `.md` files too, as in `.mdx` files; see [Tags](./tags.md).',
        }),
        headingIds: z
          .enum(['github', 'vitepress', 'python-markdown', 'mintlify', 'gitbook'])
          .default('github')
          .meta({
            description:
              'Tool whose rule makes the ids of headings, so that links to a migrated site hold; see [Headings](./markdown.md#headings).',
          }),
        math: z.boolean().default(false).meta({
          description:
            'Read `$…$` and `$$…$$` as formulas; see [Formulas](./markdown.md#formulas).',
        }),
        definitionLists: z.boolean().default(false).meta({
          description:
            'Read `Term` with a next line `: What it means` as a list of definitions; see [Definition lists](./markdown.md#definition-lists-and-abbreviations).',
        }),
        imageZoom: z.boolean().default(false).meta({
          description:
            'Let readers enlarge images with a click, without a script; see [Images](./images.md#let-readers-enlarge-images).',
        }),
        remarkPlugins: pluginsFor('remark').meta({
          description:
            'Packages or files that change the Markdown tree of pages: `["remark-emoji"]`; see [Plugins](./hooks.md#remark-and-rehype-plugins).',
        }),
        rehypePlugins: pluginsFor('rehype').meta({
          description:
            'Packages or files that change the HTML tree of pages: `["rehype-external-links"]`; see [Plugins](./hooks.md#remark-and-rehype-plugins).',
        }),
        transforms: plugins.meta({
          description:
            'Files that change the Markdown tree of pages with certain nodes; see [Transforms](./hooks.md#transforms).',
        }),
        variables: z
          .record(
            z.string().regex(/^[\w.-]+$/, 'use letters, digits, dots and hyphens'),
            z.union([z.string(), z.number()]),
          )
          .default({})
          .meta({
            description:
              'Texts that pages show as `:var[name]`: `{ version: "3.2" }`; see [Variables](./conditions.md).',
          }),
        environment: z.array(z.string().min(1)).default([]).meta({
          description:
            'Names of environment variables that pages may show as `:var[NAME]`; no others are read.',
        }),
        audiences: z.array(z.string().min(1)).default([]).meta({
          description:
            'Names that `:::only{audience=…}` may use; see [Conditions](./conditions.md).',
        }),
        audience: z.string().optional().meta({
          description:
            'The audience that the site is for, one of `audiences`; `--audience` overrides it. Without one, blocks for an audience are left out.',
        }),
      })
      .prefault({}),
    frontMatter: frontMatter.meta({
      description:
        'Schema of front matter keys of your own: a JSON Schema with `properties`, or `z.object({ … })` of Zod 4; see [Front matter](./front-matter.md#keys-of-your-own).',
    }),
    sources: sources.meta({
      description:
        'Functions that make pages: each returns files as `{ path, text }`; see [Hooks](./hooks.md).',
    }),
    onPages: onPages.meta({
      description:
        'Function that sees the list of pages and may add, remove or rename some; see [Hooks](./hooks.md#the-list-of-pages).',
    }),
    onBuilt: onBuilt.meta({
      description:
        'Function that `docsgen build` calls with the published site; see [Hooks](./hooks.md).',
    }),
    docs: docsSchema,
    blog: blogSchema,
    search: searchSchema.prefault({}),
    redirects,
    llms: z.boolean().default(true).meta({
      description:
        'Whether every page is published as Markdown too, with `llms.txt` and `llms-full.txt` for language models.',
    }),
    printPages: printPages.meta({
      description:
        'Whether each sidebar has a page with all of its pages, for printing and PDF; or the names of those that have one. See [Offline, print and PDF](./offline.md#print-pages).',
    }),
    head: head.meta({ description: 'Elements for the head of every page, after docsgen’s own.' }),
    scripts: scripts.meta({
      description:
        'Scripts for every page: paths in the static folder, URLs, or `{ src, async: true, … }` with attributes.',
    }),
    analytics: analytics.meta({
      description:
        'A service that counts visits, with the reader’s consent; see [Analytics and feedback](./analytics.md).',
    }),
    feedback: feedback.meta({
      description:
        'Asks below each page whether it was helpful; see [Analytics and feedback](./analytics.md).',
    }),
    csp: contentSecurityPolicy.meta({
      description:
        'Sources to add to the Content-Security-Policy, by directive: `{ "connect-src": ["https://stats.example.com"] }`. docsgen adds those of `head`, `scripts`, `analytics` and `feedback` itself.',
    }),
    hosts: z.array(z.enum(hostNames)).default([]).meta({
      description:
        'Hosts whose own configuration docsgen writes besides `_headers` and `_redirects`; see [Publishing](./publishing.md).',
    }),
    openapi: openapiSchema,
    staticDirectories: z
      .array(path)
      .default(['static'])
      .meta({ description: 'Folders whose files are copied as they are.' }),
    fs: z
      .strictObject({
        allow: z.array(path).default([]).meta({
          description:
            'Files and folders that the site may use although they are outside of its folder, or their names suggest secrets; see [Which files are published](./checks.md#which-files-are-published).',
        }),
      })
      .prefault({}),
    icons: z.array(z.string().min(1)).default([]).meta({
      description:
        'Folders with SVG icons, of packages (`lucide-static/icons`) or of your own (`./brand/icons`), besides the folder `icons`; see [Icons of your own](./markdown.md#icons-of-your-own).',
    }),
    outDir: path.default('dist').meta({ description: 'Folder of the built site.' }),
    themeConfig: themeConfig.prefault({}),
  })
  .superRefine((config, context) => {
    // A key with a problem has not been transformed.
    if (context.issues.length > 0) return;
    for (const { keys, message } of takenAddresses(config)) {
      context.addIssue({ code: 'custom', path: [...keys], message });
    }
  });

/** Input type of `docsgen.config.ts`. */
export type UserConfig = z.input<typeof configSchema>;

/** The validated configuration, with defaults. */
export type CheckedConfig = z.output<typeof configSchema>;
