/** Whether the page's own Content-Security-Policy stood in the way. */
export function watchPolicy(url: string): { happened(): boolean; end(): void } {
  const ended = new AbortController();
  let happened = false;
  const { origin } = new URL(url);
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective }) => {
      happened ||= effectiveDirective === 'connect-src' && blockedURI.startsWith(origin);
    },
    { signal: ended.signal },
  );
  return { happened: () => happened, end: () => ended.abort() };
}

/** Whether browsers keep a page that came securely from asking there (W3C Mixed Content, section 4.4). */
export function isMixed(url: string): boolean {
  const { protocol, hostname } = new URL(url, location.href);
  const isLocal = /^(localhost|127\.|\[::1\])/.test(hostname);
  return location.protocol === 'https:' && protocol === 'http:' && !isLocal;
}
