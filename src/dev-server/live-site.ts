import type { SiteConfig } from '../config/index.js';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import { sitePath } from '../diagnostics/site-path.js';
import { digestFiles } from '../pipeline/file-state/digest-files.js';
import type { HotUpdate } from '../pipeline/on-demand/hot-updates.js';
import { attemptBuild, type DevBuild, errorDiagnostics } from './build-attempt.js';
import type { PageUpdates } from './dev-message.js';
import { createEventHub } from './events.js';
import type { ServedSite } from './serve.js';

/** One build and its result. */
export interface BuildRound<B extends DevBuild = DevBuild> {
  readonly built: B | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly milliseconds: number;
  /** Absolute path of the last changed file that triggered the build; absent for the first build. */
  readonly file?: string | undefined;
  /** Base URL of the site that is served now. */
  readonly baseUrl: string;
}

/** Functions that load, build and report the site. */
export interface LiveSiteSource<B extends DevBuild> {
  /** Absolute. */
  readonly siteDir: string;
  /** @throws DiagnosticError */
  readonly load: () => Promise<SiteConfig>;
  readonly build: (config: SiteConfig) => Promise<Outcome<B | undefined>>;
  /** Builds a provisional site to serve until the first build ends. The first build reports its errors. */
  readonly outline?: ((config: SiteConfig) => Promise<B | undefined>) | undefined;
  /** Returns the absolute paths of files that have changed since they were read. */
  readonly changed?: (() => Promise<readonly string[]>) | undefined;
  /** Formats diagnostics as plain text for the browser. */
  readonly format: (diagnostics: readonly Diagnostic[]) => string;
  /** Called after every build, including the first, once the whole site has been checked. */
  readonly onRound: (round: BuildRound<B>) => void;
}

/** Pages that one event may contain. If more have changed, each client fetches its own page. */
const maxPagesPerEvent = 8;

/** The site version that `docsgen dev` serves. Updates and rebuilds it, and sends each change to open pages. */
export class LiveSite<B extends DevBuild> {
  readonly hub;
  readonly #source: LiveSiteSource<B>;
  readonly #life = Date.now().toString(36);
  #changes = 0;
  #events = 0;
  /** Files that have changed since the last build without errors, each with the number of its last change event. */
  readonly #changed = new Map<string, number>();
  #served: ServedBuild<B> | undefined;
  #errors: string | undefined;
  /** The changed files that the last build without errors included, and their digest when it began. */
  #builtFor: { readonly files: readonly string[]; readonly contents: string } | undefined;
  #buildTime = 0;
  #failedInputs: readonly string[] = [];
  /** Errors of the last build. */
  #known: readonly Diagnostic[] = [];

