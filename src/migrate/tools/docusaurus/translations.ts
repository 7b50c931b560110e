import { isRecord } from '../../read/setting-values.js';
import type { SourceFiles } from '../../source-files.js';

/** Returns `site.json` for each locale: the labels of navbar, footer and sidebars, by their original text. */
export function docusaurusTranslations(
  written: Readonly<Record<string, unknown>>,
  docs: Readonly<Record<string, unknown>>,
  files: SourceFiles,
): Record<string, string> {
  const i18n = isRecord(written.i18n) ? written.i18n : {};
  const locales = Array.isArray(i18n.locales) ? i18n.locales.map(String) : [];
  const folder = typeof i18n.path === 'string' ? i18n.path : 'i18n';
  const id = docs.id === undefined ? '' : `-${String(docs.id)}`;
  const made: Record<string, string> = {};
  for (const locale of locales) {
    const base = `${folder}/${locale}`;
    const labels = {
      ...labelsIn(files.text(`${base}/docusaurus-theme-classic/navbar.json`)),
      ...labelsIn(files.text(`${base}/docusaurus-theme-classic/footer.json`)),
      ...labelsIn(files.text(`${base}/docusaurus-plugin-content-docs${id}/current.json`)),
    };
    if (Object.keys(labels).length > 0)
      made[`i18n/${locale}/site.json`] = `${JSON.stringify(labels, undefined, 2)}\n`;
  }
  return made;
}

/** `{ "item.label.Docs": { "message": "Doku" } }` as `{ "Docs": "Doku" }`. */
function labelsIn(text: string | undefined): Record<string, string> {
  if (text === undefined) return {};
  const labels: Record<string, string> = {};
  try {
    for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, unknown>)) {
      const [, original] =
        /^(?:item\.label|link\.title|link\.item\.label|sidebar\.[^.]+\.(?:category|link))\.(.+?)(?:\.link\..*)?$/.exec(
          key,
        ) ?? [];
      const message = isRecord(value) ? value.message : undefined;
      if (original !== undefined && typeof message === 'string' && message !== original)
        labels[original] = message;
    }
  } catch {
    return {};
  }
  return labels;
}
