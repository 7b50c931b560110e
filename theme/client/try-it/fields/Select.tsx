import type { ControlProps } from './Field.js';

interface Props {
  readonly control: Partial<ControlProps>;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export function Select({ control, value, options, onChange }: Props) {
  return (
    <select
      {...control}
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
