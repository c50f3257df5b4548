import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { SelectField, SkeletonBar, TextField } from '@wiki/ui';
import { lazy, Suspense } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useFieldError } from '../../components/form-errors.tsx';
import { HoursField } from '../places/hours-field.tsx';
import { PlaceFields } from '../places/place-fields.tsx';
import { zoneOptions } from '../places/zone-options.ts';
import classes from './business-form.module.css';
import type { BusinessValues } from './business-values.ts';
import { Section } from './section.tsx';
import { useBusinessLabels } from './use-business-labels.ts';

/** It carries the telephone rules of all countries. */
const PhoneField = lazy(() =>
  import('@wiki/ui/phone-field').then((part) => ({ default: part.PhoneField })),
);

type Form = UseFormReturn<BusinessValues>;

/** Where the business is. */
export function PlaceSection({ form }: { form: Form }) {
  const { t } = useLingui();
  const labels = useBusinessLabels();
  const errorOf = useFieldError(form);
  const [country, region, city] = useWatch({
    control: form.control,
    name: ['country', 'region', 'city'],
  });
  return (
    <Section title={<Trans>Where you are</Trans>}>
      <PlaceFields
        names={{ country: 'country', region: 'region', city: 'city' }}
        value={{ country, region, city }}
        errors={{
          country: errorOf('country'),
          region: errorOf('region'),
          city: errorOf('city'),
        }}
        onChange={(place) => {
          for (const part of ['country', 'region', 'city'] as const) {
            form.setValue(part, place[part], {
              shouldDirty: true,
              shouldValidate: form.getFieldState(part).invalid,
            });
          }
        }}
        onBlur={(part) => void form.trigger(part)}
      />
      <TextField
        {...form.register('address')}
        autoComplete="street-address"
        maxLength={limits.address.max}
        label={labels.address}
        help={t`Everybody sees it. Leave it empty to show only the city.`}
        optional={t`(optional)`}
        error={errorOf('address')}
      />
    </Section>
  );
}

/** When the business is open, in the time of its place. */
export function HoursSection({ form }: { form: Form }) {
  const { t } = useLingui();
  const labels = useBusinessLabels();
  const errorOf = useFieldError(form);
  return (
    <Section
      title={<Trans>When you’re open</Trans>}
      note={
        <Trans>
          Your page shows whether you’re open now. If you don’t add hours, it shows nothing.
        </Trans>
      }
    >
      <Controller
        control={form.control}
        name="hours"
        render={({ field }) => (
          <HoursField
            {...field}
            label={labels.hours}
            optional={t`(optional)`}
            error={errorOf('hours')}
          />
        )}
      />
      <SelectField
        {...form.register('timeZone')}
        label={labels.timeZone}
        options={zoneOptions}
        error={errorOf('timeZone')}
      />
    </Section>
  );
}

/** How customers reach the business: everything here is public. */
export function ContactSection({ form }: { form: Form }) {
  return (
    <Section
      title={<Trans>Contact and links</Trans>}
      note={<Trans>Everybody sees what you write here. Empty fields aren’t shown.</Trans>}
    >
      <div className={classes.pair}>
        <LineField form={form} name="contactEmail" type="email" />
        <TelephoneField form={form} name="contactPhone" />
        <LineField form={form} name="links.website" type="url" placeholder="https://" />
        <TelephoneField form={form} name="links.whatsapp" />
        <LineField form={form} name="links.instagram" placeholder="@" />
        <LineField form={form} name="links.linkedin" type="url" placeholder="https://" />
        <LineField form={form} name="links.facebook" type="url" placeholder="https://" />
      </div>
    </Section>
  );
}

interface LineFieldProps {
  form: Form;
  name: 'contactEmail' | 'links.website' | 'links.instagram' | 'links.linkedin' | 'links.facebook';
  type?: 'email' | 'url';
  placeholder?: string;
}

function LineField({ form, name, type, placeholder }: LineFieldProps) {
  const { t } = useLingui();
  const labels = useBusinessLabels();
  const errorOf = useFieldError(form);
  return (
    <TextField
      {...form.register(name)}
      type={type ?? 'text'}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={type === 'email' ? limits.email.max : limits.application.link}
      label={labels[name]}
      help={name === 'contactEmail' ? t`Everybody sees it.` : undefined}
      optional={t`(optional)`}
      error={errorOf(name)}
    />
  );
}

function TelephoneField({ form, name }: { form: Form; name: 'contactPhone' | 'links.whatsapp' }) {
  const { t } = useLingui();
  const language = useLanguage();
  const labels = useBusinessLabels();
  const errorOf = useFieldError(form);
  const label = labels[name];
  return (
    <Suspense fallback={<FieldPlaceholder />}>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <PhoneField
            {...field}
            label={label}
            help={t`Everybody sees it.`}
            countryLabel={t`Country of the number: ${label}`}
            optional={t`(optional)`}
            locale={language}
            error={errorOf(name)}
          />
        )}
      />
    </Suspense>
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
