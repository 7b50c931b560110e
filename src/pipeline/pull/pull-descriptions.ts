import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type LockedFile, lockFile, printLockFile, type SiteConfig } from '../../config/index.js';
import type { Diagnostic, Outcome, Place } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import { fileAccess } from '../../files/index.js';
import type { DescriptionInput } from '../../openapi/description-input.js';
import { readConfiguredDescriptions } from '../apis/read-configured-descriptions.js';
import { type ReportingReader, sourceReader } from '../files/read-files.js';
import { type PulledFiles, readPulledFiles, textDigest } from './pulled-files.js';
import { pulledPath } from './pulled-path.js';
import { RemoteFiles, type RemoteOptions } from './remote-files.js';

export interface PullOptions extends Omit<RemoteOptions, 'privateHosts' | 'trustedOrigins'> {
  /** Compare only: nothing is written, and every difference is an error. */
  readonly frozen: boolean;
  /** Hosts with a private address, besides those of the configuration. */
  readonly allowedHosts: readonly string[];
  readonly now: () => Date;
  readonly onFile: (url: string) => void;
}

/** What happened to a file. */
interface PulledFile {
  readonly url: string;
  /** Relative to the site's folder. */
  readonly file: string;
  readonly change: 'new' | 'changed' | 'same';
}

export interface PullReport {
  readonly files: readonly PulledFile[];
  /** Files that no description refers to any more. */
  readonly removed: readonly string[];
}

/**
 * Fetches the descriptions that the configuration names by URL, and the remote files that
 * descriptions refer to, and pins them in the lock file. Writes nothing if one cannot be fetched.
 */
export async function pullDescriptions(
  config: SiteConfig,
  options: PullOptions,
): Promise<Outcome<PullReport>> {
  const reader = sourceReader(config.siteDir, config);
  const pulled = readPulledFiles(config.siteDir, reader);
  const remote = new RemoteFiles({ ...options, ...trustedHosts(config, options) });
  const pull = new Pull(config, pulled, remote, options);
  try {
    await pull.all(reader);
  } finally {
    await remote.close();
  }
  const diagnostics = [...pulled.diagnostics, ...pull.diagnostics];
  const isWhole = !diagnostics.some(({ severity }) => severity === 'error');
  if (!options.frozen && isWhole) await pull.save();
  return { value: pull.report(), diagnostics };
}

/** Hosts of the configuration may be private: teams pull from their own network. */
function trustedHosts(
  { openapi }: SiteConfig,
  { allowedHosts }: PullOptions,
): Pick<RemoteOptions, 'privateHosts' | 'trustedOrigins'> {
  const urls = openapi.flatMap(({ url }) => (url === undefined ? [] : [new URL(url)]));
  const named = openapi.flatMap(({ allowHosts }) =>
    allowHosts.map((host) => host.replace(/:\d+$/, '')),
  );
  const own = urls.map(({ hostname }) => hostname.replace(/^\[|\]$/g, ''));
  return {
    privateHosts: new Set([...own, ...named, ...allowedHosts]),
    trustedOrigins: new Set(urls.map(({ origin }) => origin)),
  };
}

/** What keeps a pull from finding every file; the build reports the rest. */
const unfinished: readonly string[] = [
  'openapi/not-a-description',
  'openapi/remote-reference',
  'openapi/syntax',
  'openapi/unreachable-reference',
  'openapi/unsupported-version',
];

interface Pinned extends PulledFile {
  readonly text: string;
  readonly locked: LockedFile;
}

class Pull {
  readonly diagnostics: Diagnostic[] = [];
  readonly #config: SiteConfig;
  readonly #pulled: PulledFiles;
  readonly #remote: RemoteFiles;
  readonly #options: PullOptions;
  readonly #files = new Map<string, Pinned>();

  constructor(config: SiteConfig, pulled: PulledFiles, remote: RemoteFiles, options: PullOptions) {
    this.#config = config;
    this.#pulled = pulled;
    this.#remote = remote;
    this.#options = options;
  }

