import { Trans, useLingui } from '@lingui/react/macro';
import { businessSizes, limits, spokenLanguages } from '@wiki/domain';
import { CheckboxField, SelectField, TextField } from '@wiki/ui';
import { fieldsOf } from '../../components/form/fields.tsx';
import { ServicesField } from '../../components/form-parts/services-field.tsx';
import { languageName } from '../../lib/format/language-names.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { businessSizeLabels } from '../application/choices.ts';
import { Reference } from '../places/bound-fields.tsx';
import formClasses from '../../components/form/form.module.css';
import classes from './business-form.module.css';
import type { BusinessValues } from './business-values.ts';
import { FormSection } from '../../components/form/form-section.tsx';

const Field = fieldsOf<BusinessValues>();

/** Who the business is and what it does. */
export function AboutSection() {
  const { t } = useLingui();
  const languages = useLanguage() === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const);
  const labels = {
    tagline: { en: t`In one line, in English`, es: t`In one line, in Spanish` },
    description: { en: t`Description in English`, es: t`Description in Spanish` },
    services: { en: t`Services in English`, es: t`Services in Spanish` },
  };
  return (
    <FormSection title={<Trans>The business</Trans>}>
      <Field.Text
        name="name"
        autoComplete="organization"
        maxLength={limits.displayName.max}
        label={t`Name of the business`}
      />
      <div className={formClasses.pair}>
        {languages.map((language) => (
          <Field.Text
            key={language}
            name={`tagline.${language}`}
            lang={language}
            maxLength={limits.business.tagline}
            label={labels.tagline[language]}
            isOptional
          />
        ))}
      </div>
      <div className={formClasses.pair}>
        {languages.map((language) => (
          <Field.TextArea
            key={language}
            name={`description.${language}`}
            rows={8}
            lang={language}
            maxLength={limits.application.description}
            isCounted
            label={labels.description[language]}
          />
        ))}
      </div>
      <p className={formClasses.note}>
        <Trans>One language is enough; with both, everyone sees it in their own.</Trans>
      </p>
      <div className={formClasses.pair}>
        {languages.map((language) => (
          <Field.Custom
            key={language}
            name={`services.${language}`}
            label={labels.services[language]}
            isOptional
          >
            {({ ref: _ref, ...field }) => (
              <ServicesField
                {...field}
                lang={language}
                help={t`What you offer, each in a few words. Separate them with a comma or Enter.`}
              />
            )}
          </Field.Custom>
        ))}
      </div>
      <div className={formClasses.pair}>
        <Reference
          name="lineOfBusiness"
          list="LINES_OF_BUSINESS"
          label={t`Line of business`}
          isOptional
        />
        <SizeField />
      </div>
      <div className={classes.year}>
        <FoundedField />
      </div>
      <LanguagesField />
    </FormSection>
  );
}

function FoundedField() {
  const { t } = useLingui();
  return (
    <Field.Custom name="foundedYear" label={t`Founded in the year`} isOptional>
      {({ value, onChange, ...field }) => (
        <TextField
          {...field}
          inputMode="numeric"
          maxLength={4}
          value={String(value ?? '')}
          onChange={({ currentTarget }) => {
            const digits = currentTarget.value.replaceAll(/\D/g, '');
            onChange(digits ? Number(digits) : null);
          }}
          help={t`Your page says for how many years you have been in business.`}
        />
      )}
    </Field.Custom>
  );
}

function LanguagesField() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Field.Custom name="languages" label={t`Languages you do business in`} isOptional>
      {({ label, optional, value, onChange }) => {
        const chosen = value as readonly string[];
        return (
          <fieldset className={classes.languages}>
            <legend>
              {label} <small>{optional}</small>
            </legend>
            {spokenLanguages.map((code) => (
              <CheckboxField
                key={code}
                label={languageName(code, language)}
                checked={chosen.includes(code)}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked
                      ? [...chosen, code]
                      : chosen.filter((each) => each !== code),
                  )
                }
              />
            ))}
          </fieldset>
        );
      }}
    </Field.Custom>
  );
}

function SizeField() {
  const { t } = useLingui();
  return (
    <Field.Custom name="size" label={t`Size`} isOptional>
      {({ value, onChange, ...field }) => (
        <SelectField
          {...field}
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
          placeholder={t`Choose one`}
          options={businessSizes.map((each) => ({
            value: each,
            label: t(businessSizeLabels[each]),
          }))}
        />
      )}
    </Field.Custom>
  );
}
