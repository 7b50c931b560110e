import { useLayoutEffect, useRef } from 'react';
import type { Suggestion } from '../json/completion.js';

interface Props {
  readonly id: string;
  readonly text: string;
  /** Offset in the text below which they stand. */
  readonly at: number;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onTake: (suggestion: Suggestion) => void;
}

/** What could be written at the caret. The focus stays in the text. */
export function Suggestions({ id, text, at, suggestions, active, onTake }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = text.slice(0, at).split('\n');
    // Set by script: the policy of the page lets no attribute do it.
    list.current?.style.setProperty('--line', String(before.length));
    list.current?.style.setProperty('--column', String(before.at(-1)?.length ?? 0));
  }, [text, at]);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} className="try-options" id={`${id}-options`} role="listbox" aria-label="JSON">
      {suggestions.map((suggestion, index) => (
        // The keyboard reaches them from the text, whose active descendant they are.
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
