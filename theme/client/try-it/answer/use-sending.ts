import {
  makeRequest,
  printRequest,
  type RequestShape,
  type RequestValues,
  toFetch,
} from 'docsgen/request';
import { useEffect, useRef, useState } from 'react';
import { addPastRequest } from '../history.js';
import { type Answer, NoAnswer, send } from './send.js';

type Result = { readonly id: number } & (
  | { readonly answer: Answer }
  | {
      readonly answer?: undefined;
      readonly reason: NoAnswer['reason'];
      readonly url: string;
      readonly curl: string;
    }
);

interface Sending {
  readonly isSending: boolean;
  /** Of the last request. */
  readonly result: Result | undefined;
  start(values: RequestValues, seconds: number): Promise<void>;
  stop(): void;
}

/** Sends one request at a time, and remembers it for the history of the tab. */
export function useSending(shape: RequestShape, page: string): Sending {
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<Result>();
  const running = useRef<AbortController>(undefined);
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
      running.current?.abort();
    };
  }, []);

  const start = async (values: RequestValues, seconds: number): Promise<void> => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setSending(true);
    setResult(undefined);
    const bare = makeRequest(shape, values, { secrets: 'placeholders' });
    const url = bare.url
      .map((part) => (typeof part === 'string' ? part : `$${part.variable}`))
      .join('');
    const past = { page, shape, method: bare.method, url, values, at: Date.now() };
    const id = past.at;
    try {
      const request = makeRequest(shape, values, { secrets: 'values' });
      const answer = await send(toFetch(request), seconds, stop.signal);
      addPastRequest({ ...past, status: answer.status, time: answer.total });
      if (!unmounted.current) setResult({ id, answer });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      addPastRequest({ ...past, status: undefined, time: undefined });
      const curl = printRequest('curl', bare);
      if (!unmounted.current) setResult({ id, reason: error.reason, url, curl });
    } finally {
      running.current = undefined;
      if (!unmounted.current) setSending(false);
    }
  };
  return { isSending, result, start, stop: () => running.current?.abort() };
}
