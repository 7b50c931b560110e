import { writeOnce } from '../../render-once.js';

/**
 * The messages for `theme/client/text.ts`, as data, so that scripts are the same in every language. In a `template`,
 * they are not displayed, are not an inline script for a strict Content-Security-Policy, and need no entity per quote.
 */
export function ScriptMessages() {
  return <template id="_messages" {...useScriptMessages()} />;
}

/** docsgen's own words, in which nothing ends the element. */
const useScriptMessages = writeOnce(({ phrases }) => {
  const own = Object.entries(phrases).filter(([key]) => key.startsWith('client.'));
  return JSON.stringify(Object.fromEntries(own))
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c');
});
