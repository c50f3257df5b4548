import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { useFieldArray } from 'react-hook-form';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { useFormContext } from '../../../components/form/form-context.ts';
import formClasses from '../../../components/form/form.module.css';
import { RepeatedFields } from '../../../components/form/repeated-fields.tsx';
import { Phone } from '../../../components/form/phone.tsx';
import { CountrySelect } from '../../../domains/places/country-select.tsx';
import { HoursField } from '../../../domains/places/hours-field.tsx';
import { zoneOptions } from '../../../domains/places/zone-options.ts';
import { emptyLocation, type PartnerValues } from '../partner-values.ts';

const Field = fieldsOf<PartnerValues>();

/** Where a partner is, how it is reached there, and when it is open. */
export function LocationFields() {
  const { t } = useLingui();
  const { form } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'locations' });
  return (
    <fieldset className={formClasses.group}>
      <legend>
        <h2>
          <Trans>Locations</Trans>
        </h2>
      </legend>
      <RepeatedFields
        ids={fields.map(({ id }) => id)}
        max={limits.partner.locations}
        title={(number) => t`Location ${number}`}
        addLabel={<Trans>Add a location</Trans>}
        onAdd={() => append(emptyLocation)}
        onRemove={remove}
      >
        {(index) => (
          <>
            <div className={formClasses.pair}>
              <Field.Text
                name={`locations.${index}.name`}
                isOptional
                maxLength={limits.displayName.max}
                label={t`Name of the place`}
              />
              <Field.Text
                name={`locations.${index}.street`}
                maxLength={limits.address.max}
                label={t`Street and number`}
              />
            </div>
            <div className={formClasses.pair}>
              <Field.Text
                name={`locations.${index}.city`}
                maxLength={limits.place.max}
                label={t`City`}
              />
              <Field.Custom name={`locations.${index}.country`} label={t`Country`}>
                {({ ref: _ref, value, ...field }) => (
                  <CountrySelect {...field} value={String(value ?? '')} />
                )}
              </Field.Custom>
            </div>
            <div className={formClasses.pair}>
              <Phone
                name={`locations.${index}.phone`}
                label={t`Phone`}
                isOptional
                countryLabel={t`Country of the phone`}
              />
              <Field.Text
                name={`locations.${index}.email`}
                type="email"
                isOptional
                label={t`E-mail`}
              />
            </div>
            <Field.Select
              name={`locations.${index}.timeZone`}
              label={t`Time zone`}
              options={zoneOptions}
            />
            <Field.Custom name={`locations.${index}.hours`} label={t`Opening hours`} isOptional>
              {(field) => <HoursField {...field} />}
            </Field.Custom>
          </>
        )}
      </RepeatedFields>
    </fieldset>
  );
}
