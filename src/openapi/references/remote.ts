import { decodeText } from '../../files/decode-text.js';

/**
 * Fetches the text at a URL if its host and those of all redirects are allowed; rejects with the
 * cause.
 */
export type Fetch = (url: string, allowHosts: readonly string[]) => Promise<string>;

const timeoutSeconds = 10;
const maxBytes = 20_000_000;
const maxRedirects = 5;

/**
 * Whether a URL may be fetched: the host is allowed, and the URL uses HTTPS unless the host is
 * local.
 */
export function isAllowed(url: string, allowHosts: readonly string[]): boolean {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return false;
  }
  const { protocol, host, hostname, username, password } = parsed;
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return false;
  return username === '' && password === '' && allowHosts.includes(host);
}

/** Fetches with the built-in `fetch`, with limits on time and size. */
export const fetchText: Fetch = async (url, allowHosts) => {
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  let at = url;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const response = await fetch(at, { signal, redirect: 'manual', credentials: 'omit' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) {
      if (!response.ok) throw new Error(`the response was ${response.status}`);
      return await limited(response);
    }
    at = new URL(location, at).href;
    if (!isAllowed(at, allowHosts)) throw new Error(`it redirects to ${new URL(at).host}`);
  }
  throw new Error('it redirects without end');
};

async function limited({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (body === null) return '';
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new Error(`it is larger than ${maxBytes / 1_000_000} MB`);
    }
    chunks.push(part.value);
  }
  return decodeText(Buffer.concat(chunks));
}
