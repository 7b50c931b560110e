import {
  type FetchRequest,
  makeRequest,
  printRequest,
  type RequestShape,
  type RequestValues,
} from 'docsgen/request';
import { useEffect, useRef, useState } from 'react';
import { reportEvent } from '../../event.js';
import { addPastRequest } from '../past-requests.js';
import { maskSecrets } from '../secrets/values.js';
import { NoResponse, type ReceivedResponse, sendRequest } from './send.js';

/** The outcome of a request; while it streams, the part received so far. */
export type RequestResult = { readonly id: number } & (
  | { readonly response: ReceivedResponse }
  | {
      readonly response?: undefined;
      readonly reason: NoResponse['reason'];
      readonly url: string;
      readonly curl: string;
    }
);

interface Sending {
  readonly isSending: boolean;
  /** Outcome of the last request. */
  readonly result: RequestResult | undefined;
  /** @param values the form values of the request */
  start(request: FetchRequest, values: RequestValues, seconds: number): Promise<void>;
  stop(): void;
}

/**
 * Sends one request at a time and adds it to the tab's history.
 *
 * @param proxy see `withProxy`
 */
export function useSending(shape: RequestShape, page: string, proxy?: string): Sending {
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<RequestResult>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start: Sending['start'] = async (request, values, seconds) => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setSending(true);
    setResult(undefined);
    const shown = makeRequest(shape, maskSecrets(shape, values), { secrets: 'placeholders' });
    const url = shown.url
      .map((part) => (typeof part === 'string' ? part : `$${part.variable}`))
      .join('');
    const past = { page, shape, method: shown.method, url, values, at: Date.now() };
    const id = past.at;
    const sent = withProxy(request, proxy);
    try {
      const response = await sendRequest(sent, seconds, stop.signal, (part) =>
        setResult({ id, response: part }),
      );
      addPastRequest({ ...past, status: response.status, time: response.total });
      reportEvent({ name: 'try-it', method: shown.method, status: response.status });
      setResult({ id, response });
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      addPastRequest({ ...past, status: undefined, time: undefined });
      reportEvent({ name: 'try-it', method: shown.method, status: undefined });
      setResult({
        id,
        reason: error.reason,
        url: proxy ? sent.url : url,
        curl: printRequest('curl', shown),
      });
    } finally {
      running.current = undefined;
      setSending(false);
    }
  };
  return { isSending, result, start, stop: () => running.current?.abort() };
}

/**
 * Returns the request to a proxy that sends the given one: the same method, headers and body, with
 * the URL percent-encoded at the end of the proxy's.
 *
 * @param proxy `https://proxy.example.com/?url=`, or a path on this host
 */
function withProxy(request: FetchRequest, proxy: string | undefined): FetchRequest {
  if (!proxy) return request;
  return { ...request, url: new URL(proxy + encodeURIComponent(request.url), location.href).href };
}
