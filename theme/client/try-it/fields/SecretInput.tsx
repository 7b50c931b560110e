import { useEffect, useRef } from 'react';
import type { ControlProps } from './Field.js';

interface Props {
  readonly control: Partial<ControlProps>;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Whether the reader may see it: a user name, which is an API key in some services. */
  readonly isVisible?: boolean;
}

/**
 * A field for a secret. React would mirror the value of a field into its attribute, where scripts of others and
 * saved pages find it: here it is only ever a property.
 */
export function SecretInput({ control, value, onChange, isVisible = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <input
      {...control}
      ref={input}
      className="try-input try-input-code"
      type={isVisible ? 'text' : 'password'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      data-1p-ignore=""
      data-lpignore="true"
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
