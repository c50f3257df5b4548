import { type ReactNode, useState } from 'react';
import type { ImageFieldsFragment } from '../../gql/components.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';

export interface PictureProps {
  image: ImageFieldsFragment;
  /** How wide it is shown, as for `sizes`: `(max-width: 40em) ${acrossPhone}, 320px`. */
  sizes: string;
  /** What it shows, in place of the words stored with it; empty where they stand beside it. */
  alt?: string;
  /** Whether it is the largest of the first screen, which loads before all others. */
  isFirst?: boolean;
  /** Whether it may be on the first screen and loads at once; others do when they come near. */
  isEarly?: boolean;
  /** Stands in for a picture that does not load; without it the browser shows the words. */
  instead?: ReactNode;
  className?: string;
}

/**
 * How wide a picture is said to be that takes the width of a phone but for the margins of the page. That
 * says a little less than is drawn: a phone with 1.75 dots to a point would otherwise fetch the stored
 * width above 640 for a few dots that nobody sees, at twice the bytes.
 */
export const acrossPhone = '88vw';

/** A stored picture in the width that is shown and the best format the browser knows. */
export function Picture(props: PictureProps) {
  const { image, sizes, alt, isFirst = false, isEarly = isFirst, instead, className } = props;
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
        loading={isEarly ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        onError={() => setFailed(image.fileId)}
        className={className}
      />
    </picture>
  );
}
