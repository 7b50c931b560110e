import { useState } from 'react';
import { Digits, type ExactJson } from '../json/exact-json.js';
import { useFormTranslation } from '../messages.js';
import { escapeInvisible } from './escape-invisible.js';

interface Props {
  readonly value: ExactJson;
  readonly name?: string | undefined;
  readonly depth?: number;
  readonly isLast?: boolean;
}

/** Entries that are shown at first. */
const maxFirstEntries = 100;

/** JSON as a collapsible tree; collapsed values are not in the DOM. All values are rendered as text. */
export function JsonTree({ value, name, depth = 0, isLast = true }: Props) {
  const label = name === undefined ? null : <Name name={name} />;
  const comma = isLast ? null : <span className="hljs-punctuation">,</span>;
  if (typeof value !== 'object' || value === null || value instanceof Digits) {
    return (
      <div className="try-leaf">
        {label}
        <Leaf value={value} />
        {comma}
      </div>
    );
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const [open, close] = isList ? '[]' : '{}';
  if (entries.length === 0) {
    return (
      <div className="try-leaf">
        {label}
        <span className="hljs-punctuation">{`${open}${close}`}</span>
        {comma}
      </div>
    );
  }
  return (
    <Branch
      head={
        <>
          {label}
          <span className="hljs-punctuation">{open}</span>
        </>
      }
      tail={
        <>
          <span className="hljs-punctuation">{close}</span>
          {comma}
        </>
      }
      entries={entries}
      isList={isList}
      depth={depth}
    />
  );
}

interface BranchProps {
  readonly head: React.ReactNode;
  readonly tail: React.ReactNode;
  readonly entries: readonly (readonly [string, ExactJson])[];
  readonly isList: boolean;
  readonly depth: number;
}

function Branch({ head, tail, entries, isList, depth }: BranchProps) {
  const t = useFormTranslation();
  const [isOpen, setOpen] = useState(depth < 3 && entries.length <= maxFirstEntries);
  const [shown, setShown] = useState(maxFirstEntries);
  return (
    <details
      className="try-branch"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {head}
        <span className="try-branch-count">
          {t(isList ? 'tryIt.items' : 'tryIt.fields', { count: entries.length })}
        </span>
      </summary>
      {isOpen && (
        <div className="try-branch-body">
          {entries.slice(0, shown).map(([key, value], index) => (
            <JsonTree
              key={key}
              name={isList ? undefined : key}
              value={value}
              depth={depth + 1}
              isLast={index === entries.length - 1}
            />
          ))}
          {entries.length > shown && (
            <button
              className="try-button try-button-quiet"
              type="button"
              onClick={() => setShown(shown + 10 * maxFirstEntries)}
            >
              {t('tryIt.more', { count: entries.length - shown })}
            </button>
          )}
        </div>
      )}
      {isOpen && <div className="try-branch-end">{tail}</div>}
    </details>
  );
}

function Name({ name }: { readonly name: string }) {
  return (
    <>
      <span className="hljs-attr">{escapeInvisible(JSON.stringify(name))}</span>
      <span className="hljs-punctuation">: </span>
    </>
  );
}

const colours: Readonly<Record<string, string>> = {
  string: 'hljs-string',
  number: 'hljs-number',
  object: 'hljs-number',
};

function Leaf({ value }: { readonly value: string | number | Digits | boolean | null }) {
  const text = value instanceof Digits ? value.written : escapeInvisible(JSON.stringify(value));
  const kind = value === null ? 'null' : typeof value;
  return <span className={colours[kind] ?? 'hljs-literal'}>{text}</span>;
}
