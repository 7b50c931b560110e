import type { ExampleShape } from 'docsgen/request';
import { useFormTranslation } from '../messages.js';
import type { ControlAttributes } from './FormField.js';

interface Props {
  readonly attributes?: Partial<ControlAttributes>;
  /** Accessible name, if there is no label element. */
  readonly label?: string | undefined;
  readonly examples: readonly ExampleShape[];
  readonly onChoose: (index: number) => void;
}

/** Fills in an example of the description. */
export function ExampleChoice({ attributes, label, examples, onChoose }: Props) {
  const t = useFormTranslation();
  return (
    <select
      {...attributes}
      aria-label={label}
      className="try-input"
      // Keeps the choice while the arrow keys move through the list, and resets it on blur.
      defaultValue=""
      onChange={({ target }) => {
        if (target.value !== '') onChoose(Number(target.value));
      }}
      onBlur={({ target }) => {
        target.value = '';
      }}
    >
      <option value="">{t('tryIt.fillFrom')}</option>
      {examples.map(({ label: name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same label.
        <option key={`${index} ${name}`} value={index}>
          {name}
        </option>
      ))}
    </select>
  );
}
