import { Trans, useLingui } from '@lingui/react/macro';
import { businessSizes, businessTypes } from '@wiki/domain';
import { Card, RadioGroupField, SelectField } from '@wiki/ui';
import { Controller } from 'react-hook-form';
import { businessSizeLabels, businessTypeLabels } from '../../../../domains/application/choices.ts';
import { FieldPlace } from '../field-place.tsx';
import { LineField, TelephoneField } from '../fields.tsx';
import classes from '../../../../components/form/form.module.css';
import { PictureField, PicturesField } from './file-fields.tsx';
import { useApplicationContext, useFieldWords } from '../form-context.tsx';

/** Who applies and for which business. */
export function GeneralStep() {
  return (
    <>
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>Who should we talk to?</Trans>
          </legend>
          <div className={classes.pair}>
            <LineField name="contactFirstName" autoComplete="given-name" />
            <LineField name="contactLastName" autoComplete="family-name" />
          </div>
          <div className={classes.pair}>
            <LineField name="email" type="email" autoComplete="email" inputMode="email" />
            <TelephoneField name="phone" />
          </div>
        </fieldset>
      </Card>
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>The business</Trans>
          </legend>
          <LineField name="businessName" autoComplete="organization" />
          <BusinessTypeField />
          <div className={classes.pair}>
            <SizeField />
            <LineField name="referredBy" autoComplete="off" />
          </div>
        </fieldset>
      </Card>
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>How it looks</Trans>
          </legend>
          <PictureField name="logoId" />
          <PicturesField />
        </fieldset>
      </Card>
    </>
  );
}

function BusinessTypeField() {
  const { t } = useLingui();
  const { form } = useApplicationContext();
  const words = useFieldWords('businessType');
  return (
    <FieldPlace name="businessType">
      <Controller
        control={form.control}
        name="businessType"
        render={({ field }) => (
          <RadioGroupField
            {...field}
            {...words}
            inline
            options={businessTypes.map((value) => ({ value, label: t(businessTypeLabels[value]) }))}
          />
        )}
      />
    </FieldPlace>
  );
}

function SizeField() {
  const { t } = useLingui();
  const { form } = useApplicationContext();
  const words = useFieldWords('size');
  return (
    <FieldPlace name="size">
      <Controller
        control={form.control}
        name="size"
        render={({ field }) => (
          <SelectField
            {...field}
            {...words}
            value={field.value ?? ''}
            onChange={({ currentTarget }) => field.onChange(currentTarget.value || null)}
            placeholder={t`Choose one`}
            options={businessSizes.map((value) => ({ value, label: t(businessSizeLabels[value]) }))}
          />
        )}
      />
    </FieldPlace>
  );
}
