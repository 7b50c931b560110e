import type { FactView } from 'docsgen/theme';
import { useContentLanguage } from '../../content-language.js';
import { CodeText } from './CodeText.js';

interface Props {
  readonly docs: FactView | undefined;
}

/** A link to further documentation; a URL that browsers should not follow is shown as text. */
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
