import * as z from 'zod';
import { entryIcon } from './sidebars.js';
import { pathOrUrl } from './url.js';

const position = z
  .enum(['left', 'right'])
  .default('left')
  .meta({ description: 'Side of the navbar.' });

export const label = z.string().min(1).meta({ description: 'Text of the link.' });

export const linkTarget = {
  to: pathOrUrl.optional().meta({
    description: 'A page of this site: a URL path (`/docs`) or a source path (`/docs/index.md`).',
  }),
  href: pathOrUrl.optional().meta({ description: 'Any URL, also of another site.' }),
};

export const oneTarget = (item: { to?: string | undefined; href?: string | undefined }): boolean =>
  (item.to === undefined) !== (item.href === undefined);
export const oneTargetMessage = 'give either `to` (a page of this site) or `href` (any URL)';

const docsPluginId = z.string().optional().meta({
  description: 'Id of the product, if `docs` lists several; the first one by default.',
});

const plainLink = z
  .strictObject({
    type: z.literal('default').optional(),
    label,
    icon: entryIcon,
    ...linkTarget,
    position,
  })
  .refine(oneTarget, oneTargetMessage)
  .meta({ description: 'A link.' });

const docLink = z
  .strictObject({
    type: z.literal('doc'),
    docId: z
      .string()
      .meta({ description: 'Id of the document: its path below the docs folder, without `.md`.' }),
    docsPluginId,
    label: label.optional(),
    icon: entryIcon,
    position,
  })
  .meta({ description: 'A link to a document, labelled with its title.' });

const docSidebarLink = z
  .strictObject({
    type: z.literal('docSidebar'),
    sidebarId: z.string().meta({ description: 'Name of the sidebar.' }),
    docsPluginId,
    label: label.optional(),
    icon: entryIcon,
    position,
  })
  .meta({ description: 'A link to the first page of a sidebar.' });

const docsVersionLink = z
  .strictObject({
    type: z.literal('docsVersion'),
    docsPluginId,
    label: label.optional(),
    icon: entryIcon,
    to: linkTarget.to,
    position,
  })
  .meta({
    description: 'A link to the main document of the docs version, labelled with the version.',
  });

const navbarLink = z.union([plainLink, docLink, docSidebarLink, docsVersionLink]);

const around = {
  dropdownItemsBefore: z
    .array(navbarLink)
    .default([])
    .meta({ description: 'Links before those of the menu.' }),
  dropdownItemsAfter: z.array(navbarLink).default([]).meta({ description: 'Links after them.' }),
};

export const navbarItem = z.union([
  plainLink,
  docLink,
  docSidebarLink,
  docsVersionLink,
  z
    .strictObject({
      type: z.literal('docsVersionDropdown'),
      docsPluginId: docsPluginId.meta({
        description: 'Id of the product; by default that of the page, if it has several versions.',
      }),
      versions: z
        .union([
          z.array(z.string()),
          z.record(z.string(), z.strictObject({ label: label.optional() })),
        ])
        .optional()
        .meta({
          description: 'Names of the versions to show, or an object that gives them labels, too.',
        }),
      ...around,
      position,
    })
    .meta({ description: 'A menu of the docs versions, which stays on the same document.' }),
  z
    .strictObject({ type: z.literal('docsProductDropdown'), ...around, position })
    .meta({ description: 'A menu of the products, if `docs` lists several.' }),
  z
    .strictObject({ type: z.literal('localeDropdown'), ...around, position })
    .meta({ description: 'A menu of the locales, which stays on the same page.' }),
  z
    .strictObject({ type: z.literal('search'), position })
    .meta({ description: 'The place of the search.' }),
  z
    .strictObject({
      type: z.literal('dropdown'),
      label,
      icon: entryIcon,
      items: z.array(navbarLink).min(1).meta({ description: 'The links of the menu.' }),
      position,
    })
    .meta({ description: 'A menu of links.' }),
  z
    .strictObject({
      type: z.literal('html'),
      value: z.string().meta({ description: 'HTML, shown as it is.' }),
      position,
    })
    .meta({ description: 'A piece of HTML.' }),
]);

export type NavbarItemConfig = z.infer<typeof navbarItem>;
export type NavbarLinkConfig = z.infer<typeof navbarLink>;
