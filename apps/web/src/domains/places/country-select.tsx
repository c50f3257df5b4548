import { useLingui } from '@lingui/react/macro';
import { countries } from '@wiki/reference-data/countries';
import { SelectField, type SelectFieldProps } from '@wiki/ui';
import { useMemo } from 'react';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useReference } from './use-reference.ts';

export interface CountrySelectProps extends Omit<SelectFieldProps, 'options' | 'label'> {
  /** "Country" when left out. */
  label?: SelectFieldProps['label'];
  /** The country listed first, by its code. */
  firstCountry?: string;
}

/**
 * A country by its two-letter code, with the device's own picker: typing finds it by its name, which
 * is why the flag comes after it. The list is there at once and follows what administrators changed.
 */
export function CountrySelect({ label, firstCountry = 'CO', ...select }: CountrySelectProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { entries } = useReference('COUNTRIES');
  const options = useMemo(() => {
    const collator = new Intl.Collator(language);
    const list = entries.length > 0 ? entries : countries;
    return list
      .map(({ value, label: names, flag }) => {
        const name = names[language] ?? names.en ?? names.es ?? value;
        return { value, name, label: flag ? `${name} ${flag}` : name };
      })
      .toSorted((one, other) => {
        const isFirst = Number(other.value === firstCountry) - Number(one.value === firstCountry);
        return isFirst || collator.compare(one.name, other.name);
      });
  }, [entries, language, firstCountry]);
  return (
    <SelectField
      autoComplete="country"
      placeholder={t`Choose a country`}
      {...select}
      label={label ?? t`Country`}
      options={options}
    />
  );
}
