import { keys, readStored, writeStored } from './storage.js';

/** Hides the announcement once it is dismissed, here or in another tab, until its text changes. */
export function startAnnouncement(signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  const show = (): void => {
    const { announcement } = dataset;
    const dismissed = announcement !== undefined && readStored(keys.announcement) === announcement;
    if (dismissed) dataset.announcementDismissed = '';
    else delete dataset.announcementDismissed;
  };
  show();
  document.querySelector('.announcement-close')?.addEventListener(
    'click',
    () => {
      writeStored(keys.announcement, dataset.announcement ?? '');
      dataset.announcementDismissed = '';
      // The button is hidden with the announcement and would take the focus with it.
      document.getElementById('_main')?.focus({ preventScroll: true });
    },
    { signal },
  );
  addEventListener(
    'storage',
    ({ key }) => {
      if (key === keys.announcement || key === null) show();
    },
    { signal },
  );
}
