import { keys, recall, remember } from './storage.js';

/** The announcement goes when it is dismissed, here or in another tab, and stays away until its text changes. */
export function startAnnouncement(signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  const show = (): void => {
    const { announcement } = dataset;
    const dismissed = announcement !== undefined && recall(keys.announcement) === announcement;
    if (dismissed) dataset.announcementDismissed = '';
    else delete dataset.announcementDismissed;
  };
  show();
  document.querySelector('.announcement-close')?.addEventListener(
    'click',
    () => {
      remember(keys.announcement, dataset.announcement ?? '');
      dataset.announcementDismissed = '';
      // The focus would be lost with the button.
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
