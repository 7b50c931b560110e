import { useId } from 'react';
import { useFormTranslation } from '../messages.js';
import { pointerProblem, useFields, type ValueProps } from './context.js';
import { useAlternatives } from './use-alternatives.js';
import { GroupContents } from './ValueField.js';

/** The fields of a whole body. */
export function RootFields(props: ValueProps) {
  const id = useId();
  const problem = pointerProblem(props.pointer, useFields(), useFormTranslation());
  const { resolved, choose } = useAlternatives(props);
  return (
    <GroupContents
      {...props}
      resolved={resolved}
      id={id}
      problemId={problem && id}
      onChoose={choose}
    />
  );
}
