import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Parsed } from '../parsed.js';
import { type BuiltTheme, unknownProperties } from '../theme/index.js';

/**
 * Returns the warnings about the site's own theme, blocks and pages in React.
 * @param packaged see {@link unknownProperties}
 */
export function codeWarnings(
  siteDir: string,
  theme: Pick<BuiltTheme, 'inputs' | 'warnings'>,
  { blocks, reactPages }: Pick<Parsed, 'blocks' | 'reactPages'>,
  packaged?: () => readonly string[],
): readonly Diagnostic[] {
  const inputs = [...theme.inputs, ...(blocks?.inputs ?? []), ...reactPages.inputs];
  return [
    ...theme.warnings,
    ...(blocks?.value.warnings ?? []),
    ...reactPages.warnings,
    ...unknownProperties(siteDir, inputs, packaged),
  ];
}
