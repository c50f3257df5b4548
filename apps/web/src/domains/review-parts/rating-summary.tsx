import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { RatingStars, Stars, VisuallyHidden } from '@wiki/ui';
import type { BusinessRatingFragment } from '../../gql/review-parts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import classes from './rating-summary.module.css';

export interface RatingSummaryProps {
  business: BusinessRatingFragment;
  /** Shows only the reviews of a rating, or all again. */
  onChoose?: (rating: number | null) => void;
  /** The rating that is shown alone. */
  chosen?: number | null;
  /** Whether it stands in a narrow column. */
  isNarrow?: boolean;
}

/** The average of a business and how many reviews give each rating. */
export function RatingSummary({
  business,
  onChoose,
  chosen = null,
  isNarrow = false,
}: RatingSummaryProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { ratingAverage, ratingCount, ratingDistribution } = business;
  if (ratingAverage === null) return null;
  const average = format.number(Math.round(ratingAverage * 10) / 10);
  const reviews = plural(ratingCount, { one: '# review', other: '# reviews' });
  return (
    <div className={classes.summary} data-narrow={isNarrow || undefined}>
      <div className={classes.average}>
        <span className={classes.number} aria-hidden>
          {format.rating(ratingAverage)}
        </span>
        <RatingStars value={ratingAverage} text="" label={t`${average} of 5, ${reviews}`} />
        <span className={classes.count} aria-hidden>
          <Plural value={ratingCount} one="# review" other="# reviews" />
        </span>
      </div>
      <ul className={classes.bars}>
        {ratingDistribution.map(({ rating, count }) => (
          <li key={rating}>
            <button
              type="button"
              className={classes.bar}
              aria-pressed={chosen === rating}
              disabled={!onChoose || count === 0}
              onClick={() => onChoose?.(chosen === rating ? null : rating)}
            >
              <VisuallyHidden>
                {`${plural(rating, { one: '# star', other: '# stars' })}: ${format.number(count)}`}
              </VisuallyHidden>
              <span aria-hidden>
                {format.number(rating)} <Stars />
              </span>
              <span className={classes.track} aria-hidden>
                <span
                  className={classes.filled}
                  style={{ width: `${(100 * count) / Math.max(1, ratingCount)}%` }}
                />
              </span>
              <span className={classes.times} aria-hidden>
                {format.number(count)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
