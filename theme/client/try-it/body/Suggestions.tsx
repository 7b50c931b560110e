import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Suggestion } from '../json/completion.js';

interface Props {
  readonly id: string;
  /** The element that scrolls the text. */
  readonly frame: RefObject<HTMLElement | null>;
  /** The text before the suggestions. */
  readonly before: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onTake: (suggestion: Suggestion) => void;
}

/** The listbox of completions at the caret. The focus stays in the text. */
export function Suggestions({ id, frame, before, suggestions, active, onTake }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lines = before.split('\n');
    const { scrollTop = 0, scrollLeft = 0 } = frame.current ?? {};
    const place = {
      '--line': lines.length,
      '--column': lines.at(-1)?.length ?? 0,
      '--above': `${scrollTop}px`,
      '--aside': `${scrollLeft}px`,
    };
    for (const [name, value] of Object.entries(place)) {
      // Set by script, as the page's Content-Security-Policy blocks style attributes.
      list.current?.style.setProperty(name, String(value));
    }
  }, [before, frame]);
  useLayoutEffect(() => {
    const option = list.current?.children[active];
    if (!list.current || !(option instanceof HTMLElement)) return;
    const { offsetTop, offsetHeight } = option;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop;
    const end = offsetTop + offsetHeight - clientHeight;
    if (end > scrollTop) list.current.scrollTop = end;
  }, [active]);
  return (
    <div ref={list} className="try-options" id={`${id}-options`} role="listbox" aria-label="JSON">
      {suggestions.map((suggestion, index) => (
        // The keyboard reaches options from the text field, which names the active one.
        <div
          key={suggestion.label}
          className="try-option"
          id={`${id}-option-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(suggestion);
          }}
        >
          <code>{suggestion.label}</code>{' '}
          <span className="try-option-detail">{suggestion.detail}</span>
        </div>
      ))}
    </div>
  );
}
