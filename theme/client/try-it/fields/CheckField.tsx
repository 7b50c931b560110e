import type { ReactNode } from 'react';

interface Props {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** The label. */
  readonly children: ReactNode;
}

/** A checkbox with its label behind it. */
export function CheckField({ isChecked, onChange, children }: Props) {
  return (
    <label className="try-check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
