import type { SecuritySchemeView, ServerView } from '../../../model/index.js';
import { code, item } from './blocks.js';
import type { Writer } from './words.js';

/** Where requests go: the address, then its variables. */
export function serverItem({ url, html, variables }: ServerView, { say }: Writer): string {
  const lines = variables.map((variable) => {
    const value = code(variable.default);
    const values = variable.enum.map(code).join(', ');
    const choice =
      variable.enum.length === 0
        ? say('reference.variableDefault', { value })
        : say('reference.variableChoice', { value, values });
    const words = variable.html?.trim();
    const head = `${code(`{${variable.name}}`)}: ${choice}`;
    return item(words ? `${head}. ${words}` : head);
  });
  const words = html?.trim();
  return item([words ? `${code(url)}: ${words}` : code(url), ...lines].join('\n'));
}

/** How to show who asks: what to send and which rights it needs. */
export function securityItem(scheme: SecuritySchemeView, { say }: Writer): string {
  const { name, label, example, scopes, html } = scheme;
  const head = example === undefined ? label : `${label}: ${code(example)}`;
  const rights =
    scopes.length > 0 &&
    item(
      `${say(scopes.length === 1 ? 'reference.scope' : 'reference.scopes')}: ${scopes.map(code).join(', ')}`,
    );
  return item([`${code(name)}: ${head}`, html?.trim(), rights].filter(Boolean).join('\n'));
}
