import type { TagView } from 'docsgen/theme';
import { useContentLanguage } from '../../content-language.js';
import { useRichText } from '../../rich-text.js';
import { ExternalDocs } from '../docs/ExternalDocs.js';
import { Prose } from '../docs/Prose.js';

interface Props {
  readonly tag: TagView;
}

/** The description of a tag, with its kind, parent and external documentation. */
export function TagDescription({ tag: { note, kind, parent, description, externalDocs } }: Props) {
  const rich = useRichText();
  const language = useContentLanguage();
  return (
    <>
      {note !== undefined && <p className="tag-parent">{note}</p>}
      {kind !== undefined && (
        <p className="tag-parent">{rich('reference.tagKind', { kind: <code>{kind}</code> })}</p>
      )}
      {parent && (
        <p className="tag-parent">
          {rich('reference.partOf', {
            tag: (
              <a href={parent.url} {...language}>
                {parent.label}
              </a>
            ),
          })}
        </p>
      )}
      <Prose html={description} size="small" />
      <ExternalDocs docs={externalDocs} />
    </>
  );
}
