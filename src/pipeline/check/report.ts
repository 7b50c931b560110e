import type { Diagnostic, Place, Severity } from '../../diagnostics/diagnostic.js';
import { diagnose, lineStarts, positionAt, sortDiagnostics } from '../../diagnostics/index.js';
import type { CheckedPage, CheckedSite } from './checked-site.js';
import { findInSource } from './find-in-source.js';

/** One broken link of one page. For an anchor, `problem` is the missing id. */
export interface BrokenLink {
  readonly kind: 'link' | 'anchor' | 'unverified';
  readonly href: string;
  readonly offset: number;
  readonly page: CheckedPage;
  readonly problem: string;
  /** Whether docsgen did not contact the server because its address is private. */
  readonly isPrivateAddress?: boolean | undefined;
  /** Replaces the usual severity. */
  readonly severity?: Severity | undefined;
}

/** Maximum number of other pages that a diagnostic names. */
const maxRelatedPages = 3;

/**
 * Returns one diagnostic for each position of a broken link: in the page's source, otherwise in the
 * configuration (navigation, footer). If neither contains the link, one diagnostic points to the
 * first built page.
 */
export async function reportBrokenLinks(
  broken: readonly BrokenLink[],
  site: CheckedSite,
): Promise<readonly Diagnostic[]> {
  const places = createPlaces(site);
  const groups = new Map<
    string,
    { readonly place: Place | undefined; readonly all: BrokenLink[] }
  >();
  for (const link of broken) {
    const place = await places.written(link);
    const where = place ? `${place.file}:${place.start.offset}` : '';
    const key = [link.kind, link.href, where].join('\n');
    const group = groups.get(key) ?? { place, all: [] };
    groups.set(key, group);
    group.all.push(link);
  }
  const diagnostics = [...groups.values()].map(async ({ place, all }) => {
    const byPage = new Map(all.map((link) => [link.page, link]));
    const [first, ...others] = byPage.values();
    if (first === undefined) return [];
    const also = place === undefined ? others.slice(0, maxRelatedPages) : [];
    return [
      toDiagnostic(first, byPage.size, {
        place: place ?? (await places.built(first)),
        severity: first.severity,
        related: await Promise.all(
          also.map(async (other) => ({ message: 'also', place: await places.built(other) })),
        ),
      }),
    ];
  });
  return sortDiagnostics((await Promise.all(diagnostics)).flat());
}

function toDiagnostic(
  { kind, href, problem, isPrivateAddress = false }: BrokenLink,
  pages: number,
  circumstances: Parameters<typeof diagnose>[2],
): Diagnostic {
  const target = href;
  if (kind === 'anchor')
    return diagnose('check/broken-anchor', { target, id: problem, pages }, circumstances);
  if (kind === 'link')
    return diagnose('check/broken-link', { target, problem, pages }, circumstances);
  return diagnose('check/unverified', { target, problem, isPrivateAddress }, circumstances);
}

function createPlaces(site: CheckedSite): {
  written(link: BrokenLink): Promise<Place | undefined>;
  built(link: BrokenLink): Promise<Place>;
} {
  const texts = new Map<string, Promise<string | undefined>>();
  const read = (file: string): Promise<string | undefined> => {
    const text = texts.get(file) ?? site.readSource(file);
    texts.set(file, text);
    return text;
  };
  return {
    written: async ({ href, page }) => {
      for (const file of [page.source, site.configFile]) {
        const text = file && (await read(file));
        const range = text && findInSource(text, href, site.baseUrl);
        if (file && range) return { file, ...range };
      }
      return undefined;
    },
    built: async ({ offset, page }) => {
      const text = await site.readBuilt(page.file);
      const start = positionAt(lineStarts(text), offset);
      return { file: `${site.outName}/${page.file}`, start };
    },
  };
}
