/** What pages need beyond the site itself. */
export interface PolicyNeeds {
  /** Where scripts send requests to: `https://api.example.com`, `https://*.example.com`, `https:`. */
  readonly connect?: readonly string[] | undefined;
  /** Origins of images, of sound and of films that texts show. */
  readonly images?: readonly string[] | undefined;
  readonly media?: readonly string[] | undefined;
  /** Scripts compile WebAssembly. */
  readonly wasm?: boolean | undefined;
}

/**
 * The Content-Security-Policy under which every page works: nothing inline, nothing from elsewhere but what the
 * site's texts themselves show (CSP Level 3).
 */
export function contentSecurityPolicy(needs: PolicyNeeds = {}): string {
  const { connect = [], images = [], media, wasm = false } = needs;
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...(wasm ? ["'wasm-unsafe-eval'"] : [])],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...sorted(images)],
    ...(media ? ([['media-src', "'self'", ...sorted(media)]] as const) : []),
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...sorted(connect)],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

function sorted(origins: readonly string[]): string[] {
  return [...new Set(origins)].filter(isSource).sort();
}

/**
 * Whether a policy can name an origin (CSP Level 3, `host-source` and `scheme-source`): a comma or a semicolon would
 * end the directive, and an asterisk would stand for any host.
 */
export function isSource(origin: string): boolean {
  return /^[a-z][a-z\d+.-]*:(?:\/\/(?:\*\.)?(?:[\w.-]+|\[[\da-f:]+\])(?::(?:\d+|\*))?)?$/i.test(
    origin,
  );
}

/** The origin of an absolute HTTP address, with its scheme; undefined for any other. */
export function urlOrigin(url: string): string | undefined {
  const whole = url.startsWith('//') ? `https:${url}` : url;
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined;
  return new URL(whole).origin;
}
