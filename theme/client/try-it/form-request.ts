import {
  type FetchRequest,
  type HttpRequest,
  makeRequest,
  printRequest,
  RequestError,
  type RequestShape,
  type RequestValues,
  toFetch,
} from 'docsgen/request';
import { requestOrigin } from './form-state.js';
import { maskSecrets } from './secrets/values.js';

export type Attempt<T> =
  | { readonly value: T; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: RequestError };

/** The request to display; an error if a value cannot be sent. */
function showable(
  shape: RequestShape,
  values: RequestValues,
  secrets: 'placeholders' | 'values',
): Attempt<HttpRequest> {
  return attempt(() => makeRequest(shape, values, { secrets }));
}

/** The request to display, with placeholders for secrets unless the reader wants to see them. */
export function shownRequest(shape: RequestShape, values: RequestValues, isShown: boolean) {
  if (isShown) return showable(shape, values, 'values');
  return showable(shape, maskSecrets(shape, values), 'placeholders');
}

/** Whether two requests look the same in the samples. */
export function isSameRequest(a: HttpRequest, b: HttpRequest | undefined): boolean {
  return b !== undefined && printRequest('curl', a) === printRequest('curl', b);
}

/** The request to send; an error unless it goes to the origin that the secrets belong to. */
export function sendable(shape: RequestShape, values: RequestValues): Attempt<FetchRequest> {
  return attempt(() => {
    const request = toFetch(makeRequest(shape, values, { secrets: 'values' }));
    if (
      !URL.canParse(request.url) ||
      new URL(request.url).origin !== requestOrigin(shape, values)
    ) {
      throw new RequestError('server', 'notHttp');
    }
    for (const [name, value] of request.headers) {
      // Characters that a header cannot contain, such as letters beyond Latin-1 (RFC 9110, section 5.5).
      if (/[^\t\x20-\x7e\x80-\xff]/.test(value)) throw new RequestError(name, 'controlCharacter');
    }
    return request;
  });
}

function attempt<T>(make: () => T): Attempt<T> {
  try {
    return { value: make() };
  } catch (error) {
    if (error instanceof RequestError) return { error };
    throw error;
  }
}
