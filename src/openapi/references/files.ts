import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import {
  type DiagnosticDetails,
  diagnose,
  didYouMean,
  encodingProblems,
} from '../../diagnostics/index.js';
import { sitePath } from '../../diagnostics/site-path.js';
import { decodeText, invalidByteIn } from '../../files/decode-text.js';
import {
  type FileAccess,
  FileGuard,
  isInside,
  isRefusal,
  maxTextBytes,
} from '../../files/index.js';
import { type ParsedSource, parseSource } from '../source/parse-source.js';
import { DeclaredNames } from './identifiers.js';
import { type Fetch, isAllowed } from './remote.js';
import { isWeb } from './resolve.js';

/**
 * The files of a description. Each is read once, and only from the site folder or an allowed host.
 */
export interface Files {
  /** By location: an absolute path or a URL. */
  readonly sources: ReadonlyMap<string, ParsedSource | undefined>;
  fileLocation(source: ParsedSource): string;
  readonly declared: DeclaredNames;
  /** Reads a referenced file; undefined, with a diagnostic, if that is refused or fails. */
  load(
    location: string,
    reference: string,
    circumstances: DiagnosticDetails,
  ): Promise<ParsedSource | undefined>;
  /** Reads a referenced file as plain text. */
  loadText(
    location: string,
    reference: string,
    circumstances: DiagnosticDetails,
  ): Promise<string | undefined>;
  readonly diagnostics: readonly Diagnostic[];
}

export interface Access extends FileAccess {
  /** Hosts from which files may be fetched: `example.com` or `localhost:8080`. */
  readonly allowHosts: readonly string[];
  readonly fetch: Fetch;
  /** URL of the root file, if it was pulled. */
  readonly url?: string | undefined;
  /** Paths of pulled files, by URL; these are not fetched. */
  readonly pulled?: Readonly<Record<string, string>> | undefined;
}

/** Returns the path of a pulled file. */
export function pulledFile(
  { pulled = {} }: Pick<Access, 'pulled'>,
  url: string,
): string | undefined {
  return Object.hasOwn(pulled, url) ? pulled[url] : undefined;
}

export function openFiles(root: ParsedSource, access: Access): Files {
  const { siteDir } = access;
  const sources = new Map<string, ParsedSource | undefined>();
  const diagnostics: Diagnostic[] = [];
  const locations = new Map<ParsedSource, string>();
  const add = (location: string, source: ParsedSource): ParsedSource => {
    sources.set(location, source);
    locations.set(source, location);
    return source;
  };
  const reader = new ReferenceReader(access, (diagnostic) => diagnostics.push(diagnostic));
  add(access.url ?? path.resolve(siteDir, root.file), root);
  return {
    sources,
    declared: new DeclaredNames(),
    fileLocation: (source) => locations.get(source) ?? path.resolve(siteDir, source.file),
    diagnostics,
    async load(location, reference, circumstances) {
      if (sources.has(location)) return sources.get(location);
      sources.set(location, undefined);
      const text = await reader.read(location, reference, circumstances);
      if (text === undefined) return undefined;
      const file = reader.localPath(location);
      const name = file === undefined ? location : sitePath(siteDir, file);
      const parsed = parseSource(name, text, root.integers);
      diagnostics.push(...parsed.diagnostics);
      return parsed.value && add(location, parsed.value);
    },
    loadText(location, reference, circumstances) {
      if (!sources.has(location)) sources.set(location, undefined);
      return reader.read(location, reference, circumstances);
    },
  };
}

/** Reads the text of referenced files, and reports those that it cannot or may not read. */
class ReferenceReader {
  readonly #access: Access;
  readonly #guard: FileGuard;
  readonly #report: (diagnostic: Diagnostic) => void;

  constructor(access: Access, report: (diagnostic: Diagnostic) => void) {
    this.#access = access;
    this.#guard = new FileGuard(access);
    this.#report = report;
  }

  /** Returns the path of a file on disk; undefined for one that has to be fetched. */
  localPath(location: string): string | undefined {
    const pulled = pulledFile(this.#access, location);
    if (pulled !== undefined) return path.resolve(this.#access.siteDir, pulled);
    return isWeb(location) ? undefined : location;
  }

  read(
    location: string,
    reference: string,
    circumstances: DiagnosticDetails,
  ): Promise<string | undefined> {
    const file = this.localPath(location);
    return file === undefined
      ? this.#readRemote(location, reference, circumstances)
      : this.#readLocal(file, reference, circumstances);
  }

  async #readLocal(
    file: string,
    reference: string,
    circumstances: DiagnosticDetails,
  ): Promise<string | undefined> {
    const read = this.#guard.read(file, maxTextBytes);
    if (read === undefined) {
      const { hint = await similarFile(this.#access.siteDir, file) } = circumstances;
      this.#report(diagnose('openapi/missing-file', { reference }, { ...circumstances, hint }));
      return undefined;
    }
    if (!isRefusal(read)) return this.#checkedText(file, read);
    const { reason, diagnostic } = read;
    const { place = diagnostic.place, severity = diagnostic.severity } = circumstances;
    this.#report(
      reason === 'outside'
        ? diagnose('openapi/outside-reference', { reference }, circumstances)
        : { ...diagnostic, place, severity },
    );
    return undefined;
  }

  #checkedText(file: string, bytes: Uint8Array): string {
    const text = decodeText(bytes);
    const path = sitePath(this.#access.siteDir, file);
    encodingProblems({ path, text, invalidByte: invalidByteIn(bytes) }).forEach(this.#report);
    return text;
  }

  async #readRemote(
    url: string,
    reference: string,
    circumstances: DiagnosticDetails,
  ): Promise<string | undefined> {
    const { allowHosts, fetch } = this.#access;
    if (!isAllowed(url, allowHosts)) {
      this.#report(diagnose('openapi/remote-reference', { reference }, circumstances));
      return undefined;
    }
    try {
      return await fetch(url, allowHosts);
    } catch (error) {
      const reason = errorMessage(error);
      this.#report(diagnose('openapi/unreachable-reference', { reference, reason }, circumstances));
      return undefined;
    }
  }
}

async function similarFile(siteDir: string, file: string): Promise<string | undefined> {
  const folder = path.dirname(file);
  if (!isInside(folder, siteDir)) return undefined;
  const own = path.basename(file);
  const names = await readdir(folder).catch(() => []);
  // A folder may have the same name.
  return didYouMean(
    own,
    names.filter((name) => name !== own),
  );
}
