import type { Json } from 'docsgen/theme';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type Completion, completionAt, type Suggestion } from '../json/completion.js';

/** The suggestions at the caret of a text box. */
export interface CompletionList {
  /** Undefined while the list is closed. */
  readonly offer: Completion | undefined;
  /** Index of the suggestion that Enter takes. */
  readonly active: number;
  /** Opens the list at the caret. */
  readonly suggest: () => void;
  readonly take: (suggestion: Suggestion) => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** @param schema schema of the whole text, with the definitions that it refers to */
export function useCompletion(
  field: RefObject<HTMLTextAreaElement | null>,
  schema: Json,
): CompletionList {
  const [offer, setOffer] = useState<Completion>();
  const [active, setActive] = useState(0);
  const close = (): void => setOffer(undefined);
  const suggest = (): void => {
    const { current } = field;
    if (!current || current.selectionStart !== current.selectionEnd) {
      close();
      return;
    }
    setOffer(completionAt(current.value, current.selectionStart, schema));
    setActive(0);
  };
  const take = ({ insert }: Suggestion): void => {
    const { current } = field;
    if (!current || !offer) return;
    current.focus();
    current.setSelectionRange(offer.start, offer.end);
    // The only way to change the text that the reader can undo.
    if (!document.execCommand('insertText', false, insert)) current.setRangeText(insert);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.ctrlKey && event.code === 'Space') {
      event.preventDefault();
      suggest();
      return;
    }
    const count = offer?.suggestions.length ?? 0;
    const chosen = offer?.suggestions[active];
    if (!chosen) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive((active + count - 1) % count);
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { offer, active, suggest, take, close, onKeyDown };
}
