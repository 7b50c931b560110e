import { useCodeDirection } from '../../content-language.js';
import { MethodBadge } from './MethodBadge.js';
import { Path } from './Path.js';

interface Props {
  readonly method: string;
  readonly path: string;
}

/** Method and path in one line; the client script adds a button that copies the path. */
export function Endpoint({ method, path }: Props) {
  const dir = useCodeDirection();
  return (
    <p className="endpoint" dir={dir} data-copy={path}>
      <MethodBadge method={method} />{' '}
      <code className="endpoint-path">
        <Path path={path} />
      </code>
    </p>
  );
}
