import type { RequestShape, RequestValues } from 'docsgen/request';
import { removeSecrets } from './secrets/values.js';

/** A request sent from this tab, without its secrets. */
export interface PastRequest {
  readonly id: number;
  /** The page that it was sent from. */
  readonly page: string;
  readonly shape: RequestShape;
  readonly method: string;
  /** With names of environment variables in place of secrets. */
  readonly url: string;
  readonly values: RequestValues;
  /** In ms since 1970. */
  readonly at: number;
  /** Undefined if the browser returned no response. */
  readonly status: number | undefined;
  /** In ms. */
  readonly time: number | undefined;
}

/** Limit of remembered requests. They are kept in memory only. */
const maxRequests = 50;

let past: readonly PastRequest[] = [];

/** The most recent first. */
export function pastRequests(): readonly PastRequest[] {
  return past;
}

export function addPastRequest(request: Omit<PastRequest, 'id'>): void {
  const values = removeSecrets(request.shape, request.values);
  const id = (past[0]?.id ?? 0) + 1;
  past = [{ ...request, values, id }, ...past].slice(0, maxRequests);
}

export function clearPastRequests(): void {
  past = [];
}
