import { type ReactNode, useRef, useState } from 'react';
import { useFormTranslation } from '../messages.js';
import type { ControlAttributes } from './FormField.js';

interface Props<T> {
  readonly attributes: Partial<ControlAttributes>;
  readonly name: string;
  readonly items: readonly (T | undefined)[];
  readonly onChange: (items: readonly T[]) => void;
  /** The value of an added row. */
  readonly start?: T | undefined;
  /** Renders the control of an item. */
  readonly children: (item: ListItem<T>) => ReactNode;
}

export interface ListItem<T> {
  readonly attributes: Partial<ControlAttributes> & { readonly 'aria-label': string };
  /** Number of the row, from 1. */
  readonly position: number;
  /** Index among the rows that have a value. */
  readonly index: number;
  readonly value: T | undefined;
  /** Whether the reader has added the row. */
  readonly isNew: boolean;
  readonly onChange: (value: T | undefined) => void;
}

interface Row<T> {
  readonly key: number;
  readonly value: T | undefined;
  readonly isNew: boolean;
}

/** A list with a row for each item. Rows without a value are not sent. */
export function ListInput<T>({ attributes, name, items, onChange, start, children }: Props<T>) {
  const t = useFormTranslation();
  const next = useRef(0);
  const add = useRef<HTMLButtonElement>(null);
  const listRow = (value: T | undefined, isNew: boolean): Row<T> => {
    next.current += 1;
    return { key: next.current, value, isNew };
  };
  const [rows, setRows] = useState<readonly Row<T>[]>(() =>
    items.map((value) => listRow(value, false)),
  );
  const sent = (some: readonly Row<T>[]): readonly T[] =>
    some.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const change = (changed: readonly Row<T>[]): void => {
    setRows(changed);
    onChange(sent(changed));
  };
  return (
    <div className="try-rows">
      {rows.map((row, index) => (
        <div className="try-row" key={row.key}>
          {children({
            attributes: {
              'aria-describedby': attributes['aria-describedby'],
              'aria-invalid': attributes['aria-invalid'],
              'aria-label': `${name} ${index + 1}`,
            },
            position: index + 1,
            index: sent(rows.slice(0, index)).length,
            value: row.value,
            isNew: row.isNew,
            onChange: (one) => change(rows.with(index, { ...row, value: one })),
          })}
          <button
            className="try-button try-button-quiet"
            type="button"
            aria-label={t('tryIt.removeItem', { name: `${name} ${index + 1}` })}
            onClick={() => {
              change(rows.toSpliced(index, 1));
              add.current?.focus();
            }}
          >
            {t('tryIt.remove')}
          </button>
        </div>
      ))}
      <button
        ref={add}
        className="try-button try-button-quiet"
        type="button"
        aria-label={t('tryIt.addItem', { name })}
        onClick={() => change([...rows, listRow(start, true)])}
      >
        {t('tryIt.add')}
      </button>
    </div>
  );
}
