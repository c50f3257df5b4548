import { Trans, useLingui } from '@lingui/react/macro';
import { businessSizes, limits, spokenLanguages } from '@wiki/domain';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@wiki/ui';
import type { ReactElement } from 'react';
import {
  Controller,
  type ControllerRenderProps,
  useController,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { languageName } from '../../lib/format/language-names.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { businessSizeLabels } from '../application/choices.ts';
import { useFieldError } from '../../components/form-errors.tsx';
import { ServicesField } from '../../components/form-parts/services-field.tsx';
import { ReferenceSelect } from '../places/reference-select.tsx';
import classes from './business-form.module.css';
import type { BusinessValues } from './business-values.ts';
import { Section } from './section.tsx';
import { useBusinessLabels } from './use-business-labels.ts';

type Form = UseFormReturn<BusinessValues>;

/** Who the business is and what it does. */
export function AboutSection({ form }: { form: Form }) {
  const { t } = useLingui();
  const labels = useBusinessLabels();
  const errorOf = useFieldError(form);
  const isSpanish = useLanguage() === 'es';
  const optional = t`(optional)`;
  const languages = isSpanish ? (['es', 'en'] as const) : (['en', 'es'] as const);
  return (
    <Section title={<Trans>The business</Trans>}>
      <TextField
        {...form.register('name')}
        autoComplete="organization"
        maxLength={limits.displayName.max}
        label={labels.name}
        error={errorOf('name')}
      />
      <div className={classes.pair}>
        {languages.map((language) => (
          <Tagline key={language} form={form} language={language} />
        ))}
      </div>
      <div className={classes.pair}>
        {languages.map((language) => (
          <Description key={language} form={form} language={language} />
        ))}
      </div>
      <p className={classes.note}>
        <Trans>One language is enough; with both, everybody sees it in their own.</Trans>
      </p>
      <div className={classes.pair}>
        {languages.map((language) => (
          <Services key={language} form={form} language={language} />
        ))}
      </div>
      <div className={classes.pair}>
        <Controller
          control={form.control}
          name="lineOfBusiness"
          render={({ field: { ref: _ref, ...field } }) => (
            <ReferenceSelect
              {...field}
              list="LINES_OF_BUSINESS"
              label={labels.lineOfBusiness}
              optional={optional}
              error={errorOf('lineOfBusiness')}
            />
          )}
        />
        <SizeField form={form} />
      </div>
      <div className={classes.year}>
        <FoundedField form={form} />
      </div>
      <LanguagesField form={form} />
    </Section>
  );
}

function Tagline({ form, language }: { form: Form; language: 'en' | 'es' }) {
  const { t } = useLingui();
  const labels = useBusinessLabels();
  const errorOf = useFieldError(form);
  const name = `tagline.${language}` as const;
  return (
    <TextField
      {...form.register(name)}
      lang={language}
      maxLength={limits.business.tagline}
      label={labels[name]}
      optional={t`(optional)`}
      error={errorOf(name)}
    />
  );
}

function Services({ form, language }: { form: Form; language: 'en' | 'es' }) {
  const { t } = useLingui();
  const labels = useBusinessLabels();
  const errorOf = useFieldError(form);
  const name = `services.${language}` as const;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref: _ref, ...field } }) => (
        <ServicesField
          {...field}
          lang={language}
          label={labels[name]}
          optional={t`(optional)`}
          help={t`What you offer, each in a few words. Separate them with a comma or Enter.`}
          error={errorOf(name)}
        />
      )}
    />
  );
}

function Description({ form, language }: { form: Form; language: 'en' | 'es' }) {
  const format = useFormat();
  const labels = useBusinessLabels();
  const errorOf = useFieldError(form);
  const name = `description.${language}` as const;
  const length = useWatch({ control: form.control, name }).length;
  const { description: most } = limits.application;
  return (
    <TextAreaField
      {...form.register(name)}
      rows={8}
      lang={language}
      maxLength={most}
      label={labels[name]}
      help={
        <Trans>
          {format.number(length)} of {format.number(most)} characters
        </Trans>
      }
      error={errorOf(name)}
    />
  );
}

type OptionalName = 'foundedYear' | 'size';

interface OptionalFieldProps<Name extends OptionalName> {
  form: Form;
  name: Name;
  children: (
    field: ControllerRenderProps<BusinessValues, Name>,
    shown: { label: string; optional: string; error: string | undefined },
  ) => ReactElement;
}

/** A field that may stay empty, with its label and what the form says of it. */
function OptionalField<Name extends OptionalName>({
  form,
  name,
  children,
}: OptionalFieldProps<Name>) {
  const { t } = useLingui();
  const labels = useBusinessLabels();
  const errorOf = useFieldError(form);
  const { field } = useController({ control: form.control, name });
  return children(field, {
    label: labels[name],
    optional: t`(optional)`,
    error: errorOf(name),
  });
}

function FoundedField({ form }: { form: Form }) {
  const { t } = useLingui();
  return (
    <OptionalField form={form} name="foundedYear">
      {(field, shown) => (
        <TextField
          {...field}
          {...shown}
          inputMode="numeric"
          maxLength={4}
          value={field.value ?? ''}
          onChange={({ currentTarget }) => {
            const digits = currentTarget.value.replaceAll(/\D/g, '');
            field.onChange(digits ? Number(digits) : null);
          }}
          help={t`Your page says for how many years you have been in business.`}
        />
      )}
    </OptionalField>
  );
}

function LanguagesField({ form }: { form: Form }) {
  const { t } = useLingui();
  const language = useLanguage();
  const labels = useBusinessLabels();
  return (
    <Controller
      control={form.control}
      name="languages"
      render={({ field: { value, onChange } }) => (
        <fieldset className={classes.languages}>
          <legend>
            {labels.languages} <small>{t`(optional)`}</small>
          </legend>
          {spokenLanguages.map((code) => (
            <CheckboxField
              key={code}
              label={languageName(code, language)}
              checked={value.includes(code)}
              onChange={({ currentTarget }) =>
                onChange(
                  currentTarget.checked ? [...value, code] : value.filter((each) => each !== code),
                )
              }
            />
          ))}
        </fieldset>
      )}
    />
  );
}

function SizeField({ form }: { form: Form }) {
  const { t } = useLingui();
  return (
    <OptionalField form={form} name="size">
      {(field, shown) => (
        <SelectField
          {...field}
          {...shown}
          value={field.value ?? ''}
          onChange={({ currentTarget }) => field.onChange(currentTarget.value || null)}
          placeholder={t`Choose one`}
          options={businessSizes.map((value) => ({ value, label: t(businessSizeLabels[value]) }))}
        />
      )}
    </OptionalField>
  );
}
