/** Loads a style sheet that only an island needs. Another page may have taken it away again. */
export async function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const done = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(Object.assign(new Error(href), { name: 'LoadError' }));
    });
  });
  document.head.append(link);
  await done;
}
