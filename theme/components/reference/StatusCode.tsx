interface Props {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
}

/** A status code, coloured by its class. */
export function StatusCode({ status }: Props) {
  return <span className={`status status-${statusClass(status)}`}>{status}</span>;
}

/** The class of a status: `2` for `204` and `2XX`. */
export function statusClass(status: string): '1' | '2' | '3' | '4' | '5' | 'any' {
  const [digit] = status;
  switch (digit) {
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
      return digit;
    default:
      return 'any';
  }
}
