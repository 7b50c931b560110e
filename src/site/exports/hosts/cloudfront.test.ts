import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cloudFrontFiles } from './cloudfront.js';

test.each(['//evil.example/docs', '/\\evil/docs', '///docs'])(
  'the CloudFront function redirects %s to no other host',
  (uri) => {
    const [script] = cloudFrontFiles({
      baseUrl: '/',
      trailingSlash: true,
      headers: [{ pattern: '/*', headers: [] }],
      redirects: [],
      fileLikePages: [],
    });
    const handler = runInNewContext(`${script?.contents}\nhandler`);
    const { statusCode, headers } = handler({ request: { uri } });
    expect(statusCode).toBe(301);
    expect(headers.location.value).toMatch(/^\/[a-z]/);
  },
);