  constructor(source: LiveSiteSource<B>) {
    this.#source = source;
    this.hub = createEventHub({ build: this.#id() });
  }

  get served(): ServedBuild<B> | undefined {
    return this.#served;
  }

  get errors(): string | undefined {
    return this.#errors;
  }

  /** Duration of the last build in milliseconds. */
  get buildTime(): number {
    return this.#buildTime;
  }

  /** Absolute paths of the files that no build without errors includes yet, the latest change last. */
  get changed(): readonly string[] {
    return [...this.#changed.keys()];
  }

  /** Absolute paths of the files whose change may make the last build work, if it has failed. */
  get failedInputs(): readonly string[] {
    return this.#failedInputs;
  }

  noteChange(file: string): void {
    this.#events += 1;
    this.#changed.delete(file);
    this.#changed.set(file, this.#events);
  }

  /** Serves a provisional site, so that the first page does not wait for the first build. */
  async outline(): Promise<void> {
    const { load, outline } = this.#source;
    try {
      const config = await load();
      const files = await outline?.(config);
      if (files) this.#served = { files, hasNoErrors: false, baseUrl: config.baseUrl };
    } catch {
      // The first build reports the same error.
    }
  }

  /**
   * Applies changed files to the served site without a build, and sends the changed pages. Also `unfinished` if no site
   * can apply the files yet; `needs-build` if all or some of the pages need a build.
   */
  async applyChanges(files: Iterable<string>): Promise<HotUpdate['kind']> {
    const site = this.#served;
    if (!site?.files.applyChanges) return 'unfinished';
    const update = await site.files.applyChanges(files).catch(failedUpdate);
    if (update.kind !== 'applied') return update.kind;
    // A build has replaced the site meanwhile; it has the changes, or the next one will.
    if (this.#served !== site) return 'unfinished';
    const since = this.#id();
    const pages = update.pages === 'all' ? undefined : update.pages;
    const areNew = pages === undefined || pages.size > 0;
    if (areNew) this.#changes += 1;
    const names = [...files].map((file) => this.#sitePath(file));
    const elsewhere = this.#known.filter(({ place }) => !place || !names.includes(place.file));
    const sent = pages && pages.size <= maxPagesPerEvent ? { since, pages: byAddress(pages) } : {};
    this.#publishUpdate([...elsewhere, ...update.diagnostics], areNew ? sent : undefined);
    return update.hasMorePages ? 'needs-build' : 'applied';
  }

  /** Whether the last build has no errors and no file has changed since it began. */
  async isCurrent(): Promise<boolean> {
    const built = this.#builtFor;
    if (!built || this.#changed.size > 0) return false;
    return (await digestFiles(built.files)) === built.contents && this.#changed.size === 0;
  }

  /** Rebuilds the site and sends the result, including errors, to open pages. */
  async build(): Promise<B | undefined> {
    const { load, build, onRound } = this.#source;
    const before = performance.now();
    const files = new Map(this.#changed);
    const builtFor = { files: this.changed, contents: await digestFiles(this.changed) };
    const attempt = await attemptBuild(load, build, new Set(files.keys()), this.#served?.files);
    const { built, baseUrl = '/', diagnostics, inputs = [] } = attempt;
    this.#failedInputs = inputs;
    // Pages may already show files that were written during the build; keep those changes visible.
    const late = this.changed.filter((one) => this.#changed.get(one) !== files.get(one));
    if (late.length > 0) await built?.applyChanges?.(late).catch(failedUpdate);
    this.#serve(nextServedBuild(this.#served, built, baseUrl, !diagnostics.some(isError)));
    this.#builtFor = undefined;
    if (this.#served?.hasNoErrors && this.#served.files === built) {
      this.#builtFor = builtFor;
      // A file that changed during the build stays in the list for the next one.
      for (const [one, event] of files) {
        if (this.#changed.get(one) === event) this.#changed.delete(one);
      }
    }
    this.#buildTime = performance.now() - before;
    const round = {
      built,
      milliseconds: this.#buildTime,
      file: [...files.keys()].at(-1),
      baseUrl: this.#served?.baseUrl ?? baseUrl,
    };
    this.#publishErrors(diagnostics);
    if (!built?.findProblems || this.#served?.files !== built) onRound({ ...round, diagnostics });
    else void this.#checkInBackground(built, { ...round, diagnostics });
    return built;
  }

  close(): void {
    this.hub.close();
    this.#served?.files.close?.();
  }

  #serve(next: ServedBuild<B> | undefined): void {
    if (next !== this.#served || next === undefined) {
      this.#changes += 1;
      this.#served?.files.close?.();
    }
    this.#served = next;
  }

  async #checkInBackground(built: B, round: BuildRound<B>): Promise<void> {
    const found = await built.findProblems?.().catch(errorDiagnostics);
    if (found === undefined || this.#served?.files !== built) return;
    const diagnostics = [...round.diagnostics, ...found];
    if (found.length > 0) this.#publishErrors(diagnostics);
    this.#source.onRound({ ...round, diagnostics });
  }

  #publishErrors(diagnostics: readonly Diagnostic[]): void {
    this.#known = diagnostics.filter(isError);
    const errors = this.#format(this.#known);
    this.#errors = errors;
    this.hub.send({ build: this.#id(), errors });
  }

  /** @param news updates for connected clients only; absent if at most the errors have changed */
  #publishUpdate(diagnostics: readonly Diagnostic[], news: Partial<PageUpdates> | undefined): void {
    const errors = this.#format(diagnostics.filter(isError));
    if (!news && errors === this.#errors) return;
    this.#errors = errors;
    this.hub.send({ build: this.#id(), errors }, news);
  }

  #format(failures: readonly Diagnostic[]): string | undefined {
    return failures.length > 0 ? this.#source.format(failures) : undefined;
  }

  /** The path as in {@link Diagnostic} positions: relative to the site's folder. */
  #sitePath(file: string): string {
    return sitePath(this.#source.siteDir, file);
  }

  #id(): string {
    return `${this.#life}-${this.#changes}`;
  }
}

/** Keys pages as the client script does: by URL path without a trailing slash or file name. */
function byAddress(pages: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...pages].map(([url, html]) => [url.replace(/(index\.html)?$/, '').replace(/\/$/, ''), html]),
  );
}

function failedUpdate(error: unknown): HotUpdate {
  return { kind: 'applied', diagnostics: errorDiagnostics(error), pages: new Map() };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** A build that the development server sends. */
interface ServedBuild<B extends DevBuild = DevBuild> extends ServedSite {
  readonly files: B;
  /** Whether the build had no errors. */
  readonly hasNoErrors: boolean;
}

/** Returns the build to serve: the last one without errors or, if there was none yet, the newest one with errors. */
function nextServedBuild<B extends DevBuild>(
  current: ServedBuild<B> | undefined,
  built: B | undefined,
  baseUrl: string,
  hasNoErrors: boolean,
): ServedBuild<B> | undefined {
  if (built === undefined || (!hasNoErrors && current?.hasNoErrors)) return current;
  return { files: built, hasNoErrors, baseUrl };
}
