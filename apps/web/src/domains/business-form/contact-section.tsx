import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { fieldsOf } from '../../components/form/fields.tsx';
import { Phone } from '../../components/form/phone.tsx';
import { Place } from '../places/bound-fields.tsx';
import { HoursField } from '../places/hours-field.tsx';
import { zoneOptions } from '../places/zone-options.ts';
import classes from '../../components/form/form.module.css';
import type { BusinessValues } from './business-values.ts';
import { FormSection } from '../../components/form/form-section.tsx';

const Field = fieldsOf<BusinessValues>();

/** Where the business is. */
export function PlaceSection() {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Where you are</Trans>}>
      <Place />
      <Field.Text
        name="address"
        autoComplete="street-address"
        maxLength={limits.address.max}
        label={t`Street address`}
        help={t`Everyone sees it. Leave it empty to show only the city.`}
        isOptional
      />
    </FormSection>
  );
}

/** When the business is open, in the time of its place. */
export function HoursSection() {
  const { t } = useLingui();
  return (
    <FormSection
      title={<Trans>When you’re open</Trans>}
      note={
        <Trans>
          Your page shows whether you’re open now. If you don’t add hours, it shows nothing.
        </Trans>
      }
    >
      <Field.Custom name="hours" label={t`Opening hours`} isOptional>
        {(field) => <HoursField {...field} />}
      </Field.Custom>
      <Field.Select name="timeZone" label={t`Time zone of the hours`} options={zoneOptions} />
    </FormSection>
  );
}

/** How customers reach the business: everything here is public. */
export function ContactSection() {
  const { t } = useLingui();
  return (
    <FormSection
      title={<Trans>Contact and links</Trans>}
      note={<Trans>Everyone sees what you write here. Empty fields aren’t shown.</Trans>}
    >
      <div className={classes.pair}>
        <LineField name="contactEmail" label={t`E-mail`} type="email" help={t`Everyone sees it.`} />
        <Telephone name="contactPhone" label={t`Phone`} />
        <LineField name="links.website" label={t`Website`} type="url" placeholder="https://" />
        <Telephone name="links.whatsapp" label="WhatsApp" />
        <LineField name="links.instagram" label="Instagram" placeholder="@" />
        <LineField name="links.linkedin" label="LinkedIn" type="url" placeholder="https://" />
        <LineField name="links.facebook" label="Facebook" type="url" placeholder="https://" />
      </div>
    </FormSection>
  );
}

interface LineFieldProps {
  name: 'contactEmail' | 'links.website' | 'links.instagram' | 'links.linkedin' | 'links.facebook';
  label: string;
  type?: 'email' | 'url';
  placeholder?: string;
  help?: string;
}

function LineField({ type, ...field }: LineFieldProps) {
  return (
    <Field.Text
      {...field}
      type={type ?? 'text'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={type === 'email' ? limits.email.max : limits.application.link}
      isOptional
    />
  );
}

function Telephone({ name, label }: { name: 'contactPhone' | 'links.whatsapp'; label: string }) {
  const { t } = useLingui();
  return (
    <Phone
      name={name}
      label={label}
      isOptional
      help={t`Everyone sees it.`}
      countryLabel={t`Country of the number: ${label}`}
    />
  );
}
