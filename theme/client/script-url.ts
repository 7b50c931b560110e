/** URL of the classic script that is running; stands for `import.meta.url`, which only modules have. */
export const scriptUrl =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
