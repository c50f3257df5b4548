import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { type Bound, namedFieldsOf, useBoundField } from '../../components/form/fields.tsx';
import { useFormContext } from '../../components/form/form-context.ts';
import type { ReferenceList } from '../../gql/schema-types.ts';
import { PlaceFields } from './place-fields.tsx';
import { ReferenceCheckboxes, ReferenceSelect } from './reference-select.tsx';
import { TaxIdField, useTaxIdName } from './tax-id-field.tsx';

const Field = namedFieldsOf<FieldValues>();
const parts = ['country', 'region', 'city'] as const;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const ownNames = { country: 'country', region: 'region', city: 'city' };

export interface PlaceProps {
  /** The fields of the form, where they are called otherwise. */
  names?: Readonly<Record<(typeof parts)[number], string>>;
  /** Whether all of it may stay empty; without it as the words of the form say. */
  isOptional?: boolean;
  /** Another country is chosen, before the form holds it. */
  onCountryChange?: (country: string) => void;
}

/** The country, region and city of the form they stand in. */
export function Place({ names = ownNames, isOptional, onCountryChange }: PlaceProps) {
  const { t } = useLingui();
  const { form } = useFormContext();
  const watched = useWatch({
    control: form.control,
    name: [names.country, names.region, names.city],
  }) as unknown[];
  const [country = '', region = '', city = ''] = watched.map(textOf);
  const optional = isOptional === undefined ? {} : { isOptional };
  const shown = {
    country: useBoundField({ name: names.country, label: t`Country`, ...optional }),
    region: useBoundField({ name: names.region, label: t`Region`, ...optional }),
    city: useBoundField({ name: names.city, label: t`City`, ...optional }),
  };
  return (
    <PlaceFields
      names={names}
      value={{ country, region, city }}
      errors={{
        country: shown.country.error,
        region: shown.region.error,
        city: shown.city.error,
      }}
      optional={{
        country: shown.country.optional,
        region: shown.region.optional,
        city: shown.city.optional,
      }}
      onChange={(place) => {
        if (place.country !== country) onCountryChange?.(place.country);
        for (const part of parts) {
          form.setValue(names[part], place[part], {
            shouldDirty: true,
            shouldValidate: form.getFieldState(names[part]).invalid,
          });
        }
      }}
      onBlur={(part) => void form.trigger(names[part])}
    />
  );
}

export interface ReferenceProps extends Bound<FieldValues> {
  list: ReferenceList;
  parent?: string | null;
  help?: ReactNode;
  placeholder?: string;
  allowsNotApplicable?: boolean;
  /** Another entry was chosen. */
  onChosen?: () => void;
}

/** One entry of a reference list, bound to the form it stands in. */
export function Reference({
  list,
  parent,
  help,
  placeholder,
  allowsNotApplicable,
  onChosen,
  ...bound
}: ReferenceProps) {
  return (
    <Field.Custom {...bound}>
      {({ ref: _ref, value, ...field }) => (
        <ReferenceSelect
          {...field}
          list={list}
          {...(parent === undefined ? {} : { parent })}
          {...(allowsNotApplicable ? { allowsNotApplicable } : {})}
          {...(help === undefined ? {} : { help })}
          {...(placeholder === undefined ? {} : { placeholder })}
          value={textOf(value)}
          onChange={(chosen) => {
            field.onChange(chosen);
            onChosen?.();
          }}
        />
      )}
    </Field.Custom>
  );
}

export type ReferencesProps = Omit<ReferenceProps, 'placeholder' | 'onChosen' | 'parent' | 'help'>;

/** Several entries of a short reference list, bound to the form they stand in. */
export function References({ list, allowsNotApplicable, ...bound }: ReferencesProps) {
  return (
    <Field.Custom {...bound}>
      {({ ref: _ref, value, ...field }) => (
        <ReferenceCheckboxes
          {...field}
          list={list}
          {...(allowsNotApplicable ? { allowsNotApplicable } : {})}
          value={Array.isArray(value) ? (value as string[]) : []}
        />
      )}
    </Field.Custom>
  );
}

/** A tax id under the name its country gives it, bound to the form it stands in. */
export function TaxId({ country, ...bound }: Bound<FieldValues> & { country: string }) {
  const name = useTaxIdName(country);
  return (
    <Field.Custom {...bound} label={name}>
      {({ value, ...field }) => (
        <TaxIdField key={country} {...field} value={textOf(value)} country={country} />
      )}
    </Field.Custom>
  );
}
