import { cardIcons, iconAliases } from '../../content/directives/card-icons.js';
import type { TextPass } from '../source-tool.js';
import { replaceOutsideCode } from './code-ranges.js';

export const iconAttribute =
  /(<[A-Z][\w.]*\b(?:[^<>]|=>)*?)\s+icon=(?:\{\s*<svg\b[^{}]*<\/svg>\s*\}|\{?(?:"([^"\n]*)"|'([^'\n]*)')\}?)/g;

/** Without words of its own. */
export const iconTag =
  /<Icon\b(?![^<>]*\s(?:label|title)=)[^<>]*?\s(?:icon|name)=(?:"([^"\n]*)"|'([^'\n]*)')[^<>]*\/>/g;

/** Removes icons that docsgen does not draw: the attribute of `<Card icon="…">`, and the tag `<Icon icon="…" />` or `<Icon name="…" />`. */
export const unknownIcons: TextPass = (text) =>
  replaceOutsideCode(
    replaceOutsideCode(text, iconAttribute, ([all, before = '', double, single]) =>
      /^<Icon\b/.test(before) || isDrawnIcon(double ?? single ?? '') ? all : before,
    ),
    iconTag,
    ([all, double, single]) => {
      const name = double ?? single ?? '';
      return isDrawnIcon(name) ? all : (circledDigit(name) ?? '');
    },
  );

/** Whether docsgen draws an icon of this name, or the name is a file. */
export function isDrawnIcon(icon: string): boolean {
  const name = icon.toLowerCase();
  return Object.hasOwn(cardIcons, name) || iconAliases.has(name) || /[./]/.test(name);
}

/** `circle-3` → ③ */
function circledDigit(icon: string): string | undefined {
  const [, digit] = /^circle-([1-9])$/.exec(icon) ?? [];
  return digit === undefined ? undefined : String.fromCodePoint(0x2460 + Number(digit) - 1);
}
