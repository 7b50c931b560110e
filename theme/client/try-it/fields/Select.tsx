import type { ControlAttributes } from './FormField.js';

interface Props {
  readonly attributes: Partial<ControlAttributes>;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export function Select({ attributes, value, options, onChange }: Props) {
  return (
    <select
      {...attributes}
      className="try-input"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
