import type { Outcome, OutputFile } from '../model/index.js';
import { Counterparts } from './counterparts.js';
import { draftLocale } from './draft.js';
import { duplicateRoutes } from './duplicate-routes.js';
import type { SiteInput } from './input.js';
import { forMachines } from './machines/index.js';
import { makePages } from './make-pages.js';
import type { Page } from './page.js';
import { makePaths } from './paths.js';
import { tryItWords } from './try-it-words.js';

/** The planned site. */
export interface Site {
  readonly pages: readonly Page[];
  /** Files that are no pages: the API description for download. */
  readonly files: readonly OutputFile[];
  /** Output paths of the files beside the Markdown that some page uses; the others are not published. */
  readonly usedAssets: ReadonlySet<string>;
}

/**
 * Plans the whole site: which pages there are, where each link leads, what each page shows. Pure: it reads
 * nothing but its input. Every problem is reported; a link to nowhere does not stop the plan.
 *
 * First the routes of every locale, then the pages, which may lead to other locales and versions, then what is
 * made from pages.
 *
 * @param inputs one for each locale, the default one first
 */
export function planSite(inputs: readonly SiteInput[]): Outcome<Site> {
  const all = inputs.map(draftLocale);
  const counterparts = new Counterparts(all);
  const drafts = all.filter(({ input }) => input.published);
  const made = drafts.map((draft) => makePages(draft, counterparts));
  const files = [
    ...drafts.flatMap(({ apis }) => apis.flatMap((api) => api.files)),
    ...drafts.flatMap(({ apis, input }) =>
      apis.some(({ isTried }) => isTried) ? [tryItWords(input.texts)] : [],
    ),
    ...drafts.flatMap(({ blog }, index) => blog?.feeds.files(made[index]?.pages ?? []) ?? []),
    ...drafts.flatMap(({ urls }, index) => makePaths(made[index]?.pages ?? [], urls)),
  ];
  const machines = forMachines(made, files);
  return {
    value: {
      pages: machines.value.pages,
      files: onceByPath([...files, ...machines.value.files]),
      usedAssets: new Set(made.flatMap(({ usedAssets }) => [...usedAssets])),
    },
    diagnostics: [
      ...drafts.flatMap(({ diagnostics }) => diagnostics),
      ...duplicateRoutes(all),
      ...made.flatMap(({ diagnostics }) => diagnostics),
      ...machines.diagnostics,
    ],
  };
}

/** A file that several locales share is the same in each. */
function onceByPath(files: readonly OutputFile[]): OutputFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
