import type { OperationView, ResponseView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { ReferenceSection } from './ReferenceSection.js';
import { Response } from './Response.js';

interface Props {
  readonly operation: OperationView;
}

/** The responses by status. Responses with the same body share a block. */
export function Responses({ operation: { prefix, responses, sender } }: Props) {
  const t = useTranslation();
  if (responses.length === 0) return null;
  return (
    <ReferenceSection
      id={`${prefix}responses`}
      title={t('reference.responses')}
      side={sender === 'client' ? 'response' : undefined}
    >
      {responses
        .filter(({ sameAs }) => sameAs === undefined)
        .map((response) => (
          <Response
            key={response.anchor}
            response={response}
            others={repeatedResponses(response, responses)}
          />
        ))}
    </ReferenceSection>
  );
}

function repeatedResponses({ status }: ResponseView, all: readonly ResponseView[]): ResponseView[] {
  return all.filter(({ sameAs }) => sameAs === status);
}
