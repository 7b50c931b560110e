import type { MediaType } from '../../openapi/api/media-type.js';
import { type GuideDiagnostic, isSyntaxError } from '../guide-diagnostic.js';
import type { GuideResponse } from '../guide-request.js';
import { checkResponse } from './bodies.js';
import type { GuideContext } from './context.js';
import type { CheckedRequest } from './request.js';

/** Also checks the printed terminal output against the operation's responses. */
export function withPrintedResponse(
  checked: CheckedRequest,
  response: GuideResponse | undefined,
  context: GuideContext,
): CheckedRequest {
  const { operation, diagnostics } = checked;
  if (operation === undefined || response === undefined) return checked;
  const hold = (status: string): readonly GuideDiagnostic[] =>
    checkResponse({ ...response, status }, operation, context).filter(isSure);
  if (response.status !== '') {
    return {
      ...checked,
      status: response.status,
      diagnostics: [...diagnostics, ...hold(response.status)],
    };
  }
  const tried = operation.responses
    .filter(({ status, media }) => isSuccess(status) || media.some(tellsJson))
    .map(({ status }) => ({ status, found: hold(status) }));
  const successes = tried.filter(({ status }) => isSuccess(status));
  // Output that matches an error response is accepted as that error, because no status says
  // otherwise.
  const [closest] = (successes.length > 0 ? successes : tried).toSorted(
    (a, b) => a.found.length - b.found.length,
  );
  const fits = tried.some(({ found }) => found.length === 0);
  return fits || closest === undefined
    ? checked
    : { ...checked, diagnostics: [...diagnostics, ...closest.found] };
}

function isSuccess(status: string): boolean {
  return status.startsWith('2');
}

/** Whether the media type describes its JSON; a text response could contain anything. */
function tellsJson({ type, jsonSchema }: MediaType): boolean {
  return /json\b/i.test(type) && jsonSchema !== undefined;
}

/** Syntax errors do not count, because printed output may be truncated or mixed with other text. */
function isSure(found: GuideDiagnostic): boolean {
  return !isSyntaxError(found);
}
