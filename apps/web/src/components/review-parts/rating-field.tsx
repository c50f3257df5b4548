import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import classes from './rating-field.module.css';
import type { ReviewValues } from './review-form.tsx';

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
  const errorId = useId();
  const chosen = useWatch({ control: form.control, name: 'rating' });
  return (
    <fieldset className={classes.field} aria-describedby={error ? errorId : undefined}>
      <legend className={classes.label}>{t`Your rating`}</legend>
      <div className={classes.stars}>
        {ratings.map((rating) => (
          <label key={rating} className={classes.star} data-filled={rating <= chosen || undefined}>
            <input
              type="radio"
              value={rating}
              checked={rating === chosen}
              aria-label={plural(rating, { one: '# star', other: '# stars' })}
              {...form.register('rating', { valueAsNumber: true })}
              onChange={() =>
                form.setValue('rating', rating, { shouldDirty: true, shouldValidate: true })
              }
            />
            <span aria-hidden>★</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
