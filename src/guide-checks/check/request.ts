import { didYouMean } from '../../diagnostics/index.js';
import type { Operation } from '../../openapi/api/operation.js';
import { type GuideDiagnostic, guideDiagnostic } from '../guide-diagnostic.js';
import type { GuideRequest } from '../guide-request.js';
import { isRelated, matchPath, nearestPath, type PathMatch } from '../match/find-operation.js';
import { type RequestTarget, requestTarget } from '../match/target.js';
import { isPlaceholder, type SourceText, writtenSpan } from '../source-text.js';
import { checkRequestBody } from './bodies.js';
import { type GuideContext, operationLabel } from './context.js';
import { checkHeaders, checkPathValues, checkQuery } from './parameters.js';

/** What a block shows, and the problems in it. */
export interface CheckedRequest {
  /** The operation that the block shows. */
  readonly operation?: Operation | undefined;
  /** Status of the response that the block shows. */
  readonly status?: string | undefined;
  /** The request certainly goes to a server of the description. */
  readonly isCertain?: boolean | undefined;
  readonly diagnostics: readonly GuideDiagnostic[];
}

/**
 * Finds the operation of a request and checks the request against it. Requests to other hosts are
 * ignored, unless the block names its operation.
 */
export function checkRequest(
  request: GuideRequest,
  named: Operation | undefined,
  context: GuideContext,
): CheckedRequest {
  const target = requestTarget(request, context.servers);
  if (target === undefined) return { diagnostics: [] };
  return { ...checkAt(target, request, named, context), isCertain: target.isCertain };
}

function checkAt(
  target: RequestTarget,
  request: GuideRequest,
  named: Operation | undefined,
  context: GuideContext,
): CheckedRequest {
  const { method, url } = request;
  const operations = [...context.api.operations, ...(named ? [named] : [])];
  const matches = target.paths.flatMap((path) => matchPath(path, operations));
  const match =
    matches.find(({ operation }) => operation === named) ??
    matches.find(({ operation }) => operation.method === method) ??
    // RFC 9110, section 9.3.2: HEAD is allowed wherever GET is.
    (method === 'HEAD' ? matches.find(({ operation }) => operation.method === 'GET') : undefined);
  const isOpenMethod = /^\$|[<{]/.test(method);
  if (match === undefined) {
    if (matches.length === 0) return { diagnostics: unknownPath(request, target, named, context) };
    const isPermitted = method === 'OPTIONS' || method === 'TRACE';
    return { diagnostics: isPermitted ? [] : [wrongMethod(request, matches)] };
  }
  const { operation } = match;
  if (named !== undefined && operation !== named) {
    const args = { request: `${method} ${operation.path}`, operation: operationLabel(named) };
    const hint = operation.operationId && `it is ${operation.operationId}`;
    return {
      operation: named,
      diagnostics: [guideDiagnostic('guide/other-operation', args, writtenSpan(url), hint)],
    };
  }
  if (!isOpenMethod && operation.method !== method && method !== 'HEAD') {
    return { operation, diagnostics: [wrongMethod(request, matches)] };
  }
  const span = request.methodSpan ?? writtenSpan(url);
  return {
    operation,
    diagnostics: [
      ...checkPathValues(match.values, operation, context),
      ...checkQuery(target.query, operation, writtenSpan(url), context),
      ...checkHeaders(request, operation, span, context),
      ...(method === 'HEAD' ? [] : checkRequestBody(request, operation, span, context)),
    ],
  };
}

function unknownPath(
  { method }: GuideRequest,
  { paths, isCertain }: RequestTarget,
  named: Operation | undefined,
  { api }: GuideContext,
): readonly GuideDiagnostic[] {
  const path = shortest(paths);
  if (path === undefined || /^\/*$/.test(path.text)) return [];
  const segments = path.text.split('/');
  const open = segments.map((_, index) => isOpen(path, segments, index));
  const isPartlyOpen = named === undefined && open.includes(true);
  // `/v1/import/{entity}` may represent several paths.
  if (isPartlyOpen && couldBeAny(segments, open, api.operations)) return [];
  const operations = api.operations.filter((operation) => operation.method === method);
  const near = nearestPath(path.text, operations);
  const elsewhere = near ?? nearestPath(path.text, api.operations);
  const isOwn =
    isCertain ||
    named !== undefined ||
    (!isPartlyOpen && paths.some(({ text }) => isRelated(text, api.operations)));
  if (!isOwn && (isPartlyOpen ? elsewhere : near) === undefined) return [];
  const meant = api.operations.filter((operation) => operation.path === elsewhere);
  const best = meant.find((operation) => operation.method === method) ?? meant[0];
  const hint = best && `did you mean ${best.method} ${best.path}?`;
  return [
    guideDiagnostic('guide/unknown-path', { method, path: path.text }, writtenSpan(path), hint),
  ];
}

/** Whether some operation's path results if each placeholder is replaced by one segment. */
function couldBeAny(
  segments: readonly string[],
  open: readonly boolean[],
  operations: readonly Operation[],
): boolean {
  const isVague = segments.some(
    (segment, index) => open[index] && /\.\.\.|…|path|endpoint|resource|route|rest/i.test(segment),
  );
  return (
    isVague ||
    operations.some(({ path }) => {
      const template = path.split('/');
      return (
        template.length === segments.length &&
        template.every((part, index) => open[index] || /\{/.test(part) || part === segments[index])
      );
    })
  );
}

function isOpen(path: SourceText, segments: readonly string[], index: number): boolean {
  const start = segments.slice(0, index).join('/').length + (index > 0 ? 1 : 0);
  const end = start + (segments[index]?.length ?? 0);
  const unknown = path.unknown.filter((span) => span.start < end && span.end > start);
  return isPlaceholder({ text: path.text.slice(start, end), at: path.at, unknown });
}

function wrongMethod(
  { method, methodSpan, url }: GuideRequest,
  matches: readonly PathMatch[],
): GuideDiagnostic {
  const methods = [...new Set(matches.map(({ operation }) => operation.method))];
  const path = matches[0]?.operation.path ?? url.text;
  const hint = methods.length === 1 ? undefined : didYouMean(method, methods);
  return guideDiagnostic(
    'guide/unknown-method',
    { method, path, methods },
    methodSpan ?? writtenSpan(url),
    hint,
  );
}

function shortest(paths: readonly SourceText[]): SourceText | undefined {
  return [...paths].sort((a, b) => a.text.length - b.text.length)[0];
}
