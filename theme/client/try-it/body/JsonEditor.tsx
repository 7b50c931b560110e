import type { Json } from 'docsgen/theme';
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { ControlProps } from '../fields/Field.js';
import { coloured } from '../json/coloured.js';
import { type Completion, completionAt, type Suggestion } from '../json/completion.js';
import { withDefs } from '../json/subschemas.js';
import { type Secrecy, withoutSecrets } from '../secrets/texts.js';
import { useTranslate } from '../words.js';
import { textFindings } from './findings.js';
import { Suggestions } from './Suggestions.js';

interface Props {
  readonly control: Partial<ControlProps>;
  /** Initial text. */
  readonly text: string;
  readonly schema: Json | undefined;
  readonly root: Json;
  /** Which values to mask in the highlighted text; undefined to show them all. */
  readonly secrecy?: Secrecy | undefined;
  readonly onChange: (text: string) => void;
}

/**
 * A JSON editor with line numbers. Validates against the schema on input and completes property names and values (ARIA
 * 1.2: a text box with `aria-autocomplete="list"`).
 */
export function JsonEditor({ control, text: given, schema, root, secrecy, onChange }: Props) {
  const say = useTranslate();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // With a changing `defaultValue`, React would write each change into the document.
  const [first] = useState(given);
  const [text, setText] = useState(given);
  const [offer, setOffer] = useState<Completion>();
  const [active, setActive] = useState(0);
  const settled = useDeferredValue(text);
  const whole = useMemo(() => withDefs(schema, root), [schema, root]);
  const findings = useMemo(
    () => textFindings(settled, schema, root, say),
    [settled, schema, root, say],
  );
  const lines = text.split('\n').length;
  const numbers = useMemo(
    () => Array.from({ length: lines }, (_, index) => `${index + 1}\n`).join(''),
    [lines],
  );
  const colours = useMemo(
    () => coloured(secrecy ? withoutSecrets(settled, secrecy, dotted) : settled),
    [settled, secrecy],
  );

  const suggest = (): void => {
    const { current } = field;
    if (!current || current.selectionStart !== current.selectionEnd) {
      setOffer(undefined);
      return;
    }
    setOffer(completionAt(current.value, current.selectionStart, whole));
    setActive(0);
  };
  const take = ({ insert }: Suggestion): void => {
    const { current } = field;
    if (!current || !offer) return;
    current.focus();
    current.setSelectionRange(offer.start, offer.end);
    // The only way to change the text that the reader can undo.
    if (!document.execCommand('insertText', false, insert)) current.setRangeText(insert);
    setOffer(undefined);
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
    else if (event.key === 'Escape') setOffer(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const problems = `${id}-problems`;
  return (
    <div className="try-editor">
      <div className="try-editor-box" dir="ltr">
        <div className="try-editor-frame" ref={frame}>
          <div className="try-editor-numbers" aria-hidden="true">
            {numbers}
          </div>
          <div className="try-editor-text">
            <pre className="try-editor-colours hljs" aria-hidden="true">
              {colours}
              {'\n'}
            </pre>
            <textarea
              {...control}
              ref={field}
              className="try-editor-input"
              defaultValue={first}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              wrap="off"
              rows={1}
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-controls={offer && `${id}-options`}
              aria-activedescendant={offer && `${id}-option-${active}`}
              aria-invalid={findings.length > 0 || control['aria-invalid']}
              aria-describedby={[control['aria-describedby'], problems].filter(Boolean).join(' ')}
              onInput={({ currentTarget, nativeEvent }) => {
                setText(currentTarget.value);
                onChange(currentTarget.value);
                const { inputType } = nativeEvent as InputEvent;
                if (offer || (inputType === 'insertText' && isWord(currentTarget))) suggest();
              }}
              onKeyDown={onKeyDown}
              onBlur={() => setOffer(undefined)}
              onClick={() => setOffer(undefined)}
            />
          </div>
        </div>
        {offer && (
          <Suggestions
            id={id}
            frame={frame}
            before={text.slice(0, offer.start)}
            suggestions={offer.suggestions}
            active={active}
            onTake={take}
          />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {offer ? say('tryIt.suggestions', { count: offer.suggestions.length }) : ''}
      </p>
      <ul className="try-findings" id={problems}>
        {findings.map(({ line, pointer, message }) => (
          <li key={`${line} ${pointer} ${message}`}>
            <span className="try-finding-line">{say('tryIt.line', { line })}</span>{' '}
            {pointer && (
              <>
                <code>{pointer}</code>{' '}
              </>
            )}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the caret is at the end of a word. */
function isWord({ value, selectionStart }: HTMLTextAreaElement): boolean {
  return /["\w$-]$/.test(value.slice(0, selectionStart));
}

/** As long as the original, so that the caret matches the text. */
function dotted(_: string, piece: string): string {
  return piece.replace(/[^"\\]|\\./g, (found) => '•'.repeat(found.length));
}
