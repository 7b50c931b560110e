import type { Element } from 'hast';
import { diagnose } from '../../diagnostics/index.js';
import type { Draft } from '../draft.js';
import { isPermitted } from './allowed.js';

/**
 * Tells what the cleaning is about to take from an element. Attributes that only change how a text looks
 * are dropped without a word.
 */
export function reportRemoved(element: Element, draft: Draft): void {
  const { tagName, properties } = element;
  const place = draft.sources.placeOf(element);
  const report = (what: string): void =>
    draft.reportOnce(diagnose('content/unsafe-html', { what }, { place }));
  if (!isPermitted(tagName)) report(`<${tagName}>`);
  for (const name of Object.keys(properties)) {
    if (/^on/i.test(name) || name === 'style') report(`The attribute ${name.toLowerCase()}`);
  }
}
