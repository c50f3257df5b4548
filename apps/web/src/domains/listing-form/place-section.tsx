import { useWatch } from 'react-hook-form';
import { PlaceFields } from '../places/place-fields.tsx';
import { useFieldProps, useListingContext } from './form-context.tsx';

const parts = ['country', 'region', 'city'] as const;

/** Where a property lies. */
export function PlaceSection() {
  const { form } = useListingContext();
  const props = useFieldProps();
  const [country, region, city] = useWatch({ control: form.control, name: parts });
  return (
    <PlaceFields
      names={{ country: 'country', region: 'region', city: 'city' }}
      value={{ country, region, city }}
      errors={{
        country: props('country').error,
        region: props('region').error,
        city: props('city').error,
      }}
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
