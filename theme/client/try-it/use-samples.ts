import type { HttpRequest, RequestShape } from 'docsgen/request';
import { useEffect, useMemo, useState } from 'react';
import { keepDraft } from './drafts.js';
import { markOwnRequest } from './example-choice.js';
import type { FormLocation } from './form-location.js';
import { type Attempt, isSameRequest, shownRequest } from './form-request.js';
import { publishedValues } from './form-values.js';
import { writeSamples } from './samples.js';
import type { Draft } from './use-draft.js';

/** Milliseconds without a change after which the samples follow. */
const pauseMs = 80;

/**
 * Shows the request of the form in the samples of the page, and keeps what the reader has entered.
 *
 * @param isShown whether the samples contain secrets
 * @returns the request of the form
 */
export function useSamples(
  shape: RequestShape,
  { values, filled }: Draft,
  place: FormLocation,
  isShown: boolean,
): Attempt<HttpRequest> {
  const [opened] = useState(() => publishedValues(shape));
  const shown = useMemo(() => shownRequest(shape, values, isShown), [shape, values, isShown]);
  const shownAtFirst = useMemo(
    () => shownRequest(shape, opened, isShown),
    [shape, opened, isShown],
  );
  useEffect(() => {
    if (!shown.value) return undefined;
    const { value: request } = shown;
    const overtaken = new AbortController();
    if (values !== filled.current) {
      const before = filled.current && shownRequest(shape, filled.current, isShown).value;
      if (!isSameRequest(request, before)) {
        keepDraft(place.url, shape, values);
        markOwnRequest(place.block);
      }
    }
    const isChanged = !isSameRequest(request, shownAtFirst.value);
    const write = () => writeSamples(request, place.block, isChanged, overtaken.signal);
    const timer = setTimeout(() => void write(), pauseMs);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [shown, shownAtFirst, place, shape, values, filled, isShown]);
  return shown;
}
