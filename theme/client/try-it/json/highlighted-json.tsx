import type { ReactNode } from 'react';
import { walkJson } from './walk.js';

/** Longest highlighted text in UTF-16 code units: longer text would need too many elements. */
const maxTextLength = 50_000;

/** JSON in the colours of the page's code, even if incomplete. */
export function highlightedJson(text: string): ReactNode[] {
  if (text.length > maxTextLength) return [text];
  const nodes: ReactNode[] = [];
  let at = 0;
  for (const { token, role } of walkJson(text)) {
    nodes.push(text.slice(at, token.start));
    const piece = text.slice(token.start, token.end);
    nodes.push(
      <span key={token.start} className={kindClass(token.kind, role, piece)}>
        {piece}
      </span>,
    );
    at = token.end;
  }
  nodes.push(text.slice(at));
  return nodes;
}

function kindClass(kind: string, role: string, piece: string): string {
  if (role === 'key') return 'hljs-attr';
  if (kind === 'string') return 'hljs-string';
  if (kind !== 'atom') return 'hljs-punctuation';
  return /^[-\d]/.test(piece) ? 'hljs-number' : 'hljs-literal';
}
