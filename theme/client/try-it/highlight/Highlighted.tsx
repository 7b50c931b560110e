import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { highlightedJson } from '../json/highlighted-json.js';
import { type CodeNode, highlightEditor } from './highlight.js';

interface Props {
  readonly text: string;
  /** `json`, `xml`, `bash`; empty for plain text. */
  readonly language: string;
}

/** Code that is highlighted as soon as its grammar is loaded. */
export function Highlighted({ text, language }: Props) {
  const [nodes, setNodes] = useState<readonly CodeNode[]>([text]);
  const isJson = language === 'json';
  const json = useMemo(() => (isJson ? highlightedJson(text) : undefined), [isJson, text]);
  useEffect(() => {
    let isCurrent = true;
    setNodes([text]);
    void highlightEditor(text, language).then((made) => {
      if (isCurrent) setNodes(made);
    });
    return () => {
      isCurrent = false;
    };
  }, [text, language]);
  return <code dir="ltr">{json ?? toReact(nodes)}</code>;
}

function toReact(nodes: readonly CodeNode[]): ReactNode {
  return nodes.map((node, index) =>
    typeof node === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the whole list is replaced.
      <Fragment key={index}>{node}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the whole list is replaced.
      <span key={index} className={node.classes}>
        {toReact(node.children)}
      </span>
    ),
  );
}
