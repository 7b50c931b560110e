import { useTranslate } from '../words.js';

export interface Showing {
  readonly isShown: boolean;
  readonly onShow: (show: boolean) => void;
}

/** Whether to show secrets in the samples and in the editors. */
export function ShowSecrets({ isShown, onShow }: Showing) {
  const say = useTranslate();
  return (
    <label className="try-check">
      <input type="checkbox" checked={isShown} onChange={({ target }) => onShow(target.checked)} />
      <span>{say('tryIt.showSecrets')}</span>
    </label>
  );
}
