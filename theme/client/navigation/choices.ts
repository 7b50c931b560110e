import { hashTarget } from '../hash-target.js';

/** Shows the option that a reader chooses, or that a link leads to (`components/docs/Choice.tsx`). */
export function startChoices(): void {
  addEventListener('change', ({ target }) => {
    if (!(target instanceof Element)) return;
    const choice = target.closest('.choice-control')?.parentElement;
    if (choice) show(choice, chosenIndex(choice));
  });
  addEventListener('hashchange', () => showTarget(true));
  showTarget(false);
  // A reader may have chosen before this script arrived.
  for (const choice of document.querySelectorAll<HTMLElement>('.choice:not([data-ready])')) {
    if (chosenIndex(choice) > 0) show(choice, chosenIndex(choice));
  }
}

/** Shows the target of the address in every choice around it. */
function showTarget(scrolls: boolean): void {
  const target = hashTarget(location.hash);
  let moved = false;
  for (let option = optionAround(target); option; option = optionAround(option.parentElement)) {
    const choice = option.parentElement;
    if (!choice) break;
    moved ||= !('chosen' in option.dataset);
    const index = choiceOptions(choice).indexOf(option);
    mark(choice, index);
    show(choice, index);
  }
  if (moved && scrolls) target?.scrollIntoView();
}

function show(choice: HTMLElement, index: number): void {
  choice.dataset.ready = '';
  for (const [position, option] of choiceOptions(choice).entries()) {
    option.toggleAttribute('data-chosen', position === index);
    // What is chosen for its fields shows them.
    if (position === index) {
      option.querySelector<HTMLElement>(':scope > .unfold:not([aria-controls])')?.click();
    }
  }
}

/** Marks an option in the control. */
function mark(choice: HTMLElement, index: number): void {
  const list = choice.querySelector<HTMLSelectElement>(':scope > .choice-control > select');
  if (list) list.selectedIndex = index;
  const button = choiceButtons(choice)[index];
  if (button) button.checked = true;
}

function chosenIndex(choice: HTMLElement): number {
  const list = choice.querySelector<HTMLSelectElement>(':scope > .choice-control > select');
  return list ? list.selectedIndex : choiceButtons(choice).findIndex(({ checked }) => checked);
}

function choiceButtons(choice: HTMLElement): HTMLInputElement[] {
  return [...choice.querySelectorAll<HTMLInputElement>(':scope > .choice-control input')];
}

function choiceOptions(choice: HTMLElement): HTMLElement[] {
  return [...choice.querySelectorAll<HTMLElement>(':scope > .choice-option')];
}

function optionAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('.choice-option') ?? null;
}
