import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@wiki/ui';
import { FormSection } from '../../../../components/form/form-section.tsx';
import classes from '../../../../components/form/form.module.css';
import type { ApplicationValueName } from '../../application-values.ts';
import { listsForCountry } from '../../country-lists.ts';
import { BusinessPlace, Field } from '../fields.tsx';
import { useApplicationContext } from '../form-context.tsx';
import { AuthorizedUsers } from './people-fields.tsx';

/** Address, links and who may act for the business. */
export function ContactStep() {
  const { t } = useLingui();
  const { form } = useApplicationContext();
  const changeLists = (country: string) => {
    for (const [name, value] of Object.entries(listsForCountry(country, form.getValues()))) {
      form.setValue(name as ApplicationValueName, value, { shouldDirty: true });
    }
  };
  return (
    <>
      <FormSection title={<Trans>Where it is</Trans>}>
        <BusinessPlace onCountryChange={changeLists} />
        <div className={classes.pair}>
          <Field.Text name="address" autoComplete="street-address" />
          <Field.Text name="postalCode" autoComplete="postal-code" />
        </div>
      </FormSection>
      <FormSection title={<Trans>Where people can find it</Trans>}>
        <Field.Text name="website" type="url" inputMode="url" autoComplete="url" />
        <div className={classes.pair}>
          <Field.Text name="instagram" autoComplete="off" />
          <Field.Phone name="whatsapp" countryLabel={t`Country of the number`} />
        </div>
        <div className={classes.pair}>
          <Field.Text name="linkedin" type="url" inputMode="url" autoComplete="off" />
          <Field.Text name="facebook" type="url" inputMode="url" autoComplete="off" />
        </div>
      </FormSection>
      <Card padding="lg">
        <AuthorizedUsers />
      </Card>
    </>
  );
}
