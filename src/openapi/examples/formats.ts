/** Shorter example values, for a small maximum length. */
export const shortFormats: ReadonlyMap<string, string> = new Map(
  Object.entries({
    email: 'a@b.co',
    hostname: 'b.co',
    uri: 'https://b.co',
    url: 'https://b.co',
    ipv6: '::1',
    ipv4: '1.1.1.1',
    'uri-reference': '/',
    byte: 'c3Ry',
  }),
);

const filling = (least: number): string =>
  'string'.repeat(Math.ceil(Math.max(0, least) / 6)).slice(0, Math.max(0, least));

/** Longer example values, for a large minimum length. */
export const longFormats: ReadonlyMap<string, (least: number) => string> = new Map(
  Object.entries({
    'date-time': (least) => `2024-08-24T14:15:22.${'0'.repeat(Math.max(3, least - 21))}Z`,
    email: (least) => `user${filling(least - 16)}@example.com`,
    'idn-email': (least) => `user${filling(least - 16)}@example.com`,
    hostname: (least) => `${'string.'.repeat(Math.ceil(Math.max(0, least - 11) / 7))}example.com`,
    uri: (least) => `https://example.com/${filling(least - 20)}`,
    url: (least) => `https://example.com/${filling(least - 20)}`,
    iri: (least) => `https://example.com/${filling(least - 20)}`,
    'uri-reference': (least) => `/path/${filling(least - 6)}`,
    password: (least) => `pa$$word${filling(least - 8)}`,
    // Complete groups of four characters (RFC 4648, section 4).
    byte: (least) => 'c3RyaW5n'.repeat(Math.ceil(least / 4)).slice(0, Math.ceil(least / 4) * 4),
  }),
);
