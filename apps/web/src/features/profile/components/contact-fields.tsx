import { Trans, useLingui } from '@lingui/react/macro';
import { countries } from '@wiki/reference-data/countries';
import { Card, SelectField, SkeletonBar, TextField } from '@wiki/ui';
import { lazy, Suspense, useMemo } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useFieldError } from '../../../components/form-errors.tsx';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import type { ProfileValues } from '../profile-values.ts';
import classes from './profile-form.module.css';

/** It carries the telephone rules of all countries. */
const PhoneField = lazy(() =>
  import('@wiki/ui/phone-field').then((part) => ({ default: part.PhoneField })),
);

function useCountryOptions() {
  const language = useLanguage();
  return useMemo(
    () =>
      countries
        .map(({ value, label }) => ({ value, label: label[language] }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [language],
  );
}

/** Telephone, date of birth and where the person lives. */
export function ContactFields({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const errorOf = useFieldError(form);
  const countryOptions = useCountryOptions();
  const optional = t`(optional)`;
  return (
    <>
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>Where you are, which everyone sees</Trans>
          </legend>
          <SelectField
            {...form.register('country')}
            autoComplete="country"
            label={t`Country`}
            optional={optional}
            placeholder={t`Choose a country`}
            options={countryOptions}
            error={errorOf('country')}
          />
          <div className={classes.pair}>
            <TextField
              {...form.register('region')}
              autoComplete="address-level1"
              label={t`Region`}
              optional={optional}
              help={t`State, department or province.`}
              error={errorOf('region')}
            />
            <TextField
              {...form.register('city')}
              autoComplete="address-level2"
              label={t`City`}
              optional={optional}
              error={errorOf('city')}
            />
          </div>
        </fieldset>
      </Card>
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>What only you see</Trans>
          </legend>
          <Suspense fallback={<FieldPlaceholder />}>
            <Controller
              control={form.control}
              name="phone"
              render={({ field }) => (
                <PhoneField
                  {...field}
                  value={field.value ?? ''}
                  label={t`Telephone`}
                  countryLabel={t`Country of the telephone number`}
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
