import type { ReactNode } from 'react';
import { useContentLanguage } from '../../content-language.js';

interface Props {
  readonly children: ReactNode;
}

/** Words of the content among docsgen's own: marked where they are in another language than the page. */
export function ContentText({ children }: Props) {
  const language = useContentLanguage();
  return language.lang === undefined ? children : <span {...language}>{children}</span>;
}
