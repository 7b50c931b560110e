import type { Element } from 'hast';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';

/**
 * Tells what the cleaning is about to take from an element. Attributes that only change how a text looks
 * are dropped without a word.
 */
export function reportRemoved({ properties, position }: Element, builder: DocBuilder): void {
  const place = builder.sources.placeOf({ position });
  for (const name of Object.keys(properties)) {
    if (!/^on/i.test(name) && name !== 'style') continue;
    const what = `The attribute ${name.toLowerCase()}`;
    builder.reportOnce(diagnose('content/unsafe-html', { what }, { place }));
  }
}
