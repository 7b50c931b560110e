import path from 'node:path/posix';
import { isRecord } from '../../read/setting-values.js';
import type { OldRedirect } from '../../redirect-files.js';

interface SidebarsWithReference {
  readonly sidebars: unknown;
  /** From the lists of pages that categories had, to the reference. */
  readonly redirects: readonly OldRedirect[];
}

/**
 * Leaves out of sidebars the documents that a plugin has written of a description. A category of nothing else becomes a
 * link to the reference.
 *
 * @param ids of these documents
 * @param reference route of the reference
 * @param base path of the documents, such as `/docs`
 */
export function sidebarsWithReference(
  sidebars: unknown,
  ids: ReadonlySet<string>,
  reference: string,
  base: string,
): SidebarsWithReference {
  if (ids.size === 0 || !isRecord(sidebars)) return { sidebars, redirects: [] };
  const redirects: OldRedirect[] = [];
  const linkTo = (label: unknown): unknown => ({ type: 'link', label, href: reference });
  const isReference = (item: unknown): boolean => isRecord(item) && item.href === reference;
  const isGenerated = (id: unknown): boolean => typeof id === 'string' && ids.has(id);
  const category = (item: Readonly<Record<string, unknown>>): unknown => {
    const { link, label } = item;
    const own = isRecord(link) && isGenerated(link.id) ? { ...item, link: null } : item;
    const inside = items(item.items);
    if (!Array.isArray(inside) || !inside.every(isReference)) return { ...own, items: inside };
    if (isRecord(link) && typeof link.slug === 'string')
      redirects.push({ from: path.join(base, link.slug), to: reference });
    return linkTo(label);
  };
  const items = (written: unknown): unknown => {
    if (!Array.isArray(written)) return written;
    return written.flatMap((item: unknown): unknown[] => {
      if (isGenerated(item)) return [];
      if (!isRecord(item)) return [item];
      if (item.type === 'doc') return isGenerated(item.id) ? [] : [item];
      if (item.type === 'category') return hasItems(item.items) ? [category(item)] : [item];
      if (item.type !== undefined) return [item];
      // The short form, `{ 'Red planets': ['mars'] }`.
      return Object.entries(item).map(([label, inside]) =>
        category({ type: 'category', label, items: inside }),
      );
    });
  };
  const converted = Object.entries(sidebars).map(([name, written]) => {
    const kept = items(written);
    const isEmptied = hasItems(written) && Array.isArray(kept) && kept.length === 0;
    return [name, isEmptied ? [linkTo('API')] : kept];
  });
  return { sidebars: Object.fromEntries(converted), redirects };
}

function hasItems(written: unknown): boolean {
  return Array.isArray(written) && written.length > 0;
}
