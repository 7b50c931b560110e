import { operationPaths } from '../../../openapi/index.js';
import { tagAttribute } from '../../../text/tag-attribute.js';
import { readYamlRecord } from '../../read/yaml-file.js';
import type { OldRedirect } from '../../redirect-files.js';
import type { SourceFiles } from '../../source-files.js';
import type { SourcePage } from '../../source-tool.js';
import { pageFrontMatter } from '../../text/front-matter.js';
import type { ShownDescriptions } from '../shown-descriptions.js';

interface GeneratedPages {
  readonly pages: ReadonlySet<SourcePage>;
  /** Ids of those below the main documents. */
  readonly ids: ReadonlySet<string>;
  /** From the pages to those of the reference. */
  readonly redirects: readonly OldRedirect[];
}

/**
 * Returns the pages that docusaurus-plugin-openapi-docs has written. The reference that docsgen makes of the description
 * takes their place.
 *
 * @param shown descriptions of the site; pages of several stay, as it is unknown which one they are of
 */
export function generatedApiPages(
  pages: readonly SourcePage[],
  shown: ShownDescriptions,
  files: SourceFiles,
): GeneratedPages {
  const [description, ...others] = shown.sources;
  if (description === undefined || others.length > 0)
    return { pages: new Set(), ids: new Set(), redirects: [] };
  const generated = pages.filter(({ from }) => /\.(?:api|info|tag|schema)\.mdx$/.test(from));
  const operations = new Map<string, string>(
    generated.length === 0 || shown.urls.includes(description)
      ? []
      : operationPaths(readYamlRecord(files, description)).map(
          ({ method, path, page }) => [`${method.toLowerCase()} ${path}`, page] as const,
        ),
  );
  const redirects = generated.flatMap(({ from, route }) => {
    const page = operations.get(shownOperation(files.text(from) ?? ''));
    const reference = shown.route(description);
    const to = page === undefined ? reference : `${reference}/${page}`;
    return route === undefined || route === to ? [] : [{ from: route, to }];
  });
  const ids = generated.flatMap((page) => docId(page, files) ?? []);
  return { pages: new Set(generated), ids: new Set(ids), redirects };
}

/** Returns the id of a page of the main documents; the front matter can name the last part. */
function docId({ from, to }: SourcePage, files: SourceFiles): string | undefined {
  const [, folder = '', name] = /^content\/docs\/(.*\/)?([^/]+)\.mdx$/.exec(to) ?? [];
  const { id = name } = pageFrontMatter(files.text(from) ?? '');
  return typeof id === 'string' ? folder + id : undefined;
}

/** Returns the operation that a page shows: `get /planets`. */
function shownOperation(text: string): string {
  const [, attributes = ''] = /<MethodEndpoint\b([^>]*)>/.exec(text) ?? [];
  const method = tagAttribute(attributes, 'method') ?? '';
  return `${method.toLowerCase()} ${tagAttribute(attributes, 'path') ?? ''}`;
}
