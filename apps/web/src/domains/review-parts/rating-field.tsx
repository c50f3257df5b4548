import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FieldGroup, Stars } from '@wiki/ui';
import type { CustomField } from '../../components/form/fields.tsx';
import classes from './rating-field.module.css';
import { ratingTexts } from './review-texts.ts';

const ratings = [1, 2, 3, 4, 5] as const;

/** One to five stars, chosen by pointer or by arrow keys like any group of options. */
export function RatingField({ label, error, ...field }: CustomField) {
  const { t } = useLingui();
  const meaning = ratings.find((rating) => rating === field.value);
  return (
    <FieldGroup label={label} error={error}>
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
            <Stars />
          </label>
        ))}
        {meaning && <span className={classes.chosen}>{t(ratingTexts[meaning])}</span>}
      </div>
    </FieldGroup>
  );
}
