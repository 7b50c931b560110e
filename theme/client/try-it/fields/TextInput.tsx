import type { ComponentProps } from 'react';

/** A line of text that goes over the wire as it is written: nothing is completed, corrected or turned around. */
export function TextInput(props: ComponentProps<'input'>) {
  return (
    <input
      className="try-input try-input-code"
      type="text"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      {...props}
    />
  );
}
