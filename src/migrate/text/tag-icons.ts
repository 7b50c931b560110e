import { cardIcons, iconAliases } from '../../content/directives/card-icons.js';
import type { TextPass } from '../source-tool.js';
import { replaceOutsideCode } from './code-ranges.js';

export const iconAttribute = /(<[A-Z][\w.]*\b(?:[^<>]|=>)*?)\s+icon=(?:"([^"\n]*)"|'([^'\n]*)')/g;

/** Removes icons that docsgen does not draw from tags such as `<Card icon="…">`. `<Icon>` has no more than its name. */
export const unknownIcons: TextPass = (text) =>
  replaceOutsideCode(text, iconAttribute, ([all, before = '', double, single]) => {
    const name = (double ?? single ?? '').toLowerCase();
    const isImage = /[./]/.test(name);
    const isKnown = Object.hasOwn(cardIcons, name) || iconAliases.has(name) || isImage;
    return isKnown || /^<Icon\b/.test(before) ? all : before;
  });
