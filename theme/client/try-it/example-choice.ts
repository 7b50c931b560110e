import {
  makeRequest,
  RequestError,
  type RequestShape,
  type RequestValues,
  withFirstFields,
} from 'docsgen/request';
import { allFieldsValues } from './all-fields.js';
import { loadDraft } from './drafts.js';
import { withEnvironment } from './environments/apply.js';
import { exampleSelect } from './example-select.js';
import { findFormLocation } from './form-location.js';
import { bodyExampleValues, initialFormValues } from './form-state.js';
import { loadShape } from './load.js';
import { writeSamples } from './samples.js';
import { maskSecrets } from './secrets/values.js';

/** The option of the request that the reader has composed in the form. */
const ownExample = 'own';

/** Fired at the select; a form that is open takes the values and prevents the default. */
export const fillEvent = 'docsgen:fill';

let running = new AbortController();

/** Follows the choices of request examples, on all pages of this window. */
export function startExampleChoice(): void {
  document.addEventListener('change', ({ target }) => {
    const host = target instanceof Element && target.closest<HTMLElement>('[data-mode=examples]');
    if (host) void showChosenExample(host);
  });
  for (const host of document.querySelectorAll<HTMLElement>('[data-mode=examples]')) {
    // The reader may have chosen before this script was loaded.
    if (host.querySelector('select')?.selectedIndex !== 0) void showChosenExample(host);
    else void offerDraft(host);
  }
}

/** Writes the samples with the chosen example, or passes it to the form if that is open. */
export async function showChosenExample(host: HTMLElement): Promise<void> {
  const select = host.querySelector('select');
  if (!select) return;
  running.abort();
  running = new AbortController();
  const { signal } = running;
  showResponse(select);
  const shape = await loadShape(host.dataset.request ?? '');
  const location = findFormLocation(host);
  await offerDraft(host);
  const values = chosenValues(shape, select.value, location.url);
  if (signal.aborted || values === undefined) return;
  const event = new CustomEvent(fillEvent, { detail: values, bubbles: true, cancelable: true });
  if (!select.dispatchEvent(event)) return;
  try {
    const isChanged = select.selectedIndex > 0;
    const shown = isChanged ? values : withFirstFields(shape, values);
    const request = makeRequest(shape, maskSecrets(shape, shown));
    await writeSamples(request, location.block, isChanged, signal);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
  }
}

/** Shows the response that belongs to the chosen example; the choices of the page follow the event. */
function showResponse(select: HTMLSelectElement): void {
  const index = select.selectedOptions[0]?.dataset.response;
  const list = select
    .closest('.samples')
    ?.querySelector<HTMLSelectElement>('.choice > .choice-control > select');
  if (index === undefined || !list) return;
  list.selectedIndex = Number(index);
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Offers the reader's own request, which the form has kept. */
async function offerDraft(host: HTMLElement): Promise<void> {
  const option = host.querySelector<HTMLOptionElement>(`option[value=${ownExample}]`);
  if (!option?.hidden) return;
  const { url } = findFormLocation(host);
  if (loadDraft(url) !== undefined) option.hidden = false;
}

function chosenValues(shape: RequestShape, choice: string, url: string): RequestValues | undefined {
  if (choice === ownExample) return loadDraft(url);
  const values = withEnvironment(shape, initialFormValues(shape));
  if (choice === 'all') return allFieldsValues(shape, values);
  return bodyExampleValues(shape, values, Number(choice));
}

/** Shows in the select that the samples have the request of the form. */
export function markOwnRequest(block: ParentNode): void {
  const select = exampleSelect(block);
  const option = select?.querySelector<HTMLOptionElement>(`option[value=${ownExample}]`);
  if (!select || !option) return;
  option.hidden = false;
  select.value = ownExample;
}

/** The values of the example that the select shows; undefined for the first one. */
export function shownExample(block: ParentNode, shape: RequestShape): RequestValues | undefined {
  const select = exampleSelect(block);
  if (!select || select.selectedIndex === 0) return undefined;
  return chosenValues(shape, select.value, '');
}
