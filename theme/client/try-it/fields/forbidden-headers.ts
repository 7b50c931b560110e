const names = new Set([
  ...['accept-charset', 'accept-encoding', 'access-control-request-headers'],
  ...['access-control-request-method', 'access-control-request-private-network', 'connection'],
  ...['content-length', 'cookie', 'cookie2', 'date', 'dnt', 'expect', 'host', 'keep-alive'],
  ...['origin', 'referer', 'set-cookie', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'via'],
  // No longer forbidden, but Chromium ignores it.
  'user-agent',
]);

/** Headers that pages cannot set, and that browsers drop silently (Fetch Standard, section 2.2.2). */
export function isForbiddenHeader(name: string): boolean {
  return names.has(name.toLowerCase()) || /^(?:proxy|sec)-/i.test(name);
}
