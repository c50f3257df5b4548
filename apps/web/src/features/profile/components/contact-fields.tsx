import { Trans, useLingui } from '@lingui/react/macro';
import { Card, SkeletonBar, TextField } from '@wiki/ui';
import { lazy, Suspense } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useFieldError } from '../../../components/form-errors.tsx';
import { PlaceFields } from '../../../domains/places/place-fields.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { ProfileValues } from '../profile-values.ts';
import classes from './profile-form.module.css';

/** It carries the telephone rules of all countries. */
const PhoneField = lazy(() =>
  import('@wiki/ui/phone-field').then((part) => ({ default: part.PhoneField })),
);

const placeParts = ['country', 'region', 'city'] as const;

/** Telephone, date of birth and where the person lives. */
export function ContactFields({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const errorOf = useFieldError(form);
  const optional = t`(optional)`;
  const [country, region, city] = useWatch({ control: form.control, name: placeParts });
  return (
    <>
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>Your location, visible to everyone</Trans>
          </legend>
          <PlaceFields
            names={{ country: 'country', region: 'region', city: 'city' }}
            value={{ country: country ?? '', region: region ?? '', city: city ?? '' }}
            onChange={(next) => {
              for (const part of placeParts) {
                form.setValue(part, next[part], { shouldDirty: true, shouldValidate: true });
              }
            }}
            optional={{ country: optional, region: optional, city: optional }}
            errors={{
              country: errorOf('country'),
              region: errorOf('region'),
              city: errorOf('city'),
            }}
          />
        </fieldset>
      </Card>
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>Only visible to you</Trans>
          </legend>
          <Suspense fallback={<FieldPlaceholder />}>
            <Controller
              control={form.control}
              name="phone"
              render={({ field }) => (
                <PhoneField
                  {...field}
                  value={field.value ?? ''}
                  label={t`Phone`}
                  countryLabel={t`Country of the phone number`}
                  optional={optional}
                  locale={language}
                  error={errorOf('phone')}
                />
              )}
            />
          </Suspense>
          <TextField
            {...form.register('address')}
            autoComplete="street-address"
            label={t`Address`}
            optional={optional}
            error={errorOf('address')}
          />
          <TextField
            {...form.register('dateOfBirth')}
            type="date"
            min="1900-01-01"
            autoComplete="bday"
            label={t`Date of birth`}
            optional={optional}
            error={errorOf('dateOfBirth')}
          />
        </fieldset>
      </Card>
    </>
  );
}

/** In the shape of a field, while its code is on its way. */
function FieldPlaceholder() {
  return (
    <div className={classes.placeholder} aria-hidden>
      <SkeletonBar width="30%" height="20px" />
      <SkeletonBar height="48px" />
    </div>
  );
}
