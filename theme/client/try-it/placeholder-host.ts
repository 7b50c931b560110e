/** Names that no service has (RFC 2606, RFC 6761): descriptions write them where they do not publish the host. */
const placeholder = /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid)$/;

/** The host of a URL if it is a placeholder, which requests cannot be sent to. */
export function placeholderHost(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  return placeholder.test(hostname.replace(/\.$/, '')) ? hostname : undefined;
}
