import { useEffect, useRef } from 'react';
import type { ControlProps } from './Field.js';
import { TextInput } from './TextInput.js';

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
    <TextInput
      {...control}
      ref={input}
      type={isVisible ? 'text' : 'password'}
      data-1p-ignore=""
      data-lpignore="true"
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
