import { ComputedValue, isRecord } from '../../read/setting-values.js';
import { normalPath } from '../../source-files.js';
import type { SourcePage } from '../../source-tool.js';
import { docId } from '../plain-folder.js';
import { plainLink } from './plain-link.js';

/** Reads the sidebar; one by path becomes several. */
export function vitePressSidebars(
  written: unknown,
  known: ReadonlyMap<string, SourcePage>,
): unknown {
  if (written instanceof ComputedValue) return written;
  if (Array.isArray(written)) return { docs: sidebarItems(written, '', known) };
  if (!isRecord(written)) return undefined;
  const named = Object.entries(written).map(([prefix, one]): [string, unknown] => {
    const name = normalPath(prefix).replace(/\//g, '-') || 'docs';
    const base = isRecord(one) && typeof one.base === 'string' ? one.base : '';
    const items = isRecord(one) && Array.isArray(one.items) ? one.items : one;
    return [name, Array.isArray(items) ? sidebarItems(items, base, known) : items];
  });
  return Object.fromEntries(named);
}

function sidebarItems(
  items: readonly unknown[],
  above: string,
  pagesByRoute: ReadonlyMap<string, SourcePage>,
): unknown[] {
  return items.flatMap((item): unknown[] => {
    if (!isRecord(item)) return [item];
    const base = typeof item.base === 'string' ? item.base : above;
    const label =
      typeof item.text === 'string' ? item.text.replace(/<[^>]*>/g, '').trim() : item.text;
    const link =
      typeof item.link === 'string' && /^https?:/.test(item.link)
        ? item.link
        : typeof item.link === 'string'
          ? base + item.link
          : undefined;
    const page = link === undefined ? undefined : pagesByRoute.get(plainLink(link));
    const isDoc = page?.to.startsWith('content/docs/') === true;
    const id = isDoc ? docId(page.to.slice('content/docs/'.length)) : undefined;
    if (Array.isArray(item.items)) {
      const inside = sidebarItems(item.items, base, pagesByRoute);
      if (label === undefined || label === '') return inside;
      return [
        {
          type: 'category',
          label,
          link: id === undefined ? null : { type: 'doc', id },
          ...(item.collapsed === undefined
            ? { collapsible: false }
            : { collapsed: item.collapsed }),
          items: inside,
        },
      ];
    }
    if (id !== undefined) return [{ type: 'doc', id, label }];
    return link === undefined
      ? []
      : [{ type: 'link', label, href: /^https?:/.test(link) ? link : plainLink(link) }];
  });
}
