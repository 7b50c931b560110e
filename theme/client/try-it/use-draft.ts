import type { RequestShape, RequestValues } from 'docsgen/request';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadDraft } from './drafts.js';
import { fillEvent } from './example-choice.js';
import type { FormLocation } from './form-location.js';
import type { FormState } from './form-state.js';
import { openingState, withCurrent, withoutForeignSecrets } from './form-values.js';

/** The values of a form while the reader edits them. */
export interface Draft extends FormState {
  /** The values that the reader has not entered: of the description, or of a chosen example. */
  readonly filled: RefObject<RequestValues | undefined>;
  readonly update: (change: (values: RequestValues) => RequestValues) => void;
  /** Replaces values that may lead to another origin, which must not get the secrets. */
  readonly change: (changed: RequestValues) => void;
  /** Fills the form as a whole. */
  readonly fill: (values: RequestValues) => void;
}

/** Keeps the values of a form, also when the reader chooses another example on the page. */
export function useDraft(shape: RequestShape, place: FormLocation): Draft {
  const [{ values, revision }, setDraft] = useState<FormState>(() => openingState(shape, place));
  const filled = useRef(loadDraft(place.url) ? undefined : values);
  useEffect(() => {
    const { block } = place;
    const take = (event: Event): void => {
      if (!(event instanceof CustomEvent)) return;
      event.preventDefault();
      setDraft((draft) => {
        filled.current = withCurrent(shape, event.detail, draft.values);
        return { values: filled.current, revision: draft.revision + 1 };
      });
    };
    block.addEventListener(fillEvent, take);
    return () => block.removeEventListener(fillEvent, take);
  }, [shape, place]);
  const update: Draft['update'] = (change) =>
    setDraft((draft) => ({ ...draft, values: change(draft.values) }));
  return {
    values,
    revision,
    filled,
    update,
    change: (changed) => update((before) => withoutForeignSecrets(shape, before, changed)),
    fill: (given) =>
      setDraft((draft) => ({
        values: withoutForeignSecrets(shape, draft.values, given),
        revision: draft.revision + 1,
      })),
  };
}
