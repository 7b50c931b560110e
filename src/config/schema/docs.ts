import * as z from 'zod';
import { docsFolder, isInDocsFolder, mainProduct } from '../../files/docs-folder.js';
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

const product = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9][\w-]*$/i, 'use letters, digits, hyphens and underscores')
    .optional()
    .meta({
      description:
        'Name of the product in a list of several, also in the names of its files: `sdk` has `sdk_versions.json`. One product needs none.',
    }),
  label: z.string().min(1).optional().meta({
    description:
      'Name of the product, as readers see it; its `id` by default, or “Docs” in their language.',
  }),
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

/** Documents with their own addresses, sidebars and versions. A site has one product or several. */
export interface DocsProduct extends Omit<z.output<typeof product>, 'id'> {
  readonly id: string;
  /** Its key path in the configuration: `['docs']` or `['docs', 1]`. */
  readonly keyPath: readonly (string | number)[];
}

/** Names of other folders of translations: `i18n/fr/blog`. */
const reservedIds = ['docs', 'blog', 'openapi', 'versioned_docs', 'versioned_openapi'];

/** Schema of `docs`: one product or a list of several; the output is always a list. */
export const docsSchema = z
  .union([product, z.array(product)])
  .prefault({})
  .superRefine((written, context) => {
    if (!Array.isArray(written)) return;
    if (written.length === 0) {
      context.addIssue({
        code: 'custom',
        message: 'the list is empty; leave it out for one folder',
      });
    }
    for (const { keys, message } of productClashes(products(written))) {
      context.addIssue({ code: 'custom', path: [...keys], message });
    }
  })
  .transform(products);

type Written = z.output<typeof product>;

function products(written: Written | readonly Written[]): readonly DocsProduct[] {
  const complete = (one: Written, keyPath: DocsProduct['keyPath']): DocsProduct => {
    return { ...one, id: one.id ?? mainProduct, keyPath };
  };
  return isList(written)
    ? written.map((one, index) => complete(one, ['docs', index]))
    : [complete(written, ['docs'])];
}

function isList(written: Written | readonly Written[]): written is readonly Written[] {
  return Array.isArray(written);
}

/** A problem at a key path. */
interface Clash {
  readonly keys: readonly (string | number)[];
  readonly message: string;
}

/** Reports products with the same id or address, with folders within each other, and reserved ids. */
function productClashes(all: readonly DocsProduct[]): readonly Clash[] {
  return all.flatMap((product, index) => {
    const before = all.slice(0, index);
    const clash = (
      key: string,
      isSame: (other: DocsProduct) => boolean,
      message: (other: string) => string,
    ): Clash[] => {
      const other = before.findIndex(isSame);
      return other === -1 ? [] : [{ keys: [index, key], message: message(`docs[${other}]`) }];
    };
    const folder = docsFolder(product);
    const route = lowerRoute(product);
    return [
      ...(reservedIds.includes(product.id.toLowerCase())
        ? [{ keys: [index, 'id'], message: `the id ${product.id} is reserved; choose another` }]
        : []),
      ...clash('id', sameId(product), (other) =>
        product.id === mainProduct
          ? `${other} has no id, either; give one of them an id such as sdk`
          : `${other} has the id ${product.id}, too`,
      ),
      ...clash('path', overlaps(folder), (other) => `${folder} and the folder of ${other} overlap`),
      ...clash(
        'routeBasePath',
        (other) => lowerRoute(other) === route,
        (other) => `${other} has the address /${route}, too`,
      ),
    ];
  });
}

interface OtherAddresses {
  readonly docs: readonly DocsProduct[];
  readonly blog: false | { readonly routeBasePath: string };
  readonly openapi: readonly { readonly route: string }[];
  readonly i18n: { readonly locales?: readonly string[] | undefined };
}

/** Reports products in a list whose address belongs to another part of the site. */
export function takenAddresses({ docs, blog, openapi, i18n }: OtherAddresses): readonly Clash[] {
  const taken = new Map<string, string>([
    ['assets', 'docsgen’s own files'],
    ...(i18n.locales ?? []).map((locale) => [locale.toLowerCase(), 'a language'] as const),
    ...(blog ? [[lowerRoute(blog), 'the blog'] as const] : []),
    ...openapi.map(({ route }) => [lowerRoute({ routeBasePath: route }), 'a reference'] as const),
  ]);
  return docs.flatMap((product): readonly Clash[] => {
    const route = lowerRoute(product);
    const owner = taken.get(route);
    if (product.keyPath.length === 1 || route === '' || owner === undefined) return [];
    const message = `/${route} is the address of ${owner}; choose another`;
    return [{ keys: [...product.keyPath, 'routeBasePath'], message }];
  });
}

/** Ignores case, as some file systems do. */
function sameId({ id }: DocsProduct): (other: DocsProduct) => boolean {
  return (other) => other.id.toLowerCase() === id.toLowerCase();
}

function overlaps(folder: string): (other: DocsProduct) => boolean {
  return (product) => {
    const other = docsFolder(product);
    return isInDocsFolder(`${folder}/`, other) || isInDocsFolder(`${other}/`, folder);
  };
}

function lowerRoute({ routeBasePath }: Pick<DocsProduct, 'routeBasePath'>): string {
  return routeBasePath.replace(/^\/+|\/+$/g, '').toLowerCase();
}
