import { useTexts } from '../text.js';

/** The words that scripts need, for `theme/client/text.ts`: data, so that scripts are the same in every language. */
export function ScriptTexts() {
  const { phrases } = useTexts();
  const own = Object.entries(phrases).filter(([key]) => key.startsWith('client.'));
  return <div id="_texts" hidden data-phrases={JSON.stringify(Object.fromEntries(own))} />;
}
