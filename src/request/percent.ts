/**
 * Percent-encodes everything except unreserved characters (RFC 3986, section 2.3), as in RFC 6570
 * expansion. Lone surrogates, which no URL can contain, become U+FFFD.
 */
export function encode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(/[!'()*]/g, percent);
}

/**
 * Keeps reserved characters and existing percent-encoding (RFC 6570, section 3.2.3), except for
 * characters that would end the value (OpenAPI 3.2.0, section 4.12.2: the application has to encode
 * them).
 */
export function encodeReserved(text: string, ends: 'path' | 'query'): string {
  // An apostrophe does not end a query, but only browsers encode it there (URL Standard, section
  // 1.3).
  const ending = ends === 'path' ? /[/?#[\]]/g : /[#[\]&+']/g;
  return wellFormed(text)
    .split(/(%[\da-fA-F]{2})/)
    .map((part, index) => (index % 2 === 1 ? part : encodeURI(part).replace(ending, percent)))
    .join('');
}

/**
 * Encodes characters that no URL may contain (RFC 3986, section 2), so that every client sends the
 * same URL. Existing percent-encoding and braces around placeholders stay.
 */
export function encodeUrl(url: string): string {
  const [, origin = '', path = '', query = ''] =
    /^((?:[a-zA-Z][a-zA-Z\d+.-]*:\/\/[^/?#]*)?)([^?]*)(.*)$/s.exec(wellFormed(url)) ?? [];
  const invalid = /%(?![\da-fA-F]{2})|[^\w!#$%&'()*+,./:;=?@{}~-]/gu;
  const text = path + query.replaceAll("'", '%27');
  return origin + text.replace(invalid, encodeURIComponent);
}

/**
 * Encodes a header value: percent-encodes everything except visible ASCII, space and tab, as RFC
 * 6570 would.
 */
export function encodeForHeader(text: string): string {
  return wellFormed(text).replace(/[^\t\x20-\x7e]+/g, encodeURIComponent);
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function wellFormed(text: string): string {
  return text.replace(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '\ufffd',
  );
}
