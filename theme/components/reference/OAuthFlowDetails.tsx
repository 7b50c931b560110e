import type { FlowView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { FactList } from './FactList.js';
import { Scopes } from './Scopes.js';

interface Props {
  readonly flow: FlowView;
}

/** An OAuth flow: its endpoints and scopes. */
export function OAuthFlowDetails({ flow: { label, facts, scopes } }: Props) {
  const t = useTranslation();
  return (
    <div className="flow">
      <p className="flow-label">{label}</p>
      <FactList facts={facts} />
      <Scopes
        scopes={scopes}
        title={t(scopes.length === 1 ? 'reference.scope' : 'reference.scopes')}
      />
    </div>
  );
}
