import type { MountIsland } from '../islands/island.js';
import { showChosenExample, startExampleChoice } from './example-choice.js';
import { startSiteValues } from './site-values.js';

const loadForm = () => import('./form-island.js');

/** Opens the form. The choice of an example needs no mounting, as it listens to the document. */
export const mountTryIt: MountIsland = async (element, signal, crash) => {
  if (element.dataset.mode === 'examples') return showChosenExample(element);
  const form = await loadForm();
  if (!signal.aborted) await form.mountForm(element, signal, crash);
};

startExampleChoice();
startSiteValues();
// The reader is about to open the form.
if (document.querySelector('.try-it-slot:is(:hover, :focus-within)')) loadForm().catch(() => {});
