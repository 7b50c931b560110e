import { type ReactNode, useState } from 'react';
import { Breakable } from '../../../components/docs/Breakable.js';
import { useFormTranslation } from '../messages.js';

interface Props {
  /** Name for screen readers. */
  readonly label: string;
  /** Text of the first line, if it differs from the name. */
  readonly title?: string | undefined;
  readonly detail: string;
  readonly required: boolean;
  readonly hint: string | undefined;
  readonly startsOpen: boolean;
  /** Number of errors in the group, which may be closed. */
  readonly problems: number;
  /** Id of the error of the group itself. */
  readonly problemId: string | undefined;
  /** Whether a control in the group refers to that error, which gets the focus while the group is open. */
  readonly hasControl: boolean;
  readonly children: ReactNode;
}

/** A group that renders its fields once it is open: schemas may be large and recursive. */
export function FieldGroup(props: Props) {
  const {
    label,
    title = label,
    detail,
    required,
    hint,
    startsOpen,
    problems,
    problemId,
    hasControl,
    children,
  } = props;
  const t = useFormTranslation();
  const [isOpen, setOpen] = useState(startsOpen);
  const isInvalid = isOpen ? problemId !== undefined && !hasControl : problems > 0 || !!problemId;
  const [wasOpen, setWasOpen] = useState(startsOpen);
  return (
    <details
      className="try-group"
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (target !== currentTarget) return;
        setOpen(currentTarget.open);
        if (currentTarget.open) setWasOpen(true);
      }}
    >
      <summary aria-invalid={isInvalid || undefined} aria-describedby={problemId}>
        <code className="try-name">
          <Breakable text={title} />
        </code>
        {detail && <span className="try-detail">{detail}</span>}
        {required && <span className="try-required">{t('tryIt.required')}</span>}
        {problems > 0 && (
          <span className="try-problem">{t('tryIt.differsCount', { count: problems })}</span>
        )}
      </summary>
      {wasOpen && (
        <fieldset className="try-group-fields" aria-label={label}>
          {hint && <p className="try-hint">{hint}</p>}
          {children}
        </fieldset>
      )}
    </details>
  );
}
