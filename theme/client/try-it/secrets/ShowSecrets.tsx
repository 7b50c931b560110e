import { useTranslate } from '../words.js';

export interface Showing {
  readonly isShown: boolean;
  readonly onShow: (show: boolean) => void;
}

/** Whether the reader wants to see secrets: in the samples, and where they are written. */
export function ShowSecrets({ isShown, onShow }: Showing) {
  const say = useTranslate();
  return (
    <label className="try-check">
      <input type="checkbox" checked={isShown} onChange={({ target }) => onShow(target.checked)} />
      <span>{say('tryIt.showSecrets')}</span>
    </label>
  );
}
