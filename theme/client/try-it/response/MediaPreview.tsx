import { mediaTypeEssence } from 'docsgen/request';
import { useEffect, useState } from 'react';
import { useFormTranslation } from '../messages.js';
import type { ReceivedResponse } from './send.js';

interface Props {
  readonly type: string;
  readonly bytes: ReceivedResponse['bytes'];
}

export type PreviewKind = 'image' | 'audio' | 'video' | 'pdf';

/** How this browser can show a media type; undefined for types that it cannot show safely. */
export function previewKind(type: string): PreviewKind | undefined {
  const name = mediaTypeEssence(type);
  // Elsewhere, such as on Android, the frame would stay blank.
  if (name === 'application/pdf') return navigator.pdfViewerEnabled ? 'pdf' : undefined;
  // As an image, SVG runs no scripts and loads nothing.
  if (/^image\/(?:png|jpeg|gif|webp|avif|bmp|svg\+xml|x-icon|vnd\.microsoft\.icon)$/.test(name)) {
    return 'image';
  }
  const [, kind] = /^(audio|video)\/[\w.+-]+$/.exec(name) ?? [];
  return kind === 'audio' || kind === 'video' ? kind : undefined;
}

/** A received image, recording, film or PDF file. The media type of the file is one that browsers never run. */
export function MediaPreview({ type, bytes }: Props) {
  const t = useFormTranslation();
  const [url, setUrl] = useState<string>();
  const name = mediaTypeEssence(type);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type: name }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, name]);
  if (url === undefined) return null;
  const label = `${t('tryIt.preview')}: ${name}`;
  switch (previewKind(type)) {
    case 'image':
      return <img className="try-preview-media" src={url} alt={label} />;
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: the service sends no captions.
      return <audio className="try-preview-media" src={url} controls aria-label={label} />;
    case 'video':
      // biome-ignore lint/a11y/useMediaCaption: the service sends no captions.
      return <video className="try-preview-media" src={url} controls aria-label={label} />;
    case 'pdf':
      return <iframe className="try-preview-media try-preview-page" src={url} title={label} />;
    default:
      return null;
  }
}
