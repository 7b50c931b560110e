import type { Diagnostic } from '../../../diagnostics/diagnostic.js';
import { diagnose } from '../../../diagnostics/index.js';
import { readDefaultExport } from '../../read/js-module.js';
import { ComputedValue, isRecord } from '../../read/setting-values.js';
import { normalPath, type SourceFiles } from '../../source-files.js';
import { linkOfHtml } from './html-link.js';

export function docusaurusSidebars(sidebarPath: unknown, files: SourceFiles): unknown {
  if (sidebarPath === false || sidebarPath === undefined || sidebarPath instanceof ComputedValue) {
    return sidebarPath instanceof ComputedValue ? sidebarPath : undefined;
  }
  const file = sidebarFile(sidebarPath, files);
  const read = file === undefined ? undefined : readDefaultExport(files, file);
  return isRecord(read)
    ? Object.fromEntries(Object.entries(read).map(([name, items]) => [name, sidebarItems(items)]))
    : read;
}

/** Returns the file of the sidebars. Docusaurus takes `sidebars.ts` for `sidebars.js`, too. */
function sidebarFile(sidebarPath: unknown, files: SourceFiles): string | undefined {
  const written = normalPath(String(sidebarPath));
  const plain = written.replace(/\.[cm]?[jt]s$|\.json$/, '');
  return [written, ...['.ts', '.js', '.mjs', '.cjs', '.json'].map((end) => plain + end)].find(
    (name) => files.has(name),
  );
}

/** Reports a file of sidebars that does not exist. */
export function lostSidebars(sidebarPath: unknown, files: SourceFiles): Diagnostic[] {
  return typeof sidebarPath === 'string' && sidebarFile(sidebarPath, files) === undefined
    ? [diagnose('migrate/missing-file', { target: normalPath(sidebarPath) })]
    : [];
}

/** Entries that docsgen writes in another way: `ref` is a document, HTML is the link in it, and labels without a page are dropped. */
function sidebarItems(items: unknown): unknown {
  if (Array.isArray(items)) return items.map(sidebarItems);
  if (!isRecord(items)) return items;
  if (items.type === 'ref')
    return { type: 'doc', id: items.id, ...(items.label ? { label: items.label } : {}) };
  if (items.type === 'html') {
    const link = linkOfHtml(items, 'value');
    return link === items ? items : { type: 'link', label: link.label, href: link.href };
  }
  if (items.type === undefined)
    return Object.fromEntries(
      Object.entries(items).map(([label, inside]) => [label, sidebarItems(inside)]),
    );
  const {
    items: inside,
    customProps: _custom,
    description: _description,
    key: _key,
    ...rest
  } = items;
  return inside === undefined ? rest : { ...rest, items: sidebarItems(inside) };
}
