import { describe, expect, it } from 'vitest';
import { writtenSpan } from '../source-text.js';
import { readHttp } from './read-http.js';

describe('readHttp', () => {
  it('reads a request with its headers and body, and their positions', () => {
    const text = 'POST /planets HTTP/1.1\nContent-Type: application/json\n\n{"name": "Mars"}';
    const { request, response } = readHttp(text);
    expect(response).toBeUndefined();
    expect(request?.method).toBe('POST');
    expect(request?.url.text).toBe('/planets');
    expect(request?.isWhole).toBe(true);
    const [header] = request?.headers ?? [];
    expect(header?.name).toBe('Content-Type');
    expect(header?.value.text).toBe('application/json');
    expect(request?.body?.content?.text.trim()).toBe('{"name": "Mars"}');
    const url = request && writtenSpan(request.url);
    expect(text.slice(url?.start, url?.end)).toBe('/planets');
  });

  it('reads a response after its request', () => {
    const text = 'GET /planets/4\n\nHTTP/1.1 404 Not Found\nRetry-After: 3\n\n{}';
    const { request, response } = readHttp(text);
    expect(request?.isWhole).toBe(false);
    expect(request?.body).toBeUndefined();
    expect(response?.status).toBe('404');
    expect(text.slice(response?.statusSpan?.start, response?.statusSpan?.end)).toBe('404');
    expect(response?.headers.map(({ name }) => name)).toEqual(['Retry-After']);
    expect(response?.body?.text.trim()).toBe('{}');
  });

  it('reads a response alone', () => {
    expect(readHttp('HTTP/2 204\n')).toMatchObject({
      request: undefined,
      response: { status: '204' },
    });
  });

  it('skips comments before a request, and joins its query from several lines', () => {
    const { request } = readHttp(
      '# List\n@host = x\nGET /planets\n  ?page=2\n  &size=5\nAccept: */*',
    );
    expect(request?.url.text).toBe('/planets?page=2&size=5');
    expect(request?.headers.map(({ name }) => name)).toEqual(['Accept']);
  });

  it('continues a folded header', () => {
    const { request } = readHttp('GET /planets\nPrefer: wait,\n  count');
    expect(request?.headers[0]?.value.text).toBe('wait, count');
  });

  it('finds no message in other text', () => {
    expect(readHttp('Get the planets.')).toEqual({ request: undefined, response: undefined });
  });
});
