import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FieldGroup } from '@wiki/ui';
import { type UseFormReturn, useController } from 'react-hook-form';
import classes from './rating-field.module.css';
import type { ReviewValues } from './review-form.tsx';
import { ratingTexts } from './review-texts.ts';

const ratings = [1, 2, 3, 4, 5] as const;

/** One to five stars, chosen by pointer or by arrow keys like any group of options. */
export function RatingField({
  form,
  error,
}: {
  form: UseFormReturn<ReviewValues>;
  error: string | undefined;
}) {
  const { t } = useLingui();
  // Registered inputs give strings: what is chosen here is a number.
  const { field } = useController({ control: form.control, name: 'rating' });
  const meaning = ratings.find((rating) => rating === field.value);
  return (
    <FieldGroup label={t`Your rating`} error={error}>
      <div className={classes.stars}>
        {ratings.map((rating, place) => (
          <label
            key={rating}
            className={classes.star}
            data-filled={rating <= field.value || undefined}
          >
            <input
              ref={place === 0 ? field.ref : undefined}
              type="radio"
              name={field.name}
              value={rating}
              checked={rating === field.value}
              aria-label={plural(rating, { one: '# star', other: '# stars' })}
              onBlur={field.onBlur}
              onChange={() => field.onChange(rating)}
            />
            <span aria-hidden>★</span>
          </label>
        ))}
        {meaning && <span className={classes.chosen}>{t(ratingTexts[meaning])}</span>}
      </div>
    </FieldGroup>
  );
}
