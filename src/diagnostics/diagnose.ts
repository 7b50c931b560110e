import { type DiagnosticCode, diagnosticCatalogue } from './catalogue/index.js';
import type { DiagnosticDefinition } from './define.js';
import type { Diagnostic, Fix, Place, Related, Severity } from './diagnostic.js';

/** The arguments of a diagnostic's message, by its code. */
export type DiagnosticArgs<C extends DiagnosticCode> =
  (typeof diagnosticCatalogue)[C] extends DiagnosticDefinition<infer Args> ? Args : never;

/** Codes whose diagnostics keep their arguments. The others are cached and passed on with their message alone. */
const codesWithArgs = [
  'content/front-matter-unknown-key',
  'content/unknown-tag',
  'site/duplicate-route',
  'site/redirect-loop',
  'site/redirect-nowhere',
  'site/redirect-shadows-page',
] as const satisfies readonly DiagnosticCode[];

type CodeWithArgs = (typeof codesWithArgs)[number];

/** Details of a diagnostic beside its message. */
export interface DiagnosticDetails {
  readonly place?: Place | undefined;
  /** Replaces the catalogue's hint, for instance with a "did you mean". */
  readonly hint?: string | undefined;
  readonly related?: readonly Related[] | undefined;
  /** An edit that `--fix` makes. */
  readonly fix?: Fix | undefined;
  readonly cause?: string | undefined;
  /** Overrides the default severity, for instance with a configured one. */
  readonly severity?: Severity | undefined;
}

/** Creates a diagnostic from its code and the arguments of its message. */
export function diagnose<C extends DiagnosticCode>(
  code: C,
  args: DiagnosticArgs<C>,
  circumstances: DiagnosticDetails = {},
): Diagnostic {
  // Entries differ in their arguments; `DiagnosticArgs` ensures that `args` fits this code.
  const definition = diagnosticCatalogue[code] as unknown as DiagnosticDefinition<
    DiagnosticArgs<C>
  >;
  return {
    code,
    severity: circumstances.severity ?? definition.severity,
    message: definition.message(args),
    ...(keepsArgs(code) && { args: args as DiagnosticArgs<CodeWithArgs> }),
    hint: circumstances.hint ?? definition.hint?.(args),
    place: circumstances.place,
    related: circumstances.related,
    fix: circumstances.fix,
    cause: circumstances.cause,
  };
}

/** Returns the arguments of a diagnostic's message if it has this code. */
export function diagnosticArgs<C extends CodeWithArgs>(
  { code, args }: Diagnostic,
  wanted: C,
): DiagnosticArgs<C> | undefined {
  // `diagnose` stores the arguments under the code that defines their type.
  return code === wanted ? (args as DiagnosticArgs<C> | undefined) : undefined;
}

function keepsArgs(code: DiagnosticCode): code is CodeWithArgs {
  return codesWithArgs.some((one) => one === code);
}