  async all(reader: ReportingReader): Promise<void> {
    for (const source of readConfiguredDescriptions(this.#config, [], reader)) {
      const { url, allowHosts } = source.options;
      if (url === undefined && allowHosts.length === 0) continue;
      const file =
        url === undefined ? source.files[0] : await this.#root(url, () => source.locate('url'));
      if (file === undefined) continue;
      const { overlays } = source;
      const location = url === undefined ? undefined : this.#files.get(url)?.locked.location;
      const hosts = [...urlHosts(url), ...urlHosts(location), ...allowHosts];
      await this.#references({ ...file, overlays, url, location }, hosts);
    }
    // What a file refers to is unknown if it could not be read.
    if (!this.#options.frozen || this.diagnostics.length > 0) return;
    for (const url of Object.keys(this.#pulled.locked)) {
      if (this.#files.has(url)) continue;
      const place = this.#pulled.locate(url);
      this.diagnostics.push(diagnose('pull/unused', { url }, { place }));
    }
  }

  report(): PullReport {
    const files = [...this.#files.values()].map(({ url, file, change }) => ({ url, file, change }));
    return { files, removed: this.#unused() };
  }

  async save(): Promise<void> {
    const { siteDir } = this.#config;
    const all = [...this.#files.values()];
    for (const { file, text, change } of all) {
      if (change === 'same') continue;
      const target = path.join(siteDir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
    for (const file of this.#unused()) await rm(path.join(siteDir, file), { force: true });
    if (all.length === 0) {
      await rm(path.join(siteDir, lockFile), { force: true });
      return;
    }
    const text = printLockFile(Object.fromEntries(all.map(({ url, locked }) => [url, locked])));
    await writeFile(path.join(siteDir, lockFile), text);
  }

  #unused(): readonly string[] {
    const kept = new Set([...this.#files.values()].map(({ file }) => file));
    return Object.values(this.#pulled.locked)
      .map(({ file }) => file)
      .filter((file) => !kept.has(file));
  }

  async #root(url: string, place: () => Place | undefined): Promise<DescriptionInput | undefined> {
    try {
      const text = await this.#text(url);
      const file = this.#files.get(url)?.file ?? url;
      return { path: file, text, digest: textDigest(text) };
    } catch (error) {
      const reason = errorMessage(error);
      this.diagnostics.push(diagnose('pull/failed', { url, reason }, { place: place() }));
      return undefined;
    }
  }

  /** Fetches what a description refers to; everything else about it is reported by the build. */
  async #references(file: DescriptionInput, allowHosts: readonly string[]): Promise<void> {
    const { visitReferencedFiles } = await import('../../openapi/index.js');
    const { siteDir } = this.#config;
    const { diagnostics } = await visitReferencedFiles(file, {
      ...fileAccess(siteDir, this.#config),
      allowHosts,
      fetch: (url) => this.#text(url),
    });
    this.diagnostics.push(...diagnostics.filter(({ code }) => unfinished.includes(code)));
  }

  /** @throws Error if the file cannot be fetched */
  async #text(url: string): Promise<string> {
    const existing = this.#files.get(url);
    if (existing !== undefined) return existing.text;
    this.#options.onFile(url);
    const locked = this.#pulled.locked[url];
    const local = locked && this.#pulled.pulledText(url);
    if (this.#options.frozen) return this.#compare(url, locked, local);
    const fetched = await this.#remote.get(url, local === undefined ? undefined : locked?.etag);
    const isSame = fetched === 'same';
    const text = isSame ? (local ?? '') : withLineFeeds(fetched.text);
    const sha256 = textDigest(text);
    const isUnchanged = locked?.sha256 === sha256;
    const file = locked?.file ?? pulledPath(url, text, this.#takenPaths());
    const entry: LockedFile = {
      file,
      sha256,
      pulled: isUnchanged ? locked.pulled : this.#options.now().toISOString(),
      ...etagField(isSame ? locked?.etag : fetched.etag),
      ...locationField(isSame ? locked?.location : movedLocation(url, fetched.location)),
    };
    const change =
      locked === undefined ? 'new' : isUnchanged && local !== undefined ? 'same' : 'changed';
    this.#files.set(url, { url, file, change, text, locked: entry });
    return text;
  }

  async #compare(
    url: string,
    locked: LockedFile | undefined,
    local: string | undefined,
  ): Promise<string> {
    if (locked === undefined || local === undefined) {
      const code =
        locked === undefined ? 'it is not in the lock file' : 'its file was changed or removed';
      throw new Error(`${code}; run docsgen pull and commit ${path.dirname(lockFile)}`);
    }
    const fetched = await this.#remote.get(url, locked.etag);
    const isSame = fetched === 'same' || textDigest(withLineFeeds(fetched.text)) === locked.sha256;
    if (!isSame) {
      const place = this.#pulled.locate(url);
      this.diagnostics.push(diagnose('pull/outdated', { url, pulled: locked.pulled }, { place }));
    }
    this.#files.set(url, {
      url,
      file: locked.file,
      change: isSame ? 'same' : 'changed',
      text: local,
      locked,
    });
    return local;
  }

  #takenPaths(): ReadonlySet<string> {
    const locked = Object.values(this.#pulled.locked).map(({ file }) => file.toLowerCase());
    return new Set([...locked, ...[...this.#files.values()].map(({ file }) => file.toLowerCase())]);
  }
}

function urlHosts(url: string | undefined): readonly string[] {
  return url === undefined ? [] : [new URL(url).host];
}

function etagField(etag: string | undefined): Pick<LockedFile, 'etag'> {
  return etag === undefined ? {} : { etag };
}

/** Returns where redirects led if relative references mean other files there. */
function movedLocation(url: string, location: string): string | undefined {
  return new URL('.', url).href === new URL('.', location).href ? undefined : location;
}

function locationField(location: string | undefined): Pick<LockedFile, 'location'> {
  return location === undefined ? {} : { location };
}

/** Git may change line ends, which the digest must not notice. */
function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
