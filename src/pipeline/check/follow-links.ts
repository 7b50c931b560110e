import { LinkChecker, type LinkResult, LinkState } from 'linkinator';

export interface FollowOptions {
  /** URL of a page that contains all the links, see `linksPage`. */
  readonly page: string;
  /** Milliseconds for one request. */
  readonly timeout: number;
  readonly onProgress: (done: number, total: number) => void;
}

/** Result for a URL. `status` is 0 if there was no response. */
export interface LinkCheckResult {
  readonly ok: boolean;
  readonly status: number;
  /** Why there was no response: `ENOTFOUND`, `TimeoutError`. */
  readonly reason?: string | undefined;
}

/** Limit of concurrent requests; linkinator has none of its own. */
const concurrency = 24;

/**
 * Returns a page that contains only links, so that linkinator follows each URL once, however many
 * pages use it.
 */
export function linksPage(urls: Iterable<string>): string {
  const links = [...urls].map(
    (url) => `<a href="${url.replaceAll('&', '&amp;').replaceAll('"', '%22')}"></a>`,
  );
  return `<!doctype html><title>Links</title>${links.join('\n')}`;
}

/**
 * Follows URLs on this machine with linkinator: HEAD, then GET. Fragments are checked elsewhere,
 * because linkinator would report them on the wrong page.
 * @param urls normal form (`new URL(url).href`), without fragments
 */
export async function followLinks(
  urls: ReadonlySet<string>,
  { page, timeout, onProgress }: FollowOptions,
): Promise<ReadonlyMap<string, LinkCheckResult>> {
  const results = new Map<string, LinkCheckResult>();
  if (urls.size === 0) return results;
  const turns = takeTurns(concurrency);
  const checker = new LinkChecker();
  checker.on('link', (result) => {
    turns.done(result.url);
    if (!urls.has(result.url) || result.parent === undefined) return;
    results.set(result.url, toCheckResult(result));
    onProgress(results.size, urls.size);
  });
  // linkinator sends requests through the proxy of the environment, which cannot reach this
  // machine. Its client for insecure certificates bypasses the proxy.
  await checker.check({
    path: page,
    recurse: false,
    allowInsecureCerts: true,
    timeout,
    retry: false,
    linksToSkip: async (url) => {
      if (url !== page && !urls.has(url)) return true;
      await turns.take(url);
      return false;
    },
  });
  return results;
}

function toCheckResult({ state, status = 0, failureDetails = [] }: LinkResult): LinkCheckResult {
  const ok = state !== LinkState.BROKEN;
  const error = failureDetails.find((detail) => detail instanceof Error);
  if (ok || error === undefined) return { ok, status };
  const cause = error.cause instanceof Error ? error.cause : error;
  const reason = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return { ok, status, reason };
}

/** Limits the URLs in progress to `limit`; further ones wait. */
function takeTurns(limit: number): {
  take(url: string): Promise<void>;
  done(url: string): void;
} {
  const going = new Set<string>();
  const waiting: { readonly url: string; readonly go: () => void }[] = [];
  return {
    take: async (url) => {
      if (going.size >= limit) await new Promise<void>((go) => waiting.push({ url, go }));
      going.add(url);
    },
    done: (url) => {
      if (going.delete(url)) waiting.shift()?.go();
    },
  };
}
