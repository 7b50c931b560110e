import type { OperationView } from 'docsgen/theme';
import { Authentication } from './Authentication.js';
import { Callbacks } from './Callbacks.js';
import { Endpoint } from './Endpoint.js';
import { OperationDescription } from './OperationDescription.js';
import { OperationId } from './OperationId.js';
import { OperationServers } from './OperationServers.js';
import { OperationTitle } from './OperationTitle.js';
import { Parameters } from './Parameters.js';
import { RequestBody } from './RequestBody.js';
import { Responses } from './Responses.js';
import { Samples } from './Samples.js';

interface Props {
  readonly operation: OperationView;
}

/**
 * Everything about an operation's request and responses. Security and servers, which hardly differ between operations,
 * come last; the head of the page links to them.
 */
export function OperationParts({ operation }: Props) {
  const { prefix, security, parameters } = operation;
  return (
    <>
      <Parameters prefix={prefix} groups={parameters} />
      <RequestBody operation={operation} />
      <Responses operation={operation} />
      <Callbacks operation={operation}>{(one) => <CallbackOperation operation={one} />}</Callbacks>
      <Authentication prefix={prefix} alternatives={security} />
      <OperationServers operation={operation} />
    </>
  );
}

/** In one column, as it is nested in another operation. */
function CallbackOperation({ operation }: Props) {
  return (
    <>
      <OperationTitle operation={operation} />
      <Endpoint method={operation.method} path={operation.path} />
      <OperationDescription operation={operation} />
      <OperationId operation={operation} />
      <OperationParts operation={operation} />
      <Samples operation={operation} />
    </>
  );
}
