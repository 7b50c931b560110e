import { type Code, catalogue } from './catalogue/index.js';
import type { Definition } from './define.js';
import type { Diagnostic, Place, Related, Severity } from './diagnostic.js';

type ArgsOf<C extends Code> = (typeof catalogue)[C] extends Definition<infer Args> ? Args : never;

/** What stands beside the message. */
export interface Circumstances {
  readonly place?: Place | undefined;
  /** Replaces the catalogue's hint, for instance with a "did you mean". */
  readonly hint?: string | undefined;
  readonly related?: readonly Related[] | undefined;
  readonly cause?: string | undefined;
  /** Where the configuration decides how bad it is. */
  readonly severity?: Severity | undefined;
}

/** Makes a diagnostic from its code and the arguments that its message takes. */
export function diagnose<C extends Code>(
  code: C,
  args: ArgsOf<C>,
  circumstances: Circumstances = {},
): Diagnostic {
  // The catalogue's entries differ in their arguments; `ArgsOf` has checked that these fit this code.
  const definition = catalogue[code] as unknown as Definition<ArgsOf<C>>;
  return {
    code,
    severity: circumstances.severity ?? definition.severity,
    message: definition.message(args),
    hint: circumstances.hint ?? definition.hint?.(args),
    place: circumstances.place,
    related: circumstances.related,
    cause: circumstances.cause,
  };
}
