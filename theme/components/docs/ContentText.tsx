import type { ReactNode } from 'react';
import { useContentLanguage } from '../../content-language.js';

interface Props {
  readonly children: ReactNode;
}

/** Text of the content in an interface text, marked with its language if that differs from the page's. */
export function ContentText({ children }: Props) {
  const language = useContentLanguage();
  return language.lang === undefined ? children : <span {...language}>{children}</span>;
}
