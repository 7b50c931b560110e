import './MethodBadge.css';

interface Props {
  readonly method: string;
  /** `small` renders plain text, for lists. */
  readonly size?: 'small' | undefined;
}

/** An HTTP method as text, which colour only supports. */
export function MethodBadge({ method, size }: Props) {
  const kind = `method method-${method.toLowerCase()}`;
  return <span className={size === 'small' ? `${kind} method-small` : kind}>{method}</span>;
}
