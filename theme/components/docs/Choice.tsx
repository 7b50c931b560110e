import type { ReactNode } from 'react';
import { Breakable, isBreakable } from './Breakable.js';

export interface ChoiceOption {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface Props {
  /** What is chosen: "Media type". */
  readonly label: string;
  readonly hasVisibleLabel?: boolean | undefined;
  /** `buttons`: all options are visible. `list`: the others are in a list that opens. */
  readonly control?: 'buttons' | 'list' | undefined;
  readonly options: readonly ChoiceOption[];
  /** Title beside the list. */
  readonly title?: ReactNode;
}

/**
 * Contents of which one is shown at a time. Without scripts all are shown, each below its label. Style sheets show the
 * first one, or the one with the target of a link, until the reader chooses (`client/choices.ts`).
 */
export function Choice({ label, hasVisibleLabel, control = 'list', options, title }: Props) {
  return (
    <div className="choice">
      {title}
      {control === 'buttons' && (
        <Buttons label={label} hasVisibleLabel={hasVisibleLabel} options={options} />
      )}
      {control === 'list' && options.length === 1 && (
        <p className="choice-control">{options[0]?.label}</p>
      )}
      {control === 'list' && options.length > 1 && (
        <p className="choice-control">
          {hasVisibleLabel && <span aria-hidden="true">{label}</span>}
          <select aria-label={label} autoComplete="off">
            {options.map(({ id, label: own }) => (
              <option key={id}>{own}</option>
            ))}
          </select>
        </p>
      )}
      {options.map(({ id, label: own, content }, index) => (
        <div className="choice-option" key={id} id={id} data-chosen={index === 0 ? '' : undefined}>
          <p>
            <Breakable text={own} />
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}

function Buttons({
  label,
  hasVisibleLabel,
  options,
}: Pick<Props, 'label' | 'hasVisibleLabel' | 'options'>) {
  return (
    <fieldset className="choice-control" aria-label={hasVisibleLabel ? undefined : label}>
      {hasVisibleLabel && <legend>{label}</legend>}
      {options.map(({ id, label: own }, index) => (
        <label key={id}>
          <input
            type="radio"
            name={options[0]?.id}
            defaultChecked={index === 0}
            autoComplete="off"
          />
          {/* A flex item of its own, or else its parts would be items. */}
          {isBreakable(own) ? (
            <span>
              <Breakable text={own} />
            </span>
          ) : (
            own
          )}
        </label>
      ))}
    </fieldset>
  );
}
