import { keys, recall, remember } from './storage.js';

type Mode = 'light' | 'dark';

const root = document.documentElement;
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** The reader's choice; `system` if there is none or the site has no colour switch. */
function chosenMode(): Mode | 'system' {
  const chosen = root.dataset.colorSwitch === undefined ? null : recall(keys.colorMode);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** The mode to show: the reader's choice, else the system's where the site follows it, else the site's default. */
export function wantedMode(): Mode {
  const chosen = chosenMode();
  if (chosen !== 'system') return chosen;
  const { colorSystem, colorDefault } = root.dataset;
  if (colorSystem !== undefined) return systemDark.matches ? 'dark' : 'light';
  return colorDefault === 'dark' ? 'dark' : 'light';
}

/** Starts the colour switch and follows changes in other tabs and in the system's setting. */
export function startColorMode(signal: AbortSignal): void {
  const button = document.querySelector('.color-switch');
  let choice = chosenMode();
  const show = (): void => {
    const mode = choice === 'system' ? wantedMode() : choice;
    root.dataset.theme = mode;
    root.dataset.colorChoice = choice;
    if (button?.hasAttribute('aria-pressed')) {
      button.setAttribute('aria-pressed', String(mode === 'dark'));
    }
    // In the frame that shows the mode: reading the colour now would force a style recalculation in this task.
    requestAnimationFrame(tellBrowser);
  };
  show();
  button?.addEventListener(
    'click',
    () => {
      choice = next(choice);
      remember(keys.colorMode, choice);
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
function tellBrowser(): void {
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).backgroundColor);
}

/** The next choice: light, dark or system where the site follows the system, else light or dark. */
function next(choice: Mode | 'system'): Mode | 'system' {
  if (root.dataset.colorSystem === undefined) {
    return root.dataset.theme === 'dark' ? 'light' : 'dark';
  }
  return choice === 'system' ? 'light' : choice === 'light' ? 'dark' : 'system';
}
