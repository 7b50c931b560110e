import type { ResponseView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { ContentText } from '../docs/ContentText.js';
import { Heading } from '../docs/Heading.js';
import { StatusCode, statusClass } from './StatusCode.js';

interface Props {
  readonly response: ResponseView;
  /** Whether links to the response lead here. */
  readonly hasId?: boolean | undefined;
}

/** The status of a response and its cause in one line; without a description, the class of the status in words. */
export function ResponseTitle({ response: { status, anchor, label }, hasId = false }: Props) {
  const t = useTranslation();
  return (
    <Heading below={1} id={hasId ? anchor : undefined} className="response-title">
      <StatusCode status={status} />{' '}
      {label === '' ? (
        t(`reference.status.${statusClass(status)}`)
      ) : (
        <ContentText>{label}</ContentText>
      )}
    </Heading>
  );
}
