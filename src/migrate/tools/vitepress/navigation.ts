import { capitalized } from '../../../text/words.js';
import { ComputedValue, isRecord } from '../../read/setting-values.js';
import { navigationLabel } from '../../text/navigation-label.js';
import { plainLink } from './plain-link.js';

type Settings = Readonly<Record<string, unknown>>;

export function logo(written: unknown): unknown {
  if (typeof written === 'string') return { src: written };
  if (!isRecord(written)) return written;
  const { light, dark, src = light, alt } = written;
  return {
    src,
    ...(dark === undefined ? {} : { srcDark: dark }),
    ...(alt === undefined ? {} : { alt }),
  };
}

function linkItem(text: unknown, link: unknown): Settings[] {
  if (typeof text !== 'string' || typeof link !== 'string') {
    return text instanceof ComputedValue || link instanceof ComputedValue
      ? [{ label: text, href: link }]
      : [];
  }
  return [
    /^(?:https?:)?\/\//.test(link)
      ? { label: navigationLabel(text), href: link }
      : { label: navigationLabel(text), to: plainLink(link) },
  ];
}

export function navbarItems(nav: unknown): unknown[] {
  if (nav instanceof ComputedValue) return [nav];
  return (Array.isArray(nav) ? nav : []).flatMap((item): unknown[] => {
    if (!isRecord(item)) return [item];
    if (!Array.isArray(item.items)) return linkItem(item.text, item.link);
    const inside = flatLinks(item.items);
    const label = typeof item.text === 'string' ? navigationLabel(item.text) : item.text;
    return inside.length === 0 ? [] : [{ type: 'dropdown', label, items: inside }];
  });
}

/** Menus of docsgen have one level. */
function flatLinks(items: readonly unknown[]): unknown[] {
  return items.flatMap((item) => {
    if (!isRecord(item)) return [];
    return Array.isArray(item.items) ? flatLinks(item.items) : linkItem(item.text, item.link);
  });
}

export function socialLinks(written: unknown): unknown[] {
  return (Array.isArray(written) ? written : []).flatMap((one) => {
    if (!isRecord(one) || typeof one.link !== 'string') return [];
    const name = typeof one.icon === 'string' ? one.icon : String(one.ariaLabel ?? 'Link');
    return [{ label: capitalized(name), href: one.link, position: 'right' }];
  });
}

export function columns(written: unknown): unknown {
  return Array.isArray(written)
    ? written
        .filter(isRecord)
        .map(({ title, items }) => ({ title, items: Array.isArray(items) ? flatLinks(items) : [] }))
    : undefined;
}
