import type { Element } from 'hast';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';

/** Reports attributes that sanitizing removes. Presentational attributes are removed without a report. */
export function reportRemoved({ properties, position }: Element, builder: DocBuilder): void {
  const place = builder.sources.nodePlace({ position });
  for (const name of Object.keys(properties)) {
    if (!/^on/i.test(name) && name !== 'style') continue;
    const what = `The attribute ${name.toLowerCase()}`;
    builder.reportOnce(diagnose('content/unsafe-html', { what }, { place }));
  }
}
