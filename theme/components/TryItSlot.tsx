interface Props {
  /** The operation's id as the API description has it. */
  readonly operation: string;
}

/** Where a form to try an operation goes. Empty by default. */
export function TryItSlot({ operation }: Props) {
  return <div className="try-it-slot" data-island="try-it" data-operation={operation} />;
}
