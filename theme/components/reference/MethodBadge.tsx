import './MethodBadge.css';

interface Props {
  readonly method: string;
  /** `small` renders plain text, for lists. */
  readonly size?: 'small' | undefined;
}

/** An HTTP method as text, which colour only supports. */
export function MethodBadge({ method, size }: Props) {
  const kind = `method method-${method.toLowerCase()}`;
  // The small one has no class of its own: a page may list hundreds of them.
  return <span className={size === 'small' ? kind : `${kind} method-filled`}>{method}</span>;
}
