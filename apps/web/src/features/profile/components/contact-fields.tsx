import { Trans, useLingui } from '@lingui/react/macro';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { Phone } from '../../../components/form/phone.tsx';
import { Place } from '../../../domains/places/bound-fields.tsx';
import type { ProfileValues } from '../profile-values.ts';
import { FormSection } from '../../../components/form/form-section.tsx';

const Field = fieldsOf<ProfileValues>();

/** Telephone, date of birth and where the person lives. */
export function ContactFields() {
  const { t } = useLingui();
  return (
    <>
      <FormSection title={<Trans>Your location, visible to everyone</Trans>}>
        <Place isOptional />
      </FormSection>
      <FormSection title={<Trans>Only visible to you</Trans>}>
        <Phone name="phone" label={t`Phone`} isOptional />
        <Field.Text name="address" autoComplete="street-address" label={t`Address`} isOptional />
        <Field.Text
          name="dateOfBirth"
          type="date"
          min="1900-01-01"
          autoComplete="bday"
          label={t`Date of birth`}
          isOptional
        />
      </FormSection>
    </>
  );
}
