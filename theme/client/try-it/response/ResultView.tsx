import type { RequestShape } from 'docsgen/request';
import { useEffect, useRef } from 'react';
import type { FormLocation } from '../form-location.js';
import { useFormTranslation } from '../messages.js';
import { Failure } from './Failure.js';
import { ResponseViewer } from './ResponseViewer.js';
import type { RequestResult } from './use-sending.js';

interface Props {
  readonly shape: RequestShape;
  readonly result: RequestResult;
  /** Id of the heading. */
  readonly id: string;
  readonly level: FormLocation['heading'];
  /** Whether the reader is waiting for the result instead of typing on. */
  readonly isAwaited: boolean;
}

/** The result of a request. Moves the focus to its heading once, unless the reader is typing. */
export function ResultView({ shape, result, id, level: Heading, isAwaited }: Props) {
  const t = useFormTranslation();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summaryId = `${id}-summary`;
  const showSection = (): void => section.current?.scrollIntoView({ block: 'nearest' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes.
  useEffect(() => {
    if (!isAwaited) return;
    heading.current?.focus({ preventScroll: true });
    // The focus alone would leave the body below the window.
    showSection();
  }, []);
  return (
    <section
      className="try-response"
      aria-labelledby={id}
      ref={section}
      // A preview has no height until it is loaded.
      onLoadCapture={isAwaited ? showSection : undefined}
      onLoadedMetadataCapture={isAwaited ? showSection : undefined}
    >
      <Heading id={id} tabIndex={-1} ref={heading} aria-describedby={summaryId}>
        {t(result.response ? 'tryIt.response' : 'tryIt.noResponse')}
      </Heading>
      {result.response ? (
        <ResponseViewer shape={shape} response={result.response} summaryId={summaryId} />
      ) : (
        <Failure {...result} summaryId={summaryId} />
      )}
    </section>
  );
}
