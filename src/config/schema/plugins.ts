import * as z from 'zod';
import { path } from './path.js';

const isJson = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean', 'undefined'].includes(typeof value) ||
  (typeof value === 'object' && Object.values(value).every(isJson));

const globs = z.union([z.string().min(1), z.array(z.string().min(1))]);

/** A plugin by the name of its package or the path of its file, with what it applies to. */
const pluginSchema = z.union(
  [
    z.string().min(1),
    z.strictObject({
      plugin: z.string().min(1).meta({
        description: 'Name of an installed package, or path of a file that begins with `./`.',
      }),
      options: z
        .custom<unknown>(isJson, 'expected JSON; write a plugin of your own that passes functions')
        .optional()
        .meta({ description: 'Options of the plugin, as JSON.', tsType: 'unknown' }),
      pages: globs.optional().meta({
        description: 'Globs of the files it applies to, `content/docs/guides/**`; by default all.',
      }),
      files: z.array(path).default([]).meta({
        description: 'Files that the plugin reads itself; a change renders its pages again.',
      }),
    }),
  ],
  {
    error: ({ input }) =>
      typeof input === 'function' || Array.isArray(input)
        ? "name the plugin by its package or file: 'remark-emoji', or { plugin: 'remark-emoji', options: { … } }"
        : undefined,
  },
);

export const plugins = z.array(pluginSchema).default([]);

/** Plugins for one kind of tree. One for the other, which its name tells, would find no node to change. */
export const pluginsFor = (kind: 'remark' | 'rehype') =>
  plugins.superRefine((list, context) => {
    for (const [index, one] of list.entries()) {
      const name = typeof one === 'string' ? one : one.plugin;
      const [, meant = kind] = /^(remark|rehype)-/.exec(name.split('/').at(-1) ?? '') ?? [];
      const message = `${name} is a ${meant} plugin: name it in markdown.${meant}Plugins`;
      if (meant !== kind) context.addIssue({ code: 'custom', path: [index], message });
    }
  });

export type PluginConfig = z.output<typeof pluginSchema>;
