import type { ComponentProps } from 'react';

/** A text field whose value is sent as typed: no autocompletion, no correction, always left to right. */
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
