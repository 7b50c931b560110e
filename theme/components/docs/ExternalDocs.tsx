import type { FactView } from 'docsgen/theme';
import { useContentLanguage } from '../../content-language.js';
import { CodeText } from './CodeText.js';

interface Props {
  readonly docs: FactView | undefined;
}

/** Where more is said; an address that a browser should not follow is only shown. */
export function ExternalDocs({ docs }: Props) {
  const language = useContentLanguage();
  if (!docs) return null;
  const { label, value, url } = docs;
  return (
    <p className="external-docs">
      {url === undefined ? (
        <span {...language}>
          {label} <CodeText>{value}</CodeText>
        </span>
      ) : (
        <a href={url} {...language}>
          {label}
        </a>
      )}
    </p>
  );
}
