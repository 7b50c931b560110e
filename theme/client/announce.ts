/** Says a few words to screen readers, without interrupting. */
export function announce(words: string): void {
  const region = document.getElementById('_status');
  if (!region) return;
  region.textContent = '';
  // The same words twice are no change: a turn between them makes them one.
  setTimeout(() => {
    region.textContent = words;
  }, 50);
}
