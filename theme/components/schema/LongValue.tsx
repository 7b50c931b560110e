import type { ReactNode } from 'react';
import { useCodeDirection } from '../../content-language.js';

interface Props {
  readonly label?: ReactNode;
  readonly children: ReactNode;
}

/** A value that is too long for one line, as a code block. */
export function LongValue({ label, children }: Props) {
  const dir = useCodeDirection();
  return (
    <div className="long-value">
      {label !== undefined && <p className="long-value-label">{label}</p>}
      <figure className="code">
        <pre className="code-body" dir={dir}>
          {children}
        </pre>
      </figure>
    </div>
  );
}
