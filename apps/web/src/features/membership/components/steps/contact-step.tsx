import { Trans } from '@lingui/react/macro';
import { Card } from '@wiki/ui';
import { useWatch } from 'react-hook-form';
import { PlaceFields, type PlaceValue } from '../../../../domains/places/place-fields.tsx';
import type { ApplicationValueName } from '../../application-values.ts';
import { listsForCountry } from '../../country-lists.ts';
import { FieldPlace } from '../field-place.tsx';
import { LineField, TelephoneField } from '../fields.tsx';
import classes from '../../../../components/form/form.module.css';
import { useApplicationContext, useFieldWords } from '../form-context.tsx';
import { AuthorizedUsers } from './people-fields.tsx';

/** Address, links and who may act for the business. */
export function ContactStep() {
  return (
    <>
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>Where it is</Trans>
          </legend>
          <BusinessPlace />
          <div className={classes.pair}>
            <LineField name="address" autoComplete="street-address" />
            <LineField name="postalCode" autoComplete="postal-code" />
          </div>
        </fieldset>
      </Card>
      <Card padding="lg">
        <fieldset className={classes.group}>
          <legend>
            <Trans>Where people can find it</Trans>
          </legend>
          <LineField name="website" type="url" inputMode="url" autoComplete="url" />
          <div className={classes.pair}>
            <LineField name="instagram" autoComplete="off" />
            <TelephoneField name="whatsapp" />
          </div>
          <div className={classes.pair}>
            <LineField name="linkedin" type="url" inputMode="url" autoComplete="off" />
            <LineField name="facebook" type="url" inputMode="url" autoComplete="off" />
          </div>
        </fieldset>
      </Card>
      <Card padding="lg">
        <AuthorizedUsers />
      </Card>
    </>
  );
}

const names = { country: 'country', region: 'state', city: 'city' } as const;

function BusinessPlace() {
  const { form } = useApplicationContext();
  const [country, region, city] = useWatch({
    control: form.control,
    name: ['country', 'state', 'city'],
  });
  const words = {
    country: useFieldWords('country'),
    region: useFieldWords('state'),
    city: useFieldWords('city'),
  };

  const set = (name: ApplicationValueName, value: string | string[]) =>
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true });

  const change = (place: PlaceValue) => {
    if (place.country !== country) {
      const changes = listsForCountry(place.country, form.getValues());
      for (const [name, value] of Object.entries(changes)) {
        set(name as ApplicationValueName, value);
      }
    }
    set('country', place.country);
    set('state', place.region);
    set('city', place.city);
    if (form.getFieldState('city').error && place.city) void form.trigger('city');
  };

  return (
    <FieldPlace name="country">
      <FieldPlace name="state">
        <FieldPlace name="city">
          <PlaceFields
            value={{ country, region, city }}
            onChange={change}
            onBlur={(part) => void form.trigger(names[part])}
            names={names}
            errors={{
              country: words.country.error,
              region: words.region.error,
              city: words.city.error,
            }}
            optional={{ country: words.country.optional, region: words.region.optional }}
          />
        </FieldPlace>
      </FieldPlace>
    </FieldPlace>
  );
}
