import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RatingStars } from '@wiki/ui';
import { useFormat } from '../../lib/format/use-format.ts';

export interface RatingProps {
  business: { ratingAverage: number | null; ratingCount: number };
  compact?: boolean;
}

/** How a business is rated; nothing while nobody has rated it. */
export function Rating({ business: { ratingAverage, ratingCount }, compact }: RatingProps) {
  const { t } = useLingui();
  const format = useFormat();
  if (ratingCount === 0 || ratingAverage === null) return null;
  const average = format.number(Math.round(ratingAverage * 10) / 10);
  const shown = format.rating(ratingAverage);
  const count = plural(ratingCount, { one: '# review', other: '# reviews' });
  return (
    <RatingStars
      value={ratingAverage}
      text={compact ? `${shown} · ${count}` : `${shown} (${format.number(ratingCount)})`}
      label={t`${average} of 5, ${count}`}
      compact={compact}
    />
  );
}
