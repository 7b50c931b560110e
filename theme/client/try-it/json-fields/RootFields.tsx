import type { ValueProps } from './context.js';
import { useAlternatives } from './use-alternatives.js';
import { GroupContents } from './ValueField.js';

/** The fields of a whole body. */
export function RootFields(props: ValueProps) {
  const { resolved, choose } = useAlternatives(props);
  return <GroupContents {...props} resolved={resolved} onChoose={choose} />;
}
