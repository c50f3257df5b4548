import { type Country, countries, countryByCode } from '@wiki/reference-data/countries';
import { type ComponentProps, useMemo, useState } from 'react';
import { Field, type FieldProps, useFieldIds } from '../field.tsx';
import fieldClasses from '../field.module.css';
import classes from './phone-field.module.css';
import { joinPhone, type PhoneParts, splitPhone, tidyPhone } from './phone-number.ts';

export interface PhoneFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'children' | 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** The number in E.164, `+573001234567`, or an empty text. */
  value: string;
  /** Gives the number in E.164 on every change; an empty text when there are no digits. */
  onChange: (value: string) => void;
  /** Name of the country selector, read aloud. */
  countryLabel: string;
  /** Language of the countries' names and order. */
  locale: 'en' | 'es';
  /** The country chosen at first and listed first, by its code. */
  defaultCountry?: string;
}

/** Countries one can call, by name, with the default one first. */
function listCountries(locale: 'en' | 'es', first: string): Country[] {
  const collator = new Intl.Collator(locale);
  return countries
    .filter((country) => country.code !== '')
    .toSorted((one, other) => {
      if (one.value === first || other.value === first) return one.value === first ? -1 : 1;
      return collator.compare(one.label[locale], other.label[locale]);
    });
}

const prefixOf = (code: string): string => countryByCode(code)?.code ?? '';

/** A telephone number: the country with its flag and prefix, and the number within it. */
export function PhoneField({
  label,
  help,
  error,
  optional,
  id,
  value,
  onChange,
  onBlur,
  countryLabel,
  locale,
  defaultCountry = 'CO',
  ...input
}: PhoneFieldProps) {
  const field = { label, help, error, optional };
  const ids = useFieldIds(field, id);
  const options = useMemo(() => listCountries(locale, defaultCountry), [locale, defaultCountry]);
  const [shown, setShown] = useState({ ...splitPhone(value, defaultCountry), value });
  // A value from outside (a draft, a reset) replaces what is shown; our own echo does not.
  if (value !== shown.value) setShown({ ...splitPhone(value, shown.country), value });

  const change = (parts: PhoneParts) => {
    const next = joinPhone(parts.national, parts.country, prefixOf(parts.country));
    setShown({ ...parts, value: next });
    if (next !== value) onChange(next);
  };

  return (
    <Field ids={ids} field={field}>
      <span className={classes.phone} data-invalid={ids['aria-invalid']}>
        <span className={classes.country}>
          <span className={classes.flag} aria-hidden>
            {countryByCode(shown.country)?.flag}
          </span>
          <span aria-hidden>{prefixOf(shown.country)}</span>
          <select
            aria-label={countryLabel}
            autoComplete="off"
            disabled={input.disabled}
            value={shown.country}
            onChange={(event) =>
              change({ country: event.currentTarget.value, national: shown.national })
            }
          >
            {options.map((country) => (
              <option key={country.value} value={country.value}>
                {`${country.flag} ${country.label[locale]} (${country.code})`}
              </option>
            ))}
          </select>
        </span>
        <input
          inputMode="tel"
          autoComplete="tel-national"
          {...input}
          {...ids}
          type="tel"
          className={`${fieldClasses.input} ${classes.number}`}
          value={shown.national}
          onChange={(event) =>
            change({ country: shown.country, national: event.currentTarget.value })
          }
          onBlur={(event) => {
            setShown({ ...tidyPhone(shown), value });
            onBlur?.(event);
          }}
        />
      </span>
    </Field>
  );
}
