import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { diagnose } from '../../diagnostics/index.js';
import { isReactFile } from '../../files/react-file.js';
import { refusedJsx } from '../modules/refused-jsx.js';
import { isForeignFile } from '../modules/stack-places.js';

interface Page {
  readonly path: string;
  /** Names of the event handlers that it renders outside of islands. */
  readonly handlers: readonly string[];
}

/**
 * Reports event handlers in pages and in the components that they import other than as islands: React leaves them out
 * of the HTML. A component that passes on a handler is reported only if a page renders one.
 */
export function handlersOfPages(
  pages: readonly Page[],
  inputs: Metafile['inputs'],
  siteDir: string,
): readonly Diagnostic[] {
  const rendered = new Map<string, Set<string>>();
  for (const { path: page, handlers } of pages) {
    for (const part of staticParts(page, inputs)) {
      const names = rendered.get(part) ?? new Set();
      rendered.set(part, names);
      for (const name of handlers) names.add(name);
    }
  }
  const written = new Set(pages.map((page) => page.path));
  return [...rendered].flatMap(([file, names]) => {
    const isPage = written.has(file);
    if (!isPage && names.size === 0) return [];
    const hint = isPage
      ? undefined
      : "where a page imports this file, add with { island: 'visible' }, or 'load'";
    return refusedJsx(file, readFileSync(path.join(siteDir, file), 'utf8'))
      .filter(({ found, isHandler }) => isHandler && (isPage || names.has(found)))
      .map(({ found, place }) =>
        diagnose('content/react-handler', { found }, { place, ...(hint && { hint }) }),
      );
  });
}

/** Returns a page and the modules of the site with JSX that it imports, those of islands excepted. */
function staticParts(page: string, inputs: Metafile['inputs']): ReadonlySet<string> {
  const parts = new Set([page]);
  for (const part of parts) {
    for (const { path: imported } of inputs[part]?.imports ?? []) {
      if (imported in inputs && isReactFile(imported) && !isForeignFile(imported))
        parts.add(imported);
    }
  }
  return new Set([...parts].filter((part) => !part.startsWith('docsgen-')));
}
