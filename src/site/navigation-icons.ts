import { unknownIconHint } from '../content/directives/icon-names.js';
import { type IconFiles, navigationIcon } from '../content/navigation-icon.js';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.js';
import { diagnose } from '../diagnostics/index.js';
import type { SiteInput } from './input.js';

/** Finds the icons of sidebars and navbars, and reports those that do not exist. */
export class NavigationIcons {
  readonly #files: IconFiles;
  readonly #report: (diagnostic: Diagnostic) => void;
  readonly #found = new Map<string, string | undefined>();

  constructor(files: IconFiles, report: (diagnostic: Diagnostic) => void) {
    this.#files = files;
    this.#report = report;
  }

  /** Returns an icon as HTML; undefined, with a diagnostic at the first place that names it, if there is none. */
  find(name: string | undefined, place: () => Place | undefined): string | undefined {
    if (name === undefined) return undefined;
    if (this.#found.has(name)) return this.#found.get(name);
    const { html, fileProblems } = navigationIcon(name, this.#files, place());
    this.#found.set(name, html);
    for (const problem of fileProblems ?? []) this.#report(problem);
    if (html === undefined && !fileProblems) {
      const hint = unknownIconHint(name, this.#files.keys());
      this.#report(diagnose('content/unknown-icon', { name }, { place: place(), hint }));
    }
    return html;
  }
}

/** Whether an entry of a sidebar or navbar of the site may have an icon. */
export function hasNavigationIcons({ docs, categories, versions, config }: SiteInput): boolean {
  const configured = [config.themeConfig.navbar.items, versions.map(({ sidebars }) => sidebars)];
  return (
    docs.some(({ meta }) => meta.icon !== undefined) ||
    [...categories.values()].some((category) => category.config.icon !== undefined) ||
    JSON.stringify(configured).includes('"icon":')
  );
}
