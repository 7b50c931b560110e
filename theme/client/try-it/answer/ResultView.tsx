import type { RequestShape } from 'docsgen/request';
import { useEffect, useRef } from 'react';
import { useWords } from '../words.js';
import { AnswerView } from './AnswerView.js';
import { Failure } from './Failure.js';
import type { Result } from './use-sending.js';

interface Props {
  readonly shape: RequestShape;
  readonly result: Result;
  /** Of the heading. */
  readonly id: string;
}

/** What came of a request. Readers are led there once; when they go on typing, they stay where they type. */
export function ResultView({ shape, result, id }: Props) {
  const say = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="try-answer" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} ref={heading}>
        {say(result.answer ? 'tryIt.answer' : 'tryIt.noAnswer')}
      </h3>
      {result.answer ? (
        <AnswerView shape={shape} answer={result.answer} />
      ) : (
        <Failure reason={result.reason} url={result.url} curl={result.curl} />
      )}
    </section>
  );
}
