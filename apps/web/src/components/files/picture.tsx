import { type ReactNode, useState } from 'react';
import type { ImageFieldsFragment } from '../../gql/components.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';

export interface PictureProps {
  image: ImageFieldsFragment;
  /** How wide it is shown, as for `sizes`: `(max-width: 40em) 100vw, 320px`. */
  sizes: string;
  /** What it shows, in place of the words stored with it; empty where they stand beside it. */
  alt?: string;
  /** The largest picture of the first screen loads at once, all others when they come near. */
  isFirst?: boolean;
  /** Stands in for a picture that does not load; without it the browser shows the words. */
  instead?: ReactNode;
  className?: string;
}

/** A stored picture in the width that is shown and the best format the browser knows. */
export function Picture(props: PictureProps) {
  const { image, sizes, alt, isFirst = false, instead, className } = props;
  const localized = useLocalized();
  const [failed, setFailed] = useState<string | null>(null);
  if (instead && failed === image.fileId) return instead;
  return (
    <picture>
      {image.sources.map(({ contentType, srcSet }) => (
        <source key={contentType} type={contentType} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={image.url}
        width={image.width}
        height={image.height}
        alt={alt ?? localized(image.alt)}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        onError={() => setFailed(image.fileId)}
        className={className}
      />
    </picture>
  );
}
