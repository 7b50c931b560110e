import { useTranslation } from '../../text.js';

interface Props {
  readonly id: string;
  /** The heading as plain text. */
  readonly title: string;
}

/** The anchor link of a heading, with the same markup as in Markdown. */
export function HeadingAnchor({ id, title }: Props) {
  const t = useTranslation();
  const label = t('content.headingLink', { title });
  // biome-ignore lint/a11y/useAnchorContent: named by its label; the sign is drawn by the style sheet.
  return <a className="heading-anchor" href={`#${id}`} aria-label={label} />;
}
