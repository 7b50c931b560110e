import type { ReactNode } from 'react';
import { useCodeDirection } from '../../content-language.js';

interface Props {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A name or value as code: left to right in every language. */
export function CodeText({ className, children }: Props) {
  return (
    <code className={className} dir={useCodeDirection()}>
      {children}
    </code>
  );
}
