import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cloudFrontFiles } from './cloudfront.js';
import type { HostRedirect } from './host-rules.js';

/** Returns the response or the request that the function makes of a request. */
function handle(uri: string, querystring: object, redirects: HostRedirect[] = []) {
  const [script] = cloudFrontFiles({
    baseUrl: '/',
    trailingSlash: true,
    headers: [{ pattern: '/*', headers: [] }],
    redirects,
    fileLikePages: [],
    locales: [],
  });
  const handler = runInNewContext(`${script?.contents}\nhandler`);
  return handler({ request: { uri, querystring } });
}

test.each(['//evil.example/docs', '/\\evil/docs', '///docs'])(
  'the CloudFront function redirects %s to no other host',
  (uri) => {
    const { statusCode, headers } = handle(uri, {});
    expect(statusCode).toBe(301);
    expect(headers.location.value).toMatch(/^\/[a-z]/);
  },
);

test.each([
  ['/new', '/new?page=2&tag=a&tag=b&raw'],
  ['/new#mars', '/new?page=2&tag=a&tag=b&raw#mars'],
  ['/new?of=old', '/new?of=old'],
])('the CloudFront function redirects to %s with the query of the request', (to, expected) => {
  const querystring = {
    page: { value: '2' },
    tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] },
    raw: { value: '' },
  };
  const { headers } = handle('/old', querystring, [{ from: '/old', to, hasPage: true }]);
  expect(headers.location.value).toBe(expected);
});
