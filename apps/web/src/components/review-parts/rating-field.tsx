import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FieldGroup } from '@wiki/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
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
  const chosen = useWatch({ control: form.control, name: 'rating' });
  const meaning = ratings.find((rating) => rating === chosen);
  return (
    <FieldGroup label={t`Your rating`} error={error}>
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
        {meaning && <span className={classes.chosen}>{t(ratingTexts[meaning])}</span>}
      </div>
    </FieldGroup>
  );
}
