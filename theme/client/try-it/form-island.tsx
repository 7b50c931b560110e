import { createRoot } from 'react-dom/client';
import type { MountIsland } from '../islands/island.js';
import { findFormLocation } from './form-location.js';
import { loadTryItData } from './load.js';
import { FormMessagesProvider } from './messages.js';
import { TryIt } from './TryIt.js';

/** Number of forms opened in this window, for unique ids: a page may show many operations. */
let opened = 0;

/** Opens the form below its button now, as the reader asked for it. The button then toggles the form. */
export const mountForm: MountIsland = async (element, signal, crash) => {
  const button = element.querySelector('button');
  if (!button) return;
  button.setAttribute('aria-busy', 'true');
  const { shape, messages } = await loadTryItData(element).finally(() =>
    button.removeAttribute('aria-busy'),
  );
  if (signal.aborted) return;

  const panel = document.createElement('div');
  panel.className = 'try-it';
  opened += 1;
  panel.id = `_try-it-${opened}`;
  element.append(panel);
  button.setAttribute('aria-controls', panel.id);
  button.setAttribute('aria-expanded', 'true');
  button.addEventListener(
    'click',
    () => {
      panel.hidden = !panel.hidden;
      button.setAttribute('aria-expanded', String(!panel.hidden));
    },
    { signal },
  );

  const root = createRoot(panel, { identifierPrefix: `${panel.id}-`, onUncaughtError: crash });
  signal.addEventListener('abort', () => root.unmount());
  root.render(
    <FormMessagesProvider value={messages}>
      <TryIt
        shape={shape}
        sends={element.dataset.mode !== 'compose'}
        proxy={element.dataset.proxy}
        location={findFormLocation(element)}
      />
    </FormMessagesProvider>,
  );
};
