import type { ServerView } from 'docsgen/theme';
import { useText } from '../text.js';
import { CodeText } from './CodeText.js';
import { Servers } from './Servers.js';

interface Props {
  readonly servers: readonly ServerView[];
}

/** What goes before the path, in one line; the details are folded. */
export function BaseUrl({ servers }: Props) {
  const t = useText();
  const [first] = servers;
  if (first === undefined) return null;
  return (
    <details className="servers-fold fold">
      <summary>
        {t('reference.baseUrl')} <CodeText>{first.exampleUrl}</CodeText>
      </summary>
      <Servers servers={servers} />
    </details>
  );
}
