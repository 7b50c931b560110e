import { CheckField } from '../fields/CheckField.js';
import { useTranslate } from '../words.js';

export interface SecretVisibility {
  readonly isShown: boolean;
  readonly onShow: (show: boolean) => void;
}

/** Whether to show secrets in the samples and in the editors. */
export function ShowSecrets({ isShown, onShow }: SecretVisibility) {
  const say = useTranslate();
  return (
    <CheckField isChecked={isShown} onChange={onShow}>
      {say('tryIt.showSecrets')}
    </CheckField>
  );
}
