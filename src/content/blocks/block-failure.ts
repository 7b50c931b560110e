import {
  type Diagnostic,
  type Place,
  type Related,
  startOfFile,
} from '../../diagnostics/diagnostic.js';
import { componentErrorMessage } from '../../diagnostics/error-message.js';
import { diagnose } from '../../diagnostics/index.js';
import type { DocBuilder } from '../doc-builder.js';
import type { BlockDeclaration } from './block-declaration.js';

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

/** Returns the diagnostic for a block whose file throws or defines no block: the same for every use, at that file. */
export function unloadedBlock(
  error: unknown,
  { name, file }: BlockDeclaration,
  builder: DocBuilder,
): Diagnostic {
  const [thrown] = builder.options.blocks?.placesOf(error) ?? [];
  const problem = componentErrorMessage(error);
  return diagnose('blocks/not-loaded', { name, problem }, { place: thrown ?? startOfFile(file) });
}
