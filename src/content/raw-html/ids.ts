import type { Element } from 'hast';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import { isReservedId } from '../reserved-ids.js';

/** Records the ids in raw HTML as link targets and removes reserved ones. */
export function chooseRawId({ properties, position }: Element, builder: DocBuilder): void {
  for (const name of ['id', 'name'] as const) {
    const value = properties[name];
    if (value === undefined) continue;
    const id = String(value);
    if (isReservedId(id) && !builder.options.trustedHtml) {
      const place = builder.sources.nodePlace({ position });
      builder.report(diagnose('content/reserved-id', { id }, { place }));
      delete properties[name];
    } else if (name === 'id') builder.chosenIds.add(id);
  }
}
