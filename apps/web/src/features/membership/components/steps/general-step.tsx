import { Trans, useLingui } from '@lingui/react/macro';
import { businessSizes, businessTypes } from '@wiki/domain';
import { businessSizeLabels, businessTypeLabels } from '../../../../domains/application/choices.ts';
import { FormSection } from '../../../../components/form/form-section.tsx';
import classes from '../../../../components/form/form.module.css';
import { Field } from '../fields.tsx';
import { PictureField, PicturesField } from './file-fields.tsx';

/** Who applies and for which business. */
export function GeneralStep() {
  const { t } = useLingui();
  return (
    <>
      <FormSection title={<Trans>Who should we talk to?</Trans>}>
        <div className={classes.pair}>
          <Field.Text name="contactFirstName" autoComplete="given-name" />
          <Field.Text name="contactLastName" autoComplete="family-name" />
        </div>
        <div className={classes.pair}>
          <Field.Text name="email" type="email" autoComplete="email" inputMode="email" />
          <Field.Phone name="phone" countryLabel={t`Country of the number`} />
        </div>
      </FormSection>
      <FormSection title={<Trans>The business</Trans>}>
        <Field.Text name="businessName" autoComplete="organization" />
        <Field.Radio
          name="businessType"
          inline
          options={businessTypes.map((value) => ({ value, label: t(businessTypeLabels[value]) }))}
        />
        <div className={classes.pair}>
          <Field.Select
            name="size"
            emptyIsNull
            placeholder={t`Choose one`}
            options={businessSizes.map((value) => ({
              value,
              label: t(businessSizeLabels[value]),
            }))}
          />
          <Field.Text name="referredBy" autoComplete="off" />
        </div>
      </FormSection>
      <FormSection title={<Trans>How it looks</Trans>}>
        <PictureField name="logoId" />
        <PicturesField />
      </FormSection>
    </>
  );
}
