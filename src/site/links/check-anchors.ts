import {
  type Diagnostic,
  type Place,
  type Severity,
  startOfFile,
} from '../../diagnostics/diagnostic.js';
import { diagnose, Spellings } from '../../diagnostics/index.js';
import { fragmentId } from '../../url/fragment-id.js';
import { AnchorFixes } from './link-fixes.js';
import type { PendingAnchor } from './link-target.js';

/** A translated page. */
interface Translation {
  readonly file: string;
  /** Code of its locale. */
  readonly locale: string;
  /** Whether the original has an id. */
  readonly hasOriginal: (id: string) => boolean;
}

/** Returns the ids on the page at a route. */
export type IdsOfRoute = (route: string) => ReadonlySet<string> | undefined;

export interface AnchorOptions {
  /** Returns the path of the original for a translation, else the file itself. */
  readonly originalOf: (file: string) => string;
  /** Returns the translated document at a route. */
  readonly translationAt: (route: string) => Translation | undefined;
  /** Severity of a broken anchor at a place; undefined: not reported. */
  readonly severityAt: (place: Place | undefined) => Severity | undefined;
}

/**
 * Returns diagnostics for links whose page exists but whose anchor does not.
 * @param pending anchors of all pages
 */
export function checkAnchors(
  pending: readonly PendingAnchor[],
  idsOf: IdsOfRoute,
  options: AnchorOptions,
): readonly Diagnostic[] {
  const spellings = new Map<string, Spellings>();
  const fixes = new Map<string, AnchorFixes>();
  const reported = new Set<string>();
  return pending.flatMap(({ target, route, hash: written, place }) => {
    const severity = options.severityAt(place);
    const hash = fragmentId(written);
    const ids = idsOf(route);
    if (severity === undefined || hash === undefined || !ids || ids.has(hash)) return [];
    const translation = translationWithout(route, hash, place, options);
    if (translation && place) {
      const key = `${translation.file}#${hash}`;
      if (reported.has(key)) return [];
      reported.add(key);
      return [headingNotTranslated(translation, hash, place, severity)];
    }
    const spelling = spellings.get(route) ?? new Spellings(ids);
    spellings.set(route, spelling);
    const near = spelling.nearest(hash);
    const hint =
      near === undefined ? undefined : `did you mean ${target.replace(/#.*$/s, `#${near}`)}?`;
    const fixing = fixes.get(route) ?? new AnchorFixes(ids);
    fixes.set(route, fixing);
    const details = { place, hint, fix: fixing.fixFor(target, hash), severity };
    return [diagnose('site/broken-anchor', { target, page: route }, details)];
  });
}

/** Returns the translation that lacks a heading of its original, if an original text links to that heading. */
function translationWithout(
  route: string,
  hash: string,
  place: Place | undefined,
  { originalOf, translationAt }: AnchorOptions,
): Translation | undefined {
  if (!place || originalOf(place.file) !== place.file) return undefined;
  const translation = translationAt(route);
  return translation?.hasOriginal(hash) ? translation : undefined;
}

function headingNotTranslated(
  { file, locale }: Translation,
  id: string,
  linked: Place,
  severity: Severity,
): Diagnostic {
  const place = startOfFile(file);
  const related = [{ message: 'the link', place: linked }];
  const args = { locale, id, from: linked.file };
  return diagnose('site/untranslated-anchor', args, { place, related, severity });
}
