/** Watches whether the page's own Content-Security-Policy blocks a request to this origin. */
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

/** Whether browsers block a request from a secure page as mixed content (W3C Mixed Content, section 4.4). */
export function isMixed(url: string): boolean {
  const { protocol, hostname } = new URL(url, location.href);
  return location.protocol === 'https:' && protocol === 'http:' && !isThisMachine(hostname);
}

/** Whether browsers ask the reader before a page may send this request (WICG, Local Network Access). */
export function isPrivate(url: string): boolean {
  const { hostname } = new URL(url, location.href);
  return isNear(hostname) && !isNear(location.hostname);
}

function isNear(hostname: string): boolean {
  const addresses = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe80)/;
  return isThisMachine(hostname) || addresses.test(hostname) || hostname.endsWith('.local');
}

function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.*\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
