import { type ReactNode, useId } from 'react';
import { Breakable } from '../../../components/docs/Breakable.js';
import { useFormTranslation } from '../messages.js';

/** Attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  /** Accessible name, if there is no label element. */
  readonly 'aria-label'?: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface Props {
  readonly label: string;
  /** Whether the label is a name from the description, shown as code. */
  readonly isCode?: boolean;
  readonly detail?: string | undefined;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  readonly problem?: string | undefined;
  /** Several controls under one label. */
  readonly isGroup?: boolean;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** A label, a control, its hint and its error (WCAG 2.2, 3.3.1 to 3.3.3). */
export function FormField(props: Props) {
  const { label, isCode = false, detail, required = false, hint, problem, isGroup = false } = props;
  const t = useFormTranslation();
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const Box = isGroup ? 'fieldset' : 'div';
  const Name = isGroup ? 'legend' : 'label';
  return (
    <Box className="try-field" data-invalid={problem ? '' : undefined}>
      <Name className="try-label" htmlFor={isGroup ? undefined : id}>
        {isCode ? (
          <code className="try-name">
            <Breakable text={label} />
          </code>
        ) : (
          <span>{label}</span>
        )}
        {detail && <span className="try-detail">{detail}</span>}
        {required && <span className="try-required">{t('tryIt.required')}</span>}
      </Name>
      <div className="try-control">
        {props.children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': problem ? true : undefined,
          'aria-required': required || undefined,
        })}
        {hint && (
          <p className="try-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {problem && (
          <p className="try-problem" id={`${id}-problem`}>
            {problem}
          </p>
        )}
      </div>
    </Box>
  );
}
