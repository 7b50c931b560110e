import { CheckField } from '../fields/CheckField.js';
import { useTranslate } from '../words.js';

export interface Showing {
  readonly isShown: boolean;
  readonly onShow: (show: boolean) => void;
}

/** Whether to show secrets in the samples and in the editors. */
export function ShowSecrets({ isShown, onShow }: Showing) {
  const say = useTranslate();
  return (
    <CheckField isChecked={isShown} onChange={onShow}>
      {say('tryIt.showSecrets')}
    </CheckField>
  );
}
