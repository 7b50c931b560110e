import type { Api, Outcome, SourceFile } from '../../model/index.js';
import { type DescriptionSetup, loadDescription } from '../load-description.js';

/** The description of a batch of one, understood in a worker. `begin` is called before. */
export function describer(
  setup: DescriptionSetup,
): (files: readonly SourceFile[], begin: () => void) => Promise<Outcome<Api | undefined>> {
  return async ([file], begin) => {
    if (!file) throw new Error('There is no description to be understood.');
    begin();
    return loadDescription(file, setup);
  };
}
