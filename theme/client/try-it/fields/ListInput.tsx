import type { Json } from 'docsgen/theme';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslate } from '../words.js';
import type { ControlProps } from './Field.js';

interface Props {
  readonly control: Partial<ControlProps>;
  readonly name: string;
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
  /** Renders the control of an item. */
  readonly children: (item: Item) => ReactNode;
}

interface Item {
  readonly control: Partial<ControlProps> & { readonly 'aria-label': string };
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

interface Row {
  readonly key: number;
  readonly value: Json | undefined;
}

/** A list with a row for each item. Rows without a value are not sent. */
export function ListInput({ control, name, value, onChange, children }: Props) {
  const say = useTranslate();
  const next = useRef(0);
  const add = useRef<HTMLButtonElement>(null);
  const listRow = (one: Json | undefined): Row => {
    next.current += 1;
    return { key: next.current, value: one };
  };
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (Array.isArray(value) ? value : [undefined]).map(listRow),
  );
  const change = (changed: readonly Row[]): void => {
    setRows(changed);
    const values = changed.flatMap(({ value: one }) => (one === undefined ? [] : [one]));
    onChange(values.length === 0 ? undefined : values);
  };
  return (
    <div className="try-rows">
      {rows.map((row, index) => (
        <div className="try-row" key={row.key}>
          {children({
            control: {
              'aria-describedby': control['aria-describedby'],
              'aria-invalid': control['aria-invalid'],
              'aria-label': `${name} ${index + 1}`,
            },
            value: row.value,
            onChange: (one) => change(rows.with(index, { ...row, value: one })),
          })}
          <button
            className="try-button try-button-quiet"
            type="button"
            aria-label={say('tryIt.removeItem', { name: `${name} ${index + 1}` })}
            onClick={() => {
              change(rows.toSpliced(index, 1));
              add.current?.focus();
            }}
          >
            {say('tryIt.remove')}
          </button>
        </div>
      ))}
      <button
        ref={add}
        className="try-button try-button-quiet"
        type="button"
        aria-label={say('tryIt.addItem', { name })}
        onClick={() => setRows([...rows, listRow(undefined)])}
      >
        {say('tryIt.add')}
      </button>
    </div>
  );
}
