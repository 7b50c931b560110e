import { useEffect, useRef } from 'react';
import type { ControlAttributes } from './FormField.js';
import { TextInput } from './TextInput.js';

interface Props {
  readonly attributes: Partial<ControlAttributes>;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Whether the value may be visible: a user name, which some services use for an API key. */
  readonly isVisible?: boolean;
}

/**
 * A field for a secret. React would mirror a controlled value into its attribute, where other scripts and saved pages
 * can read it, so it is only set as a property.
 */
export function SecretInput({ attributes, value, onChange, isVisible = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <TextInput
      {...attributes}
      ref={input}
      type={isVisible ? 'text' : 'password'}
      data-1p-ignore=""
      data-lpignore="true"
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
