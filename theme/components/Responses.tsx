import type { OperationContent } from 'docsgen/theme';
import { useText } from '../text.js';
import { ReferenceSection } from './ReferenceSection.js';
import { Response } from './Response.js';

interface Props {
  readonly responses: OperationContent['responses'];
}

/** What comes back, by status. The first success is open. */
export function Responses({ responses }: Props) {
  const t = useText();
  if (responses.length === 0) return null;
  const success = responses.find(({ status }) => status.startsWith('2')) ?? responses[0];
  return (
    <ReferenceSection id="responses" title={t('reference.responses')}>
      {responses.map((response) => (
        <Response key={response.anchor} response={response} open={response === success} />
      ))}
    </ReferenceSection>
  );
}
