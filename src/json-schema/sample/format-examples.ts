/** Example values for the formats of JSON Schema and of OpenAPI's format registry. */
export const formatExamples: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'date-time': '2024-08-24T14:15:22Z',
    date: '2024-08-24',
    time: '14:15:22Z',
    'time-local': '14:15:22',
    'date-time-local': '2024-08-24T14:15:22',
    duration: 'P1D',
    email: 'user@example.com',
    'idn-email': 'user@example.com',
    hostname: 'example.com',
    'idn-hostname': 'example.com',
    ipv4: '192.0.2.1',
    ipv6: '2001:db8::1',
    uri: 'https://example.com',
    url: 'https://example.com',
    iri: 'https://example.com',
    'uri-reference': '/path',
    'iri-reference': '/path',
    'uri-template': 'https://example.com/{id}',
    uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    guid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    'json-pointer': '/a/b',
    'relative-json-pointer': '1/a',
    regex: '^[a-z]+$',
    byte: 'c3RyaW5n',
    base64url: 'c3RyaW5n',
    password: 'pa$$word',
    char: 'a',
  }),
);

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
