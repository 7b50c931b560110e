/** Names that no service has (RFC 2606, RFC 6761): descriptions write them where they do not publish the host. */
const reserved = /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid)$/;

/** What authors write for a host that each reader has: `{host}`, `your-domain.com`. Browsers encode braces. */
const own =
  /[{}]|%7b|^your-?(?:company|domain|host|instance|org|server|site|subdomain|tenant)(?=[.-]|$)/i;

/** The host of a URL if it is a placeholder, which requests cannot be sent to. */
export function placeholderHost(url: string | undefined): string | undefined {
  const host = hostOf(url);
  if (host === undefined) return undefined;
  return reserved.test(host.replace(/\.$/, '')) || own.test(host) ? host : undefined;
}

/** Whether a URL stands for a server that each reader has under another host. */
export function isOwnHost(url: string): boolean {
  return own.test(hostOf(url) ?? '');
}

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined;
}
