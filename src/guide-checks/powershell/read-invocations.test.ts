import { expect, it } from 'vitest';
import { readInvocations } from './read-invocations.js';

it('reads the method, URL, headers and body of a request', () => {
  const [request, ...others] = readInvocations(
    [
      '$headers = @{ "X-Key" = "secret" }',
      'Invoke-RestMethod -Method Post -Uri "https://a.example/planets" -Headers $headers \\',
      '  -ContentType \'application/json\' -Body \'{"name": "Mars"}\'',
    ]
      .join('\n')
      .replace(' \\', ' `'),
  );
  expect(others).toEqual([]);
  expect(request?.method).toBe('POST');
  expect(request?.url.text).toBe('https://a.example/planets');
  expect(request?.headers.map(({ name }) => name)).toContain('X-Key');
  expect(request?.body?.content?.text).toBe('{"name": "Mars"}');
});

it.each([
  ['irm https://a.example/planets', 'GET'],
  ['PS C:\\> iwr -Uri https://a.example/planets -Method Delete', 'DELETE'],
])('reads %s', (text, method) => {
  const [request] = readInvocations(text);
  expect(request?.method).toBe(method);
  expect(request?.url.text).toBe('https://a.example/planets');
});

it('ignores comments, strings and other commands', () => {
  expect(readInvocations('# irm https://a.example\nWrite-Output "irm https://a.example"')).toEqual(
    [],
  );
});
