import type { OperationContent } from 'docsgen/theme';
import { useText } from '../text.js';
import { ReferenceSection } from './ReferenceSection.js';
import { Security } from './Security.js';

interface Props {
  readonly alternatives: OperationContent['security'];
}

/** What an operation asks of its caller: any one of the alternatives, and in each all of its schemes. */
export function Authentication({ alternatives }: Props) {
  const t = useText();
  if (alternatives.length === 0) return null;
  return (
    <ReferenceSection id="authentication" title={t('reference.authentication')}>
      {alternatives.map((schemes, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
        <div key={index}>
          {index > 0 && <p className="security-or">{t('reference.authenticationOr')}</p>}
          {schemes.length === 0 && (
            <p className="security-label">{t('reference.noAuthentication')}</p>
          )}
          {schemes.map((scheme) => (
            <Security key={scheme.name} scheme={scheme} />
          ))}
        </div>
      ))}
    </ReferenceSection>
  );
}
