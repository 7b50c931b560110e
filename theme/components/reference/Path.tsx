import { Fragment } from 'react';

interface Props {
  readonly path: string;
}

/** A path that can break at its slashes, with its parameters marked. */
export function Path({ path }: Props) {
  // Ignore slashes in braces: a callback's URL may be a runtime expression.
  return path.split(/(?=\/)(?![^{}]*\})/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part.split(/(\{[^}]*\})/).map((piece) =>
        piece.startsWith('{') ? (
          <span className="path-parameter" key={piece}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </Fragment>
  ));
}
