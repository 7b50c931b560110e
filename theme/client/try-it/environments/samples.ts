import { makeRequest } from 'docsgen/request';
import { exampleSelect } from '../example-select.js';
import { findFormLocation } from '../form-location.js';
import { initialFormValues } from '../form-state.js';
import { loadShape } from '../load.js';
import { writeSamples } from '../samples.js';
import { maskSecrets } from '../secrets/values.js';
import { isShared, withEnvironment } from './apply.js';
import { chosenEnvironment } from './store.js';

const never = new AbortController().signal;
/** The environment that the samples beside a button have. */
const shown = new WeakMap<Element, string>();

/** Writes the shared parameters of the chosen environment into the samples of operations that come into view. */
export function showSharedParameters(): void {
  const environment = chosenEnvironment();
  const key = environment?.parameters.length ? JSON.stringify(environment) : '';
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      // If the data fails to load, or a value cannot be sent, the samples stay as published.
      write(target).catch(() => {});
    }
  });
  // The slot itself may have no box.
  for (const button of document.querySelectorAll('.try-it-slot > .try-it-button')) {
    if ((shown.get(button) ?? '') === key) continue;
    shown.set(button, key);
    visible.observe(button);
  }
}

async function write(button: Element): Promise<void> {
  const slot = button.closest<HTMLElement>('.try-it-slot');
  if (!slot) return;
  const { block } = findFormLocation(slot);
  const select = exampleSelect(block);
  const shape = await loadShape(slot.dataset.request ?? '');
  // Other examples, and the form, write the samples themselves.
  if (select && select.selectedIndex > 0) return;
  if (slot.querySelector('.try-it')) return;
  const values = withEnvironment(shape, initialFormValues(shape));
  const isChanged = shape.parameters.some(isShared);
  await writeSamples(makeRequest(shape, maskSecrets(shape, values)), block, isChanged, never);
}
