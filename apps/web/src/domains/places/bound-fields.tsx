import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { type Bound, fieldsOf, useBoundField } from '../../components/form/fields.tsx';
import { useFormContext } from '../../components/form/form-context.ts';
import type { ReferenceList } from '../../gql/schema-types.ts';
import { PlaceFields } from './place-fields.tsx';
import { ReferenceSelect } from './reference-select.tsx';

const Field = fieldsOf<FieldValues>();
const parts = ['country', 'region', 'city'] as const;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const names = { country: 'country', region: 'region', city: 'city' };

/** The `country`, `region` and `city` of the form they stand in. */
export function Place({ isOptional = false }: { isOptional?: boolean }) {
  const { t } = useLingui();
  const { form } = useFormContext();
  const watched = useWatch({ control: form.control, name: parts }) as unknown[];
  const [country = '', region = '', city = ''] = watched.map(textOf);
  const shown = {
    country: useBoundField({ name: 'country', label: t`Country`, isOptional }),
    region: useBoundField({ name: 'region', label: t`Region`, isOptional }),
    city: useBoundField({ name: 'city', label: t`City`, isOptional }),
  };
  const { optional } = shown.country;
  return (
    <PlaceFields
      names={names}
      value={{ country, region, city }}
      errors={{
        country: shown.country.error,
        region: shown.region.error,
        city: shown.city.error,
      }}
      {...(optional ? { optional: { country: optional, region: optional, city: optional } } : {})}
      onChange={(place) => {
        for (const part of parts) {
          form.setValue(part, place[part], {
            shouldDirty: true,
            shouldValidate: form.getFieldState(part).invalid,
          });
        }
      }}
      onBlur={(part) => void form.trigger(part)}
    />
  );
}

export interface ReferenceProps extends Bound<FieldValues> {
  list: ReferenceList;
  parent?: string | null;
  help?: ReactNode;
  allowsNotApplicable?: boolean;
}

/** One entry of a reference list, bound to the form it stands in. */
export function Reference({ list, parent, help, allowsNotApplicable, ...bound }: ReferenceProps) {
  return (
    <Field.Custom {...bound}>
      {({ ref: _ref, value, ...field }) => (
        <ReferenceSelect
          {...field}
          list={list}
          {...(parent === undefined ? {} : { parent })}
          {...(allowsNotApplicable ? { allowsNotApplicable } : {})}
          help={help}
          value={String(value ?? '')}
        />
      )}
    </Field.Custom>
  );
}
