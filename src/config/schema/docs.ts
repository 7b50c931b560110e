import * as z from 'zod';
import { sidebarItems } from './sidebars.js';
import { url } from './url.js';

const version = z.strictObject({
  label: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'As readers see it; by default `versionLabel`, else the name.' }),
  path: z
    .string()
    .regex(/^([\w~.-]+(\/[\w~.-]+)*)?$/, 'expected a URL path such as next')
    .optional()
    .meta({
      description:
        'Path of its URLs below those of the documents; by default none for the latest, `next` for the current one, else the name.',
    }),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional().meta({
    description:
      'Notice on its pages; by default `unreleased` above the latest version and `unmaintained` below it.',
  }),
  badge: z
    .boolean()
    .optional()
    .meta({ description: 'Whether pages name it; by default where there are several.' }),
  noIndex: z
    .boolean()
    .default(false)
    .meta({ description: 'Asks search engines to leave its pages out.' }),
});

/** A folder above that of the site would contain the site. */
function isFolder(path: string): boolean {
  return !path.startsWith('.') || path === '.' || /^(?:\.\/|(?:\.\.\/)+)[^./]/.test(path);
}

export const docs = z.strictObject({
  path: z
    .string()
    .min(1)
    .default('docs')
    .refine(isFolder, 'expected a folder such as docs, ./docs or ../packages/moon/docs')
    .meta({
      description:
        'Folder of the documents: `docs` is `content/docs`; `./docs` and `../packages/moon/docs` are relative to the site’s folder, and `.` is that folder itself.',
    }),
  routeBasePath: z
    .string()
    .default('docs')
    .meta({ description: 'Path of the documents’ URLs; `/` puts them at the root.' }),
  sidebars: z
    .record(z.string(), sidebarItems)
    .optional()
    .meta({ description: 'Sidebars by name. By default one, made from the folders.' }),
  mainDoc: z.string().optional().meta({
    description: 'Id of the version’s main document. By default the first of the first sidebar.',
  }),
  versionLabel: z.string().min(1).optional().meta({
    description:
      'Name of the current version, as readers see it; “Next” in their language by default.',
  }),
  lastVersion: z.string().min(1).optional().meta({
    description:
      'The latest version, at the root of the documents; by default the first of `versions.json`, else `current`.',
  }),
  includeCurrentVersion: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether the documents that are being written are published, too.' }),
  onlyIncludeVersions: z
    .array(z.string())
    .min(1)
    .optional()
    .meta({ description: 'Names of the versions to publish; all by default.' }),
  versions: z.record(z.string(), version).default({}).meta({
    description: 'More about versions, by their name; `current` for the documents being written.',
  }),
  editUrl: url
    .optional()
    .meta({ description: 'Folder of the repository, to which a file’s path is added.' }),
  showLastUpdateTime: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether documents say when they were changed last, as git knows it.' }),
  showLastUpdateAuthor: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether they say by whom.' }),
  breadcrumbs: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether pages show the way to them above their title.' }),
});
