import type { ExampleShape } from 'docsgen/request';
import { useTranslate } from '../words.js';
import type { ControlProps } from './Field.js';

interface Props {
  readonly control?: Partial<ControlProps>;
  /** What it fills, where no label says so. */
  readonly label?: string | undefined;
  readonly examples: readonly ExampleShape[];
  readonly onChoose: (index: number) => void;
}

/** Fills in what an example of the description says. */
export function ExampleChoice({ control, label, examples, onChoose }: Props) {
  const say = useTranslate();
  return (
    <select
      {...control}
      aria-label={label}
      className="try-input"
      // It shows what was chosen while one goes through the list with the arrow keys, and then asks anew.
      defaultValue=""
      onChange={({ target }) => {
        if (target.value !== '') onChoose(Number(target.value));
      }}
      onBlur={({ target }) => {
        target.value = '';
      }}
    >
      <option value="">{say('tryIt.fillFrom')}</option>
      {examples.map(({ label: name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same label.
        <option key={`${index} ${name}`} value={index}>
          {name}
        </option>
      ))}
    </select>
  );
}
