import type { RequestShape } from 'docsgen/request';
import { useEffect, useRef } from 'react';
import type { FormLocation } from '../place.js';
import { useTranslate } from '../words.js';
import { ResponseViewer } from './AnswerView.js';
import { Failure } from './Failure.js';
import type { Result } from './use-sending.js';

interface Props {
  readonly shape: RequestShape;
  readonly result: Result;
  /** Id of the heading. */
  readonly id: string;
  readonly level: FormLocation['heading'];
  /** Whether the reader is waiting for the result instead of typing on. */
  readonly isAwaited: boolean;
}

/** The result of a request. Moves the focus to its heading once, unless the reader is typing. */
export function ResultView({ shape, result, id, level: Heading, isAwaited }: Props) {
  const say = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes.
  useEffect(() => {
    if (isAwaited) heading.current?.focus();
  }, []);
  return (
    <section className="try-answer" aria-labelledby={id}>
      <Heading id={id} tabIndex={-1} ref={heading}>
        {say(result.answer ? 'tryIt.answer' : 'tryIt.noAnswer')}
      </Heading>
      {result.answer ? (
        <ResponseViewer shape={shape} answer={result.answer} />
      ) : (
        <Failure reason={result.reason} url={result.url} curl={result.curl} />
      )}
    </section>
  );
}
