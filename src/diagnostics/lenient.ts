import { catalogue } from './catalogue/index.js';
import type { Definition } from './define.js';
import type { Diagnostic } from './diagnostic.js';

/** The settings that decide whether some of these errors are errors, each once. */
export function lenientSettings(diagnostics: readonly Diagnostic[]): readonly string[] {
  const definitions: Readonly<Record<string, Pick<Definition<never>, 'setting'>>> = catalogue;
  const settings = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => definitions[code]?.setting)
    .filter((setting) => setting !== undefined);
  return [...new Set(settings)];
}
