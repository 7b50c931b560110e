import type { ServerView } from 'docsgen/theme';
import { useRichText } from '../../rich-text.js';
import { CodeText } from '../docs/CodeText.js';
import { ContentText } from '../docs/ContentText.js';
import { Prose } from '../docs/Prose.js';
import { Path } from './Path.js';

interface Props {
  readonly servers: readonly ServerView[];
}

/** Servers with their variables. */
export function Servers({ servers }: Props) {
  const rich = useRichText();
  return (
    <ul className="servers">
      {servers.map(({ name, url, description, variables }) => (
        <li className="server" key={`${name} ${url}`}>
          {name !== undefined && (
            <p className="server-name">
              <ContentText>{name}</ContentText>
            </p>
          )}
          <p className="server-url" data-copy={url}>
            <CodeText>
              <Path path={url} />
            </CodeText>
          </p>
          <Prose html={description} size="small" />
          {variables.length > 0 && (
            <dl className="server-variables">
              {variables.map((variable) => (
                <div className="server-variable" key={variable.name}>
                  <dt>
                    <CodeText>{variable.name}</CodeText>
                  </dt>
                  <dd>
                    <span className="server-default">
                      {rich(
                        variable.enum.length > 0
                          ? 'reference.variableChoice'
                          : 'reference.variableDefault',
                        {
                          value: <CodeText>{shownValue(variable.default)}</CodeText>,
                          values: variable.enum.map((value) => (
                            <CodeText key={value}>{shownValue(value)}</CodeText>
                          )),
                        },
                      )}
                    </span>
                    <Prose html={variable.description} size="small" />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A value of a variable as readers see it: an empty one would leave a gap in the sentence. */
function shownValue(value: string): string {
  return value === '' ? '""' : value;
}
