import { defineDiagnostic } from '../define.js';

/** Diagnostics that need the whole site: routes, links between pages, navigation. */
export const siteDiagnostics = {
  'site/broken-link': defineDiagnostic<{ target: string }>({
    severity: 'error',
    setting: 'onBrokenLinks',
    explanation:
      'A link leads to no page and no file of the site. Links are checked as source paths (`./price.md`) and as URLs (`/docs/price`), in Markdown, front matter, navigation and the API description. `onBrokenLinks` sets the severity.',
    message: ({ target }) => `Link ${target} leads to no page.`,
  }),
  'site/invalid-url': defineDiagnostic<{ target: string }>({
    severity: 'error',
    setting: 'onBrokenLinks',
    explanation:
      'The address of a link or an image begins like a URL but is not valid, such as `https://` without a host or `http://a b`. No browser follows it.',
    message: ({ target }) => `${target} is not a valid URL.`,
    hint: () => 'write a complete URL, or put it in backticks if it is not meant as one',
  }),
  'site/executable-file': defineDiagnostic<{ target: string }>({
    severity: 'error',
    setting: 'onBrokenLinks',
    explanation:
      'A text links to a file beside it that can run scripts: HTML, JavaScript, or SVG and XML with scripts or a style sheet. Published, it would act in the name of the site. `onBrokenLinks` sets the severity.',
    message: ({ target }) => `${target} can run scripts on your site, so it is not published.`,
    hint: () =>
      'if you trust it, move it into static/ and link to it there; to show it, write `file=` in a code block',
  }),
  'site/broken-anchor': defineDiagnostic<{ target: string; page: string }>({
    severity: 'error',
    setting: 'onBrokenAnchors',
    explanation:
      'A link leads to a page that exists, but to no heading or id on it. `onBrokenAnchors` sets the severity.',
    message: ({ target, page }) => `Link ${target} leads to no heading of ${page}.`,
  }),
  'site/untranslated-anchor': defineDiagnostic<{ locale: string; id: string; from: string }>({
    severity: 'error',
    setting: 'onBrokenAnchors',
    explanation:
      'A page that is not translated links to a heading of a page that is translated, and the translation has no such heading. Where a translation has as many headings as its original, of the same levels, they have the ids of the original. Otherwise, `{#id}` after a heading gives it the id.',
    message: ({ locale, id, from }) =>
      `The translation (${locale}) has no heading with the id ${id}, to which ${from} links.`,
    hint: ({ id }) => `write {#${id}} after the heading that is meant`,
  }),
  'site/broken-image': defineDiagnostic<{ target: string }>({
    severity: 'error',
    setting: 'onBrokenLinks',
    explanation:
      'An image or another asset that a page shows does not exist. `onBrokenLinks` sets the severity.',
    message: ({ target }) =>
      `${/\.(?:m?js|css|json)(?:$|[?#])/.test(target) ? 'File' : 'Image'} ${target} does not exist.`,
  }),
  'site/broken-description-links': defineDiagnostic<{
    count: number;
    listed: number;
    targets: number;
  }>({
    severity: 'warning',
    setting: 'openapi.onBrokenLinks',
    explanation:
      'Several links in the texts of an API description lead to no page, file or heading of the site. They are counted, and the first targets are listed. Links that were written for the site of the service are resolved against `openapi.linkBase`; `openapi.onBrokenLinks` sets the severity of the others.',
    message: ({ count, listed, targets }) =>
      `${count} links in texts of the API description lead nowhere.${listed < targets ? ` The first ${listed} of ${targets} targets are:` : ''}`,
  }),
  'site/unknown-operation': defineDiagnostic<{ name: string }>({
    severity: 'error',
    explanation: 'A page refers to an operation that the API description does not have.',
    message: ({ name }) => `The API description has no operation ${name}.`,
  }),
  'site/unknown-schema': defineDiagnostic<{ name: string }>({
    severity: 'error',
    explanation: 'A page refers to a schema that the API description does not have.',
    message: ({ name }) => `The API description has no schema ${name}.`,
  }),
  'site/ambiguous-name': defineDiagnostic<{
    kind: 'operation' | 'schema';
    name: string;
    ids: readonly string[];
  }>({
    severity: 'error',
    explanation:
      'A page refers to an operation or a schema by a name that several API descriptions of the site have. The `id` of one goes before it: `op:billing:createCustomer`.',
    message: ({ kind, name, ids }) =>
      `There is ${kind === 'operation' ? 'an operation' : 'a schema'} ${name} in ${joinWithAnd(ids)}.`,
  }),
  'site/unknown-field': defineDiagnostic<{ schema: string; pointer: string }>({
    severity: 'error',
    explanation:
      'A link leads to a field of a schema (`schema:Invoice#/status`) that the schema does not have.',
    message: ({ schema, pointer }) => `The schema ${schema} has no field ${pointer}.`,
  }),
  'site/not-in-diagram': defineDiagnostic<{ name: string }>({
    severity: 'error',
    explanation:
      'An API diagram highlights a schema, or declares a reference of one, that is not in its list `schemas`.',
    message: ({ name }) => `The diagram has no schema ${name}.`,
    hint: () => 'add it to `schemas`',
  }),
  'site/duplicate-route': defineDiagnostic<{ route: string; other?: string | undefined }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'Two pages have the same URL, or URLs that differ only in case or Unicode form, so that one would overwrite the other.',
    message: ({ route, other }) =>
      `Two pages have the route ${route}${other === undefined ? '' : `; the other one is ${other}`}.`,
    hint: () => 'delete one of them, or give it another `slug` in its front matter',
  }),
  'site/readme-beside-index': defineDiagnostic({
    severity: 'warning',
    explanation:
      'A folder has an index and a README, which would have the same URL. The index is published, and the README is not.',
    message: () => 'This README is not published: its folder has an index, which is the page.',
    hint: () => 'rename it to publish both',
  }),
  'site/redirect-shadows-page': defineDiagnostic<{ from: string; owner: string }>({
    severity: 'error',
    isFatal: true,
    explanation:
      'An old address in `redirect_from` or in `redirects` is the address of a page or a file that exists, or of another redirect. Addresses that differ only in case or Unicode form count as one.',
    message: ({ from, owner }) => `The redirect from ${from} would hide ${owner}.`,
  }),
  'site/redirect-from': defineDiagnostic<{ from: string }>({
    severity: 'error',
    explanation:
      'An old address in `redirect_from` or `redirects` is not a path of this site. It is on another site, has a query or a wildcard, or begins like a Windows drive, as in `/c:`.',
    message: ({ from }) => `${from} is not a path of this site, so nothing can redirect from it.`,
    hint: () => 'write the old path alone, such as /old/page',
  }),
  'site/redirect-nowhere': defineDiagnostic<{
    from: string;
    to: string;
    /** The only page whose address ends with that of the target. */
    moved: string | undefined;
  }>({
    severity: 'error',
    explanation: 'A redirect leads to an address at which the site has neither a page nor a file.',
    message: ({ from, to }) => `The redirect from ${from} leads to ${to}, where there is nothing.`,
  }),
  'site/redirect-loop': defineDiagnostic<{
    from: string;
    chain: string;
    /** The only page whose address ends with that of a redirect to itself. */
    moved: string | undefined;
  }>({
    severity: 'error',
    explanation: 'Redirects lead to each other, or one to itself: readers would never arrive.',
    message: ({ chain }) => `These redirects form a loop: ${chain}.`,
  }),
  'site/own-headers': defineDiagnostic<{ policy: string }>({
    severity: 'info',
    explanation:
      'The static folder has a `_headers` file of its own, which is published instead of the one that docsgen makes. The message shows the policy of docsgen, so that you can copy it.',
    message: () => 'The site has its own _headers file; docsgen adds nothing to it.',
    hint: ({ policy }) => `all pages work under Content-Security-Policy: ${policy}`,
  }),
  'site/too-many-host-rules': defineDiagnostic<{
    file: string;
    host: string;
    rules: number;
    maxRules: number;
  }>({
    severity: 'warning',
    explanation:
      'A file has more rules than a host reads. Cloudflare Pages reads 100 rules of `_headers` and 2,000 of `_redirects`. GitLab Pages follows none of a `_redirects` with more than 1,000, and Vercel publishes no site with more than 2,048. Redirects still work as pages.',
    message: ({ file, host, rules, maxRules }) =>
      `${file} has ${rules} rules; ${host} reads ${maxRules}.`,
    hint: ({ file }) => `put a shorter ${file} into the static folder if you publish there`,
  }),
  'site/long-host-rule': defineDiagnostic<{ file: string; length: number; maxLineLength: number }>({
    severity: 'warning',
    explanation:
      'A line of `_headers` or `_redirects` is longer than Cloudflare Pages reads: 2,000 characters for headers, 1,000 for redirects. It ignores the line. A long policy comes from texts that show images of many sites.',
    message: ({ file, length, maxLineLength }) =>
      `A line of ${file} has ${length} characters; Cloudflare Pages reads ${maxLineLength}.`,
    hint: ({ file }) => `put a shorter ${file} into the static folder if you publish there`,
  }),
  'site/large-host-file': defineDiagnostic<{ file: string; bytes: number; maxBytes: number }>({
    severity: 'warning',
    explanation:
      'The file for a host is larger than the host accepts. `staticwebapp.config.json` of Azure Static Web Apps may have 20 KB, the function of CloudFront 10 KB. Redirects take most of it; they also work as pages.',
    message: ({ file, bytes, maxBytes }) =>
      `${file} has ${bytes} bytes; the host accepts ${maxBytes}.`,
    hint: ({ file }) => `put ${file} with fewer redirects into the static folder`,
  }),
  'site/image-host': defineDiagnostic<{ host: string }>({
    severity: 'error',
    explanation:
      'The host of an image, a sound or a video has a character that a Content-Security-Policy cannot contain, such as a comma or an asterisk. It would change the policy of the site.',
    message: ({ host }) => `The host of ${host} cannot be allowed by the Content-Security-Policy.`,
    hint: () => 'correct the address, or put the file into the site',
  }),
  'site/own-redirects': defineDiagnostic<{ count: number }>({
    severity: 'info',
    explanation:
      'The static folder has a `_redirects` file of its own, which is published instead of the one that docsgen makes. Redirects still work, as pages.',
    message: ({ count }) =>
      `The site has its own _redirects file; docsgen does not add its ${count === 1 ? 'redirect' : `${count} redirects`} to it.`,
  }),
  'site/unknown-doc': defineDiagnostic<{ id: string }>({
    severity: 'error',
    explanation:
      'Navigation, a sidebar or front matter names a document that does not exist. Documents are named by their path below the docs folder.',
    message: ({ id }) => `There is no document ${id}.`,
  }),
  'site/unknown-sidebar': defineDiagnostic<{ name: string; hasNoPages?: boolean | undefined }>({
    severity: 'error',
    explanation:
      'Navigation or front matter names a sidebar that the configuration does not have, or one that has no pages to lead to.',
    message: ({ name, hasNoPages }) =>
      hasNoPages === true ? `The sidebar ${name} has no pages.` : `There is no sidebar ${name}.`,
  }),
  'site/unknown-folder': defineDiagnostic<{ folder: string }>({
    severity: 'error',
    explanation: 'A sidebar is generated from a folder that contains no documents.',
    message: ({ folder }) => `The folder ${folder} contains no documents.`,
  }),
  'site/misplaced-embed': defineDiagnostic<{ name: string }>({
    severity: 'warning',
    explanation:
      'A block such as `::schema[…]` is in a text that cannot contain it: a description of the API or the announcement.',
    message: ({ name }) => `${name} can only be shown on a page made from Markdown.`,
  }),
};

/** `billing, events and shop` */
function joinWithAnd(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
