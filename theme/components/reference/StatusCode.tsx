interface Props {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
}

/** A status code, coloured by its class. */
export function StatusCode({ status }: Props) {
  return <span className={`status status-${/^[1-5]/.exec(status)?.[0] ?? 'any'}`}>{status}</span>;
}
