import type { HighlightedCode } from 'docsgen/theme';
import type { ReactNode } from 'react';
import { CodeBlock } from './CodeBlock.js';

export interface CodeTab {
  /** Unique in its group. */
  readonly id: string;
  readonly label: string;
  /** Label of the language, if `label` differs. */
  readonly languageLabel?: string | undefined;
  readonly code: HighlightedCode;
  /** The language of a request sample, which scripts may rewrite. */
  readonly sample?: string | undefined;
  /** Whether the author of the description wrote the sample. */
  readonly written?: boolean | undefined;
  /** Content below the code. */
  readonly note?: ReactNode;
}

interface Props {
  readonly tabs: readonly CodeTab[];
  /** Key that synchronises and stores the choice across groups and pages. */
  readonly sync?: string | undefined;
  /** Whether the ids are unique on the page, so that each tab can be linked to. */
  readonly anchors?: boolean | undefined;
}

/** Code blocks as tabs, with the same markup as a code group in Markdown. */
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
