/**
 * Loads a style sheet that only an island needs, unless it is in the document. A navigation may have removed it since
 * the last use.
 */
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
