import { Fragment } from 'react';

interface Props {
  readonly path: string;
}

/** A path that breaks at its slashes and shows its parameters. */
export function Path({ path }: Props) {
  // The expression of a callback's URL has slashes of its own, inside of its braces.
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
