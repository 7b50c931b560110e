import type { CodeExample } from '../../content/doc.js';
import { didYouMean } from '../../diagnostics/index.js';
import type { Operation } from '../../openapi/api/operation.js';
import {
  asWarning,
  type GuideDiagnostic,
  guideDiagnostic,
  isSyntaxError,
} from '../guide-diagnostic.js';
import { readHttp } from '../http/read-http.js';
import { readCurl } from '../shell/read-curl.js';
import { plainSourceText, type SourceText } from '../source-text.js';
import {
  checkContent,
  checkResponse,
  chooseMedia,
  firstLine,
  responsesResponse,
  typeOfBlock,
} from './bodies.js';
import { type GuideContext, operationLabel } from './context.js';
import { checkJson } from './json-body.js';
import { withoutComments } from './json-comments.js';
import { withPrintedResponse } from './printed-response.js';
import { type CheckedRequest, checkRequest } from './request.js';

/**
 * Checks a code block against a description: every request and response that it shows.
 *
 * @param named operation that the block names
 */
export function checkExample(
  example: CodeExample,
  named: Operation | undefined,
  context: GuideContext,
): readonly CheckedRequest[] {
  const checked = checkShown(example, named, context);
  if (named !== undefined) return checked;
  // A block that does not say what it shows may not be meant as JSON.
  return checked.map(({ diagnostics, ...shown }) => ({
    ...shown,
    diagnostics: diagnostics.map((found) => (isSyntaxError(found) ? asWarning(found) : found)),
  }));
}

function checkShown(
  example: CodeExample,
  named: Operation | undefined,
  context: GuideContext,
): readonly CheckedRequest[] {
  const { language, text } = example;
  const wrong = wrongAttributes(example);
  if (wrong.length > 0) return [{ operation: named, diagnostics: wrong }];
  if (language === 'sh') {
    return readCurl(text).map((request) =>
      withPrintedResponse(checkRequest(request, named, context), request.response, context),
    );
  }
  if (language === 'http') return checkHttp(text, named, context);
  if (named === undefined) return [];
  return [
    /^(?:json|ndjson$)/.test(language)
      ? checkNamedBody(example, named, context)
      : { operation: named, diagnostics: [] },
  ];
}

function checkHttp(
  text: string,
  named: Operation | undefined,
  context: GuideContext,
): readonly CheckedRequest[] {
  const { request, response } = readHttp(text);
  const checked = request && checkRequest(request, named, context);
  const operation = named ?? checked?.operation;
  if (response === undefined || operation === undefined) return checked ? [checked] : [];
  const found = checkResponse(response, operation, context);
  return [
    ...(checked ? [checked] : []),
    { operation, status: response.status, diagnostics: found },
  ];
}

/**
 * A block of JSON is a request body if the operation has one, unless the block declares
 * a response.
 */
function checkNamedBody(
  { language, text, body, status }: CodeExample,
  operation: Operation,
  context: GuideContext,
): CheckedRequest {
  const written = plainSourceText(isCommented(language) ? withoutComments(text) : text);
  const isRequest =
    status === undefined && (body === 'request' || (body === undefined && operation.requestBody));
  if (!isRequest) {
    const shown = status ?? successResponse(operation);
    const type = typeOfBlock(language, responsesResponse(operation.responses, shown)?.media ?? []);
    const response = { status: shown, headers: [], body: written, type };
    return {
      operation,
      status: shown,
      diagnostics: checkResponse(response, operation, context),
    };
  }
  return { operation, diagnostics: checkSent(written, language, operation, context) };
}

function checkSent(
  written: SourceText,
  language: string,
  operation: Operation,
  context: GuideContext,
): readonly GuideDiagnostic[] {
  const media = operation.requestBody?.media ?? [];
  if (media.length === 0) {
    const args = { what: operationLabel(operation) };
    return [guideDiagnostic('guide/unexpected-body', args, undefined)];
  }
  const type = typeOfBlock(language, media);
  const what = `The body of ${operationLabel(operation)}`;
  const chosen = chooseMedia(media, { headers: [], type }, what, firstLine(written));
  if ('diagnostic' in chosen) return [chosen];
  return type === undefined
    ? checkJson(written, chosen.jsonSchema, 'request', context)
    : checkContent(written, chosen, 'request', context);
}

/** JSON dialects that allow comments. */
function isCommented(language: string): boolean {
  return language === 'jsonc' || language === 'json5';
}

function successResponse({ responses }: Operation): string {
  const success = responses.find(({ status }) => status.startsWith('2')) ?? responses[0];
  return success?.status ?? '200';
}

function wrongAttributes({ body, status }: CodeExample): readonly GuideDiagnostic[] {
  const found: GuideDiagnostic[] = [];
  if (body !== undefined && body !== 'request' && body !== 'response') {
    const args = { name: 'body', value: body, problem: 'is neither request nor response' };
    found.push(
      guideDiagnostic(
        'guide/block-attribute',
        args,
        undefined,
        didYouMean(body, ['request', 'response']),
      ),
    );
  }
  if (status !== undefined && !/^(?:[1-5](?:\d\d|XX)|default)$/i.test(status)) {
    const args = { name: 'status', value: status, problem: 'is not a status such as 201' };
    found.push(guideDiagnostic('guide/block-attribute', args, undefined));
  }
  return found;
}
