import type { Diagnostic, Place, Related } from '../../diagnostics/diagnostic.js';
import { componentErrorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';

/**
 * Returns the diagnostic for an error of a block's code: where the page uses the block, where the error was thrown, and
 * the line of the block's file that led there.
 * @param name as written: `:::pricing` or `<Pricing>`
 */
export function blockFailure(
  error: unknown,
  { name, file, place }: { name: string; file: string; place: Place | undefined },
  builder: DocBuilder,
): Diagnostic {
  const places = builder.options.blocks?.placesOf(error) ?? [];
  const [thrown] = places;
  const own = places.find((one) => one.file === file);
  const related: Related[] = [
    ...(thrown ? [{ message: 'thrown here', place: thrown }] : []),
    ...(own && own !== thrown ? [{ message: 'called here', place: own }] : []),
  ];
  return diagnose(
    'content/block-failed',
    { name, file, problem: componentErrorMessage(error) },
    { place, related },
  );
}
