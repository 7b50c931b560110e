import type { FileValue } from 'docsgen/request';
import { useState } from 'react';
import type { ControlProps } from '../fields/Field.js';

interface Props {
  readonly control: Partial<ControlProps>;
  /** Files that are already chosen. */
  readonly files: readonly FileValue[];
  readonly multiple?: boolean;
  readonly onChange: (files: readonly FileValue[]) => void;
}

export function FileInput({ control, files, multiple = false, onChange }: Props) {
  // Scripts cannot put files into a control: name files that were chosen earlier beside it.
  const [held, setHeld] = useState(() => files.filter(({ data }) => data !== undefined));
  const id = `${control.id}-held`;
  const described = [control['aria-describedby'], held.length > 0 && id].filter(Boolean).join(' ');
  return (
    <>
      <input
        {...control}
        aria-describedby={described || undefined}
        className="try-input try-file"
        type="file"
        multiple={multiple}
        onChange={({ target }) => {
          setHeld([]);
          onChange(
            [...(target.files ?? [])].map((file) => ({
              name: file.name,
              type: file.type || undefined,
              data: file,
            })),
          );
        }}
      />
      {held.length > 0 && (
        <p className="try-hint" id={id} dir="ltr">
          {held.map(({ name }) => name).join(', ')}
        </p>
      )}
    </>
  );
}
