import './MethodBadge.css';

interface Props {
  readonly method: string;
  /** `small` is the word alone, for lists. */
  readonly size?: 'small' | undefined;
}

/** An HTTP method: always the word, and a colour for those who see it. */
export function MethodBadge({ method, size }: Props) {
  const kind = `method method-${method.toLowerCase()}`;
  return <span className={size === 'small' ? `${kind} method-small` : kind}>{method}</span>;
}
