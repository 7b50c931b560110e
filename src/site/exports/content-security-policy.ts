/** Sources by directive. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/** Sources beyond the site itself that its pages need. */
export interface PolicyNeeds {
  /** Sources that scripts send requests to: `https://api.example.com`, `https://*.example.com`, `https:`. */
  readonly connect?: readonly string[] | undefined;
  /** Origins of embedded images, and of audio and video. */
  readonly images?: readonly string[] | undefined;
  readonly media?: readonly string[] | undefined;
  /** Whether scripts compile WebAssembly. */
  readonly wasm?: boolean | undefined;
  /** What the configuration adds to any directive. */
  readonly additions?: readonly PolicySources[] | undefined;
}

/**
 * Returns the Content-Security-Policy (CSP Level 3) under which every page works: nothing inline, and no external
 * sources but those of embedded media and API requests. Sites that send requests may show the media that they receive
 * (`blob:`).
 */
export function contentSecurityPolicyText(needs: PolicyNeeds = {}): string {
  const { connect = [], images = [], media, wasm = false, additions = [] } = needs;
  const blobs = sorted(connect).length > 0 ? ['blob:'] : [];
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...(wasm ? ["'wasm-unsafe-eval'"] : [])],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...blobs, ...sorted(images)],
    ...(media || blobs.length > 0
      ? ([['media-src', "'self'", ...blobs, ...sorted(media ?? [])]] as const)
      : []),
    ...(blobs.length > 0 ? ([['frame-src', ...blobs]] as const) : []),
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...sorted(connect)],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return withAdditions(directives, additions)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Adds sources to the directives; `'none'` gives way to them. */
function withAdditions(
  directives: readonly (readonly [string, ...string[]])[],
  additions: readonly PolicySources[],
): readonly (readonly string[])[] {
  const merged = new Map(directives.map(([name, ...sources]) => [name, sources]));
  for (const [name, sources] of additions.flatMap((one) => Object.entries(one))) {
    const own = merged.get(name) ?? ["'self'"];
    const kept = own.filter((source) => source !== "'none'");
    merged.set(name, [...new Set([...kept, ...sources])]);
  }
  return [...merged].map(([name, sources]) => [name, ...sources]);
}

function sorted(origins: readonly string[]): string[] {
  return [...new Set(origins)].filter(isSource).sort();
}

const playedFile = /\.(mp4|m4v|webm|ogv|mov|mp3|m4a|ogg|oga|opus|wav|flac|aac|vtt)(?=$|[?#])/i;

/** Returns the Content-Security-Policy sources for the images, audio and video at these URLs. */
export function mediaNeeds(urls: Iterable<string>): Pick<PolicyNeeds, 'images' | 'media'> {
  const all = [...urls];
  const played = all.filter((url) => playedFile.test(url));
  const origins = (list: readonly string[]): string[] =>
    list.flatMap((url) => urlOrigin(url) ?? []);
  return {
    images: origins(all.filter((url) => !playedFile.test(url))),
    media: played.length === 0 ? undefined : origins(played),
  };
}

/**
 * Whether a policy can contain the source (CSP Level 3, `host-source` and `scheme-source`): a comma or semicolon would
 * end the directive, and an asterisk would match any host.
 */
export function isSource(origin: string): boolean {
  return /^[a-z][a-z\d+.-]*:(?:\/\/(?:\*\.)?(?:[\w.-]+|\[[\da-f:]+\])(?::(?:\d+|\*))?)?$/i.test(
    origin,
  );
}

/** Returns the origin of an absolute HTTP URL; undefined for any other. */
export function urlOrigin(url: string): string | undefined {
  const whole = url.startsWith('//') ? `https:${url}` : url;
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined;
  return new URL(whole).origin;
}
