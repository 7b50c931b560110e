import type { OperationView } from 'docsgen/theme';
import { Fragment } from 'react';
import { type Translate, useTranslation } from '../../text.js';
import { ReferenceSection } from './ReferenceSection.js';
import { Security } from './Security.js';

interface Props {
  readonly prefix: string;
  readonly alternatives: OperationView['security'];
}

/** The security requirements of an operation: one of the alternatives, with all of its schemes. */
export function Authentication({ prefix, alternatives }: Props) {
  const t = useTranslation();
  if (alternatives.length === 0) return null;
  // No authentication comes last, wherever the description lists it.
  const sorted = [...alternatives].sort((one, other) => rank(one) - rank(other));
  return (
    <ReferenceSection id={`${prefix}authentication`} title={t('reference.authentication')}>
      {sorted.map((schemes, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered.
        <div className="security-alternative" key={index}>
          <Words text={words(schemes, index, sorted.length, t)} />
          {schemes.map((scheme, position) => (
            <Fragment key={scheme.name}>
              {position > 0 && (
                <p className="security-together">{t('reference.security.together')}</p>
              )}
              <Security scheme={scheme} />
            </Fragment>
          ))}
        </div>
      ))}
    </ReferenceSection>
  );
}

function Words({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <p className="security-or">{text}</p>;
}

function rank(schemes: Props['alternatives'][number]): number {
  return schemes.length === 0 ? 1 : 0;
}

/** The text before an alternative; none before the only one. */
function words(
  schemes: Props['alternatives'][number],
  index: number,
  count: number,
  t: Translate,
): string | undefined {
  if (schemes.length === 0) {
    return t(index === 0 ? 'reference.noAuthentication' : 'reference.security.orWithout');
  }
  if (count === 1) return undefined;
  return t(index === 0 ? 'reference.security.either' : 'reference.security.or');
}
