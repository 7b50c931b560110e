import { keys, readStored, writeStored } from './storage.js';

const choices = ['light', 'dark', 'system'] as const;
type Choice = (typeof choices)[number];

const root = document.documentElement;
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** The reader's choice, else the system where the site follows it, else the site's default. */
export function chosenMode(): Choice {
  const { colorSwitch, colorSystem, colorDefault } = root.dataset;
  const stored = colorSwitch === undefined ? null : readStored(keys.colorMode);
  const fallback =
    colorSystem !== undefined ? 'system' : colorDefault === 'dark' ? 'dark' : 'light';
  return choices.find((one) => one === stored) ?? fallback;
}

/** Shows a choice: the mode for the style sheets, the choice itself for the switch. */
export function showMode(choice: Choice): void {
  root.dataset.colorChoice = choice;
  root.dataset.theme = choice !== 'system' ? choice : systemDark.matches ? 'dark' : 'light';
}

/** Starts the colour switch and follows changes in other tabs and in the system's setting. */
export function startColorMode(signal: AbortSignal): void {
  let choice = chosenMode();
  const show = (): void => {
    showMode(choice);
    // In the frame that shows the mode: reading the colour now would force a style recalculation in this task.
    requestAnimationFrame(setColorScheme);
  };
  show();
  document.querySelector('.color-switch')?.addEventListener(
    'click',
    () => {
      choice = choices[(choices.indexOf(choice) + 1) % choices.length] ?? 'light';
      writeStored(keys.colorMode, choice);
      show();
    },
    { signal },
  );
  addEventListener(
    'storage',
    () => {
      choice = chosenMode();
      show();
    },
    { signal },
  );
  systemDark.addEventListener('change', show, { signal });
}

/** Gives the browser's own bar the background colour of the page. */
function setColorScheme(): void {
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).backgroundColor);
}
