import path from 'node:path/posix';
import { type ApiOptions, lockFile, parseLockFile, type SiteConfig } from '../../config/index.js';
import type { ContentOptions } from '../../content/index.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { errorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import { sha256 } from '../../files/sha256.js';
import type { SourceFile } from '../../files/source-file.js';
import type { Api } from '../../openapi/api/api.js';
import type { DescriptionInput } from '../../openapi/description-input.js';
import { type ApiLoader, cachedApis } from '../apis/cached-api.js';
import { emptyCache } from '../cache/index.js';
import { createConfigLocator } from '../config/config-locator.js';
import { readTexts, sourceReader } from '../files/read-files.js';
import { hasParts, isCommit, textInGit, withFilesOfCommit } from '../git/git-description.js';
import { isShallow } from '../git/git-state.js';
import { pulledOrigin } from '../pull/pulled-files.js';

/** `git:main`, `git:main:openapi/old.yaml` */
const gitReference = /^git:([^:]*)(?::(?:\.\/)?(.+))?$/s;
const commitName = /^[\w][\w./@^~{}-]*$/;

/** What reading a previous version needs besides its name. */
interface PreviousReading {
  readonly content: ContentOptions;
  readonly config: SiteConfig;
  readonly load: ApiLoader;
  /** Fetches a version at a URL; builds have none, as they do not use the network. */
  readonly fetch?: FetchVersion | undefined;
}

/** Fetches a version at a URL. `location` is where redirects led. */
export type FetchVersion = (
  url: string,
) => Promise<{ readonly text: string; readonly location: string }>;

/**
 * Reads an older version of a description: a file of the site, `git:` and a revision, or a URL. Today's overlays apply
 * to it as well. Returns the reason if it cannot be read.
 * @param api today's version
 */
export async function readPreviousApi(
  previous: string,
  api: Api,
  options: ApiOptions,
  reading: PreviousReading,
): Promise<Api | string> {
  const { content, config, load } = reading;
  const { siteDir } = config;
  const before = await readPrevious(previous, api.path, reading);
  if (typeof before === 'string') return before;
  const { commit, url } = before;
  const pulled = commit === undefined ? {} : await pulledInGit(siteDir, commit, options.url);
  const reader = sourceReader(siteDir, config);
  const overlays = options.overlays.flatMap((name) => readTexts(siteDir, [name], reader));
  const file = { ...before.file, overlays, url, ...pulled };
  // The host of the older version may also serve its parts.
  const allowed = url === undefined ? options : allowHost(options, new URL(url).host);
  const { value } =
    commit !== undefined && hasParts(file.text)
      ? await withFilesOfCommit(
          siteDir,
          commit,
          [file.path, ...Object.values(pulled.pulled ?? {})],
          (folder) => cachedApis({ siteDir: folder }, emptyCache())(file, content, allowed),
        )
      : await load({ ...file, ...named(file, commit) }, content, allowed);
  return value ?? 'it is not an API description that can be read';
}

/**
 * Reports an older version that cannot be read, at its name in the configuration.
 * @param config absent if the name comes from the command line
 */
export function unreadablePrevious(
  previous: string,
  problem: string,
  { keyPath }: ApiOptions,
  config: SiteConfig | undefined,
): Diagnostic {
  const place = config && createConfigLocator(config)([...keyPath, 'previous']);
  return diagnose('build/previous-description', { previous, problem }, { place });
}

/** Whether a revision of the repository exists and does not have the description yet. */
export async function isNewSince(
  previous: string,
  current: string,
  siteDir: string,
): Promise<boolean> {
  const [isInGit, commit = '', named] = gitReference.exec(previous) ?? [];
  if (isInGit === undefined || named !== undefined || !commitName.test(commit)) return false;
  return (
    (await isCommit(siteDir, commit)) && (await textInGit(siteDir, commit, current)) === undefined
  );
}

/** Returns where the description of a commit was pulled from, and the files that were pulled with it. */
async function pulledInGit(
  siteDir: string,
  commit: string,
  url: string | undefined,
): Promise<Pick<DescriptionInput, 'url' | 'location' | 'pulled'>> {
  const text = url === undefined ? undefined : await textInGit(siteDir, commit, lockFile);
  if (url === undefined || text === undefined) return {};
  return pulledOrigin(url, parseLockFile({ path: lockFile, text, digest: '' }).value.files);
}

function allowHost(options: ApiOptions, host: string): ApiOptions {
  return { ...options, allowHosts: [...options.allowHosts, host] };
}

/**
 * Gives a description from git its own path, so that its cache entry cannot collide with today's
 * version.
 */
function named(file: SourceFile, commit: string | undefined): SourceFile {
  if (commit === undefined) return file;
  const name = `${commit.replace(/[^\w.-]/g, '-')}.${path.basename(file.path)}`;
  return { ...file, path: path.join(path.dirname(file.path), name) };
}

interface Previous {
  readonly file: SourceFile;
  /** The git commit that the file was read from; absent for a file on disk. */
  readonly commit?: string;
  /** The URL that the file was fetched from, after redirects. */
  readonly url?: string;
}

/**
 * Returns the previous version, or the reason why it cannot be read. A `git:` reference without a
 * path means the description's own file.
 */
async function readPrevious(
  previous: string,
  current: string,
  { config, fetch }: PreviousReading,
): Promise<Previous | string> {
  const { siteDir } = config;
  if (/^https?:\/\//i.test(previous)) return fetchPrevious(previous, current, fetch);
  const [isInGit, commit = '', named] = gitReference.exec(previous) ?? [];
  if (isInGit === undefined) {
    // The command line may name any file, as the configuration does.
    const reader = sourceReader(siteDir, { ...config, openapi: [{ previous }] });
    const [file] = readTexts(siteDir, [previous], reader);
    const [refused] = reader.diagnostics;
    if (file) return { file };
    if (refused) return refused.message.replace(/\.$/, '');
    const isName = commitName.test(previous) && (await isCommit(siteDir, previous));
    return isName
      ? `there is no such file; the commit is git:${previous}`
      : 'there is no such file';
  }
  if (!commitName.test(commit)) return 'that is not a name of a commit';
  const source = named ?? current;
  const text = await textInGit(siteDir, commit, source);
  if (text === undefined) return missingInGit(siteDir, commit, source);
  return { file: { path: source, text, digest: sha256(text) }, commit };
}

/** Says what git lacks: the file, the commit, or, as in most CI jobs, the history. */
async function missingInGit(siteDir: string, commit: string, file: string): Promise<string> {
  if (await isCommit(siteDir, commit)) return `git has no ${file} at ${commit}`;
  const problem = `git has no commit ${commit}`;
  return isShallow(siteDir)
    ? `${problem}, as only a part of the history was fetched; in CI, fetch all of it: fetch-depth: 0`
    : problem;
}

async function fetchPrevious(
  url: string,
  current: string,
  fetch: PreviousReading['fetch'],
): Promise<Previous | string> {
  if (!URL.canParse(url)) return 'that is not a URL';
  if (fetch === undefined) return 'builds do not use the network; name a file or a git revision';
  try {
    const { text, location } = await fetch(url);
    return { file: { path: current, text, digest: sha256(text) }, url: location };
  } catch (error) {
    return errorMessage(error);
  }
}
