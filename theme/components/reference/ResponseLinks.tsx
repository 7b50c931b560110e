import type { LinkView } from 'docsgen/theme';
import { useTranslation } from '../../text.js';
import { CodeText } from '../docs/CodeText.js';
import { ContentText } from '../docs/ContentText.js';
import { Heading } from '../docs/Heading.js';
import { Prose } from '../docs/Prose.js';
import { MethodBadge } from './MethodBadge.js';
import { Servers } from './Servers.js';

interface Props {
  readonly links: readonly LinkView[];
}

/** Operations that can use values of a response (OpenAPI links). */
export function ResponseLinks({ links }: Props) {
  const t = useTranslation();
  if (links.length === 0) return null;
  return (
    <div className="response-links">
      <Heading below={1} className="small-title">
        {t('reference.links')}
      </Heading>
      <ul className="fields">
        {links.map((link) => (
          <ResponseLink key={link.anchor} link={link} />
        ))}
      </ul>
    </div>
  );
}

function ResponseLink({ link }: { readonly link: LinkView }) {
  const t = useTranslation();
  const { name, anchor, description, operation, target, parameters, body, server } = link;
  const values = [
    ...parameters.map((parameter) => ({ ...parameter, isName: true })),
    ...(body === undefined
      ? []
      : [{ name: t('reference.requestBody'), value: body, isName: false }]),
  ];
  return (
    <li id={anchor}>
      <div>
        <a href={`#${encodeURIComponent(anchor)}`}>
          <CodeText>{name}</CodeText>
        </a>{' '}
        {operation && (
          <span className="response-link">
            <MethodBadge method={operation.method} size="small" />{' '}
            <a href={operation.url}>
              <ContentText>{operation.title}</ContentText>
            </a>
          </span>
        )}
        {target !== undefined && <CodeText>{target}</CodeText>}
      </div>
      <Prose html={description} size="field" />
      {values.length > 0 && (
        <dl className="marks">
          {values.map(({ name: label, value, isName }) => (
            <div key={label}>
              <dt>{isName ? <CodeText>{label}</CodeText> : label}</dt>
              <dd>
                <CodeText>{value}</CodeText>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {server && <Servers servers={[server]} />}
    </li>
  );
}
