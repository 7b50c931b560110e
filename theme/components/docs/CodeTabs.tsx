import type { HighlightedCode } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { CodeBlock } from './CodeBlock.js';

export interface CodeTab {
  /** Tells it from the others. */
  readonly id: string;
  readonly label: string;
  /** Label of the language, where `label` is another. */
  readonly languageLabel?: string | undefined;
  readonly code: HighlightedCode;
  /** The language of a sample of the request, where scripts may write it anew. */
  readonly sample?: string | undefined;
  /** The author of the description wrote it. */
  readonly written?: boolean | undefined;
  /** Words below the code. */
  readonly note?: ReactNode;
}

interface Props {
  readonly tabs: readonly CodeTab[];
  /** Key under which the choice is kept across groups and pages. */
  readonly sync?: string | undefined;
  /** The ids are those of the page: each tab can be linked to. */
  readonly anchors?: boolean | undefined;
}

/** Several pieces of code in one place, the same markup as a code group in Markdown. */
export function CodeTabs({ tabs, sync, anchors = false }: Props) {
  return (
    <div className="tabs tabs-code" data-sync={sync}>
      {tabs.map(({ id, label, languageLabel, code, sample, written, note }) => (
        <section
          className="tab"
          key={id}
          id={anchors ? id : undefined}
          data-label={label}
          data-choice={languageLabel}
          data-sample={sample}
          data-written={written && sample !== undefined ? '' : undefined}
        >
          <p className="tab-label">{label}</p>
          <CodeBlock code={code} />
          {note}
        </section>
      ))}
    </div>
  );
}
