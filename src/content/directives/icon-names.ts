import { didYouMean } from '../../diagnostics/index.js';
import { cardIcons, iconAliases } from './card-icons.js';

/** `LayoutGrid` → `layout-grid`, `lucide:rocket` → `rocket`, `fa-solid fa-rocket` and `duotone rocket` → `rocket` */
export function plainIconName(written: string): string {
  return written
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/^(?:fa-)?(?:solid|regular|light|thin|duotone|sharp|brands) /, '')
    .replace(/^(?:fa|lucide|mdi|tabler|heroicons|material-symbols|seti)[:-]/, '');
}

/** Returns the path of an icon of docsgen, by its name or by the name that other icon sets give it. */
export function drawnIcon(written: string): string | undefined {
  const plain = plainIconName(written);
  const name = iconAliases.get(plain) ?? plain;
  return Object.hasOwn(cardIcons, name) ? cardIcons[name] : undefined;
}

/**
 * Returns what to write for an icon that does not exist.
 * @param others names of icons besides those of docsgen
 */
export function unknownIconHint(written: string, others: Iterable<string>): string {
  const plain = plainIconName(written);
  const known = Object.keys(cardIcons);
  return (
    didYouMean(plain, [...known, ...others]) ??
    `add icons/${plain}.svg, name a package in \`icons\`, or take one of ${known.join(', ')}`
  );
}
