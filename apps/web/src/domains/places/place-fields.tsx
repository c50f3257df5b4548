import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CountrySelect } from './country-select.tsx';
import { PlaceSelect } from './place-select.tsx';
import { findPlace } from './place-options.ts';
import classes from './places.module.css';
import { useReference } from './use-reference.ts';

/** A place: the country by its code, region and city by their names. */
export interface PlaceValue {
  country: string;
  region: string;
  city: string;
}

/** The countries whose regions and cities are on lists. */
const listedCountries: ReadonlySet<string> = new Set(['CO', 'VE', 'PA', 'MX', 'PE']);

type Part = keyof PlaceValue;

export interface PlaceFieldsProps {
  value: PlaceValue;
  /** Gives the whole place; a region or city of another country is emptied. */
  onChange: (value: PlaceValue) => void;
  onBlur?: (part: Part) => void;
  /** Names of the form's fields, where the error summary leads. */
  names: Readonly<Record<Part, string>>;
  errors?: Partial<Record<Part, ReactNode>>;
  /** The word for "optional", for the parts that may stay empty. */
  optional?: Partial<Record<Part, string>>;
}

/**
 * Country, region and city. In Colombia, Venezuela, Panama, Mexico and Peru regions and cities are
 * chosen from lists; elsewhere, and when a list cannot be read, they are written.
 */
export function PlaceFields({
  value,
  onChange,
  onBlur,
  names,
  errors,
  optional,
}: PlaceFieldsProps) {
  const { t } = useLingui();
  const { country, region, city } = value;
  const regions = useReference('REGIONS', listedCountries.has(country) ? country : null);
  const chosen = findPlace(regions.entries, region);
  const cities = useReference('CITIES', chosen?.value ?? null);
  const partOf = (part: Part) => ({
    name: names[part],
    error: errors?.[part],
    optional: optional?.[part],
    onBlur: () => onBlur?.(part),
  });
  return (
    <div className={classes.fields}>
      <CountrySelect
        {...partOf('country')}
        value={country}
        onChange={({ currentTarget }) =>
          onChange({ country: currentTarget.value, region: '', city: '' })
        }
      />
      <div className={classes.pair}>
        <PlaceSelect
          key={`region ${country}`}
          {...partOf('region')}
          autoComplete="address-level1"
          label={country === 'CO' ? t`Department` : t`Region, state or department`}
          placeholder={t`Choose one`}
          entries={regions.entries}
          isLoading={regions.isLoading}
          value={region}
          onChange={(next) => onChange({ country, region: next, city: '' })}
        />
        <PlaceSelect
          key={`city ${country} ${chosen?.value}`}
          {...partOf('city')}
          autoComplete="address-level2"
          label={t`City`}
          placeholder={t`Choose one`}
          entries={cities.entries}
          isLoading={cities.isLoading}
          value={city}
          onChange={(next) => onChange({ country, region, city: next })}
        />
      </div>
    </div>
  );
}
