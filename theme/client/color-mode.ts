import { keys, recall, remember } from './storage.js';

type Mode = 'light' | 'dark';

const root = document.documentElement;
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** What the reader has chosen; `system` where they have not, and where they may not choose. */
function chosenMode(): Mode | 'system' {
  const chosen = root.dataset.colorSwitch === undefined ? null : recall(keys.colorMode);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** The mode to show: the reader's choice, else the system's where the site follows it, else the site's. */
export function wantedMode(): Mode {
  const chosen = chosenMode();
  if (chosen !== 'system') return chosen;
  const { colorSystem, colorDefault } = root.dataset;
  if (colorSystem !== undefined) return systemDark.matches ? 'dark' : 'light';
  return colorDefault === 'dark' ? 'dark' : 'light';
}

/** The switch; other tabs and the system's setting are followed. */
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
    // With the frame that shows the mode: asking now would make the browser compute all styles within this task.
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

/** The browser's own bar takes the page's colour. */
function tellBrowser(): void {
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).backgroundColor);
}

/** Where the site follows the system, the system is one of three choices; elsewhere there are two. */
function next(choice: Mode | 'system'): Mode | 'system' {
  if (root.dataset.colorSystem === undefined) {
    return root.dataset.theme === 'dark' ? 'light' : 'dark';
  }
  return choice === 'system' ? 'light' : choice === 'light' ? 'dark' : 'system';
}
