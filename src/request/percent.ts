/**
 * Percent-encodes all but the unreserved characters (RFC 3986, section 2.3), as RFC 6570 expands a variable.
 * Halves of surrogate pairs, which no URL can hold, become U+FFFD.
 */
export function encode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(/[!'()*]/g, percent);
}

/**
 * Leaves reserved characters and what is encoded already (RFC 6570, section 3.2.3), but for those that would
 * end the value where it stands (OpenAPI 3.2.0, section 4.12.2: the application has to encode them).
 */
export function encodeReserved(text: string, ends: 'path' | 'query'): string {
  // An apostrophe ends no query, but browsers encode it there (URL Standard, section 1.3), and others do not.
  const ending = ends === 'path' ? /[/?#[\]]/g : /[#[\]&+']/g;
  return wellFormed(text)
    .split(/(%[\da-fA-F]{2})/)
    .map((part, index) => (index % 2 === 1 ? part : encodeURI(part).replace(ending, percent)))
    .join('');
}

/**
 * A URL as a description writes it, with what no URL can hold encoded (RFC 3986, section 2), so that every client sends
 * the same. What is encoded already stays, and so do braces around placeholders.
 */
export function encodeUrl(url: string): string {
  const [, origin = '', path = '', query = ''] =
    /^((?:[a-zA-Z][a-zA-Z\d+.-]*:\/\/[^/?#]*)?)([^?]*)(.*)$/s.exec(wellFormed(url)) ?? [];
  const invalid = /%(?![\da-fA-F]{2})|[^\w!#$%&'()*+,./:;=?@{}~-]/gu;
  const text = path + query.replaceAll("'", '%27');
  return origin + text.replace(invalid, encodeURIComponent);
}

/** A value of a header: what is not visible ASCII is encoded as RFC 6570 would, the rest stays readable. */
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
