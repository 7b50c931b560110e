import type { SiteConfig } from '../config/index.js';
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.js';
import { sitePath } from '../diagnostics/site-path.js';
import { attemptBuild, type DevBuild, type DevRevision, errorFindings } from './build-attempt.js';
import type { PageUpdates } from './dev-message.js';
import { digestFiles } from './digest-files.js';
import { createEventHub } from './events.js';
import { nextServedBuild, type ServedBuild } from './served-site.js';

/** One build and what came of it. */
export interface BuildRound<B extends DevBuild = DevBuild> {
  readonly built: B | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly milliseconds: number;
  /** Absolute path of a file whose change led to it; absent for the first. */
  readonly file?: string | undefined;
  /** Path of the site that is served now. */
  readonly baseUrl: string;
}

/** How a site is made, and who is told of it. */
export interface DevSource<B extends DevBuild> {
  /** Absolute. */
  readonly siteDir: string;
  /** @throws DiagnosticError */
  readonly load: () => Promise<SiteConfig>;
  readonly build: (config: SiteConfig) => Promise<Outcome<B | undefined>>;
  /** Makes something to look at until the first build is there. What goes wrong, that build tells. */
  readonly sketch?: ((config: SiteConfig) => Promise<B | undefined>) | undefined;
  /** Absolute paths of files that have changed since they were read. */
  readonly changed?: (() => Promise<readonly string[]>) | undefined;
  /** Diagnostics as plain text, for the browser. */
  readonly format: (diagnostics: readonly Diagnostic[]) => string;
  /** Called after every build, the first one included, when the whole site has been looked through. */
  readonly onRound: (round: BuildRound<B>) => void;
}

/** How many pages go with the news of them; of more, each browser asks for its own. */
const mostSent = 8;

/** What `docsgen dev` serves, from one state to the next, and what open pages are told of it. */
export class DevState<B extends DevBuild> {
  readonly hub;
  readonly #source: DevSource<B>;
  readonly #life = Date.now().toString(36);
  #changes = 0;
  #events = 0;
  /** Files that have changed since the last good build, each with the number of its last change. */
  readonly #changed = new Map<string, number>();
  #served: ServedBuild<B> | undefined;
  #errors: string | undefined;
  /** What the last good build was made for: files that had changed, and what they held when it began. */
  #builtFor: { readonly files: readonly string[]; readonly contents: string } | undefined;
  #buildTime = 0;
  /** Of the last build. */
  #known: readonly Diagnostic[] = [];

  constructor(source: DevSource<B>) {
    this.#source = source;
    this.hub = createEventHub({ build: this.#id() });
  }

  get served(): ServedBuild<B> | undefined {
    return this.#served;
  }

  get errors(): string | undefined {
    return this.#errors;
  }

  /** Milliseconds that the last build took. */
  get buildTime(): number {
    return this.#buildTime;
  }

  /** Absolute paths. */
  get changed(): readonly string[] {
    return [...this.#changed.keys()];
  }

  noteChange(file: string): void {
    this.#events += 1;
    this.#changed.delete(file);
    this.#changed.set(file, this.#events);
  }

  /** Has something to serve as soon as there can be something. */
  async sketch(): Promise<void> {
    const { load, sketch } = this.#source;
    try {
      const config = await load();
      const files = await sketch?.(config);
      if (files) this.#served = { files, good: false, baseUrl: config.baseUrl };
    } catch {
      // The first build tells of it.
    }
  }

  /**
   * Shows what files say now, where that takes no build; `build` where it takes one, for all or for the rest. `later` where there is nothing that could show it, or they do
   * not look written to the end.
   */
  async take(files: Iterable<string>): Promise<'shown' | 'later' | 'build'> {
    const current = this.#served;
    if (!current?.files.revise) return 'later';
    const found = await current.files.revise(files).catch(failed);
    if (found === undefined) return 'build';
    if (found === 'later' || this.#served !== current) return 'later';
    const since = this.#id();
    const pages = found.pages === 'all' ? undefined : found.pages;
    const isNew = pages === undefined || pages.size > 0;
    if (isNew) this.#changes += 1;
    const names = [...files].map((file) => this.#nameOf(file));
    const elsewhere = this.#known.filter(({ place }) => !place || !names.includes(place.file));
    const sent = pages && pages.size <= mostSent ? { since, pages: byAddress(pages) } : {};
    this.#tell([...elsewhere, ...found.diagnostics], isNew ? sent : undefined);
    return found.isPart ? 'build' : 'shown';
  }

  /** Whether the last build is good, and nothing has changed since it began. */
  async isCurrent(): Promise<boolean> {
    const built = this.#builtFor;
    if (!built || this.#changed.size > 0) return false;
    return (await digestFiles(built.files)) === built.contents && this.#changed.size === 0;
  }

  /** Builds the site anew. Whatever goes wrong is told. */
  async build(): Promise<B | undefined> {
    const { load, build, onRound } = this.#source;
    const before = performance.now();
    const files = new Map(this.#changed);
    const builtFor = { files: this.changed, contents: await digestFiles(this.changed) };
    const attempt = await attemptBuild(load, build, new Set(files.keys()), this.#served?.files);
    const { built, baseUrl = '/', diagnostics } = attempt;
    // What was written meanwhile may be shown already, and must not go away until it has been built.
    const late = this.changed.filter((one) => this.#changed.get(one) !== files.get(one));
    if (late.length > 0) await built?.revise?.(late).catch(failed);
    this.#serve(nextServedBuild(this.#served, built, baseUrl, !diagnostics.some(isError)));
    this.#builtFor = undefined;
    if (this.#served?.good && this.#served.files === built) {
      this.#builtFor = builtFor;
      // One that has changed meanwhile has to be looked at again.
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
    this.#know(diagnostics);
    if (!built?.findProblems || this.#served?.files !== built) onRound({ ...round, diagnostics });
    else void this.#lookThrough(built, { ...round, diagnostics });
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

  async #lookThrough(built: B, round: BuildRound<B>): Promise<void> {
    const found = await built.findProblems?.().catch(errorFindings);
    if (found === undefined || this.#served?.files !== built) return;
    const diagnostics = [...round.diagnostics, ...found];
    if (found.length > 0) this.#know(diagnostics);
    this.#source.onRound({ ...round, diagnostics });
  }

  #know(diagnostics: readonly Diagnostic[]): void {
    this.#known = diagnostics.filter(isError);
    const errors = this.#format(this.#known);
    this.#errors = errors;
    this.hub.send({ build: this.#id(), errors });
  }

  /** @param news what goes only to who is there; absent where nothing has changed but, perhaps, the errors */
  #tell(diagnostics: readonly Diagnostic[], news: Partial<PageUpdates> | undefined): void {
    const errors = this.#format(diagnostics.filter(isError));
    if (!news && errors === this.#errors) return;
    this.#errors = errors;
    this.hub.send({ build: this.#id(), errors }, news);
  }

  #format(failures: readonly Diagnostic[]): string | undefined {
    return failures.length > 0 ? this.#source.format(failures) : undefined;
  }

  /** As places have it. */
  #nameOf(file: string): string {
    return sitePath(this.#source.siteDir, file);
  }

  #id(): string {
    return `${this.#life}-${this.#changes}`;
  }
}

/** By the address as the script in the pages says it: without a slash or a file's name at its end. */
function byAddress(pages: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...pages].map(([url, html]) => [url.replace(/(index\.html)?$/, '').replace(/\/$/, ''), html]),
  );
}

function failed(error: unknown): DevRevision {
  return { diagnostics: errorFindings(error), pages: new Map() };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
