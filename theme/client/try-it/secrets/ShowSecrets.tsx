import { CheckField } from '../fields/CheckField.js';
import { useFormTranslation } from '../messages.js';

export interface SecretVisibility {
  readonly isShown: boolean;
  readonly onShow: (show: boolean) => void;
}

/** Whether to show secrets in the samples and in the editors. */
export function ShowSecrets({ isShown, onShow }: SecretVisibility) {
  const t = useFormTranslation();
  return (
    <CheckField isChecked={isShown} onChange={onShow}>
      {t('tryIt.showSecrets')}
    </CheckField>
  );
}
