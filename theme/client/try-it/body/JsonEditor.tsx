import type { Json } from 'docsgen/theme';
import { type RefObject, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { ControlAttributes } from '../fields/FormField.js';
import { highlightedJson } from '../json/highlighted-json.js';
import { withDefs } from '../json/subschemas.js';
import { useFormTranslation } from '../messages.js';
import { type SecretRules, withoutSecrets } from '../secrets/texts.js';
import { type Finding, textFindings } from './findings.js';
import { Suggestions } from './Suggestions.js';
import { type CompletionList, useCompletion } from './use-completion.js';

interface Props {
  readonly attributes: Partial<ControlAttributes>;
  /** Initial text. */
  readonly text: string;
  readonly schema: Json | undefined;
  readonly root: Json;
  /** Which values to mask in the highlighted text; undefined to show them all. */
  readonly secretRules?: SecretRules | undefined;
  readonly onChange: (text: string) => void;
}

/**
 * A JSON editor with line numbers. Validates against the schema on input and completes property names and values (ARIA
 * 1.2: a text box with `aria-autocomplete="list"`).
 */
export function JsonEditor({
  attributes,
  text: given,
  schema,
  root,
  secretRules,
  onChange,
}: Props) {
  const t = useFormTranslation();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(given);
  const settled = useDeferredValue(text);
  const whole = useMemo(() => withDefs(schema, root), [schema, root]);
  const findings = useMemo(
    () => textFindings(settled, schema, root, t),
    [settled, schema, root, t],
  );
  const completion = useCompletion(field, whole);
  const { offer, active, take } = completion;
  const problems = `${id}-problems`;
  return (
    <div className="try-editor">
      <div className="try-editor-box" dir="ltr">
        <div className="try-editor-frame" ref={frame}>
          <LineNumbers count={text.split('\n').length} />
          <div className="try-editor-text">
            <HighlightedText text={settled} secretRules={secretRules} />
            <EditorInput
              attributes={describedBy(problems, findings, attributes)}
              field={field}
              text={given}
              completion={completion}
              listId={id}
              onChange={(changed) => {
                setText(changed);
                onChange(changed);
              }}
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
        {offer ? t('tryIt.suggestions', { count: offer.suggestions.length }) : ''}
      </p>
      <Findings id={problems} findings={findings} />
    </div>
  );
}

/** Adds the findings of the text to the attributes of the field. */
function describedBy(
  id: string,
  findings: readonly Finding[],
  attributes: Props['attributes'],
): Props['attributes'] {
  return {
    ...attributes,
    'aria-invalid': findings.length > 0 || attributes['aria-invalid'],
    'aria-describedby': [attributes['aria-describedby'], id].filter(Boolean).join(' '),
  };
}

interface TextProps {
  readonly text: string;
  readonly secretRules: SecretRules | undefined;
}

/** The text in colours, which lies behind the transparent one of the input. */
function HighlightedText({ text, secretRules }: TextProps) {
  const colours = useMemo(
    () => highlightedJson(secretRules ? withoutSecrets(text, secretRules, dotted) : text),
    [text, secretRules],
  );
  return (
    <pre className="try-editor-colours hljs" aria-hidden="true">
      {colours}
      {'\n'}
    </pre>
  );
}

interface InputProps {
  readonly attributes: Partial<ControlAttributes>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Initial text. */
  readonly text: string;
  readonly completion: CompletionList;
  /** Prefix of the ids of the suggestions. */
  readonly listId: string;
  readonly onChange: (text: string) => void;
}

function EditorInput({ attributes, field, text, completion, listId, onChange }: InputProps) {
  // With a changing `defaultValue`, React would write each change into the document.
  const [first] = useState(text);
  const { offer, active, suggest, close, onKeyDown } = completion;
  return (
    <textarea
      {...attributes}
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
      aria-controls={offer && `${listId}-options`}
      aria-activedescendant={offer && `${listId}-option-${active}`}
      onInput={({ currentTarget, nativeEvent }) => {
        onChange(currentTarget.value);
        const { inputType } = nativeEvent as InputEvent;
        if (offer || (inputType === 'insertText' && isWord(currentTarget))) suggest();
      }}
      onKeyDown={onKeyDown}
      onBlur={close}
      onClick={close}
    />
  );
}

function LineNumbers({ count }: { readonly count: number }) {
  const numbers = useMemo(
    () => Array.from({ length: count }, (_, index) => `${index + 1}\n`).join(''),
    [count],
  );
  return (
    <div className="try-editor-numbers" aria-hidden="true">
      {numbers}
    </div>
  );
}

interface FindingsProps {
  readonly id: string;
  readonly findings: readonly Finding[];
}

function Findings({ id, findings }: FindingsProps) {
  const t = useFormTranslation();
  return (
    <ul className="try-findings" id={id}>
      {findings.map(({ line, pointer, message }) => (
        <li key={`${line} ${pointer} ${message}`}>
          <span className="try-finding-line">{t('tryIt.line', { line })}</span>{' '}
          {pointer && (
            <>
              <code>{pointer}</code>{' '}
            </>
          )}
          {message}
        </li>
      ))}
    </ul>
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
