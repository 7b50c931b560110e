import { type HttpRequest, RequestError } from 'docsgen/request';

type Attempt =
  | { readonly request: HttpRequest; readonly error?: undefined }
  | { readonly request?: undefined; readonly error: RequestError };

/** A request, or why there is none: a value that cannot be sent. */
export function attempt(make: () => HttpRequest): Attempt {
  try {
    return { request: make() };
  } catch (error) {
    if (error instanceof RequestError) return { error };
    throw error;
  }
}
