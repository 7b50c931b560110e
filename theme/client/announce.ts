/** Announces a short message to screen readers, without interrupting (`aria-live`). */
export function announce(words: string): void {
  const region = document.getElementById('_status');
  if (!region) return;
  region.textContent = '';
  // An unchanged text is not announced again, so clear the region and set the text in a later task.
  setTimeout(() => {
    region.textContent = words;
  }, 50);
}
