import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { useFieldArray } from 'react-hook-form';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { useFormContext } from '../../../components/form/form-context.ts';
import { RepeatedFields } from '../../../components/form/repeated-fields.tsx';
import formClasses from '../../../components/form/form.module.css';
import { emptyOffer, type OfferValues, type PartnerValues } from '../partner-values.ts';
import classes from './partner-form.module.css';

const Field = fieldsOf<PartnerValues>();
const { partner: bounds } = limits;

/** What a partner offers: each with its dates and, for members, its code. */
export function OfferFields() {
  const { t } = useLingui();
  const { form } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'offers' });
  return (
    <fieldset className={formClasses.group}>
      <legend>
        <h2>
          <Trans>Offers</Trans>
        </h2>
      </legend>
      <RepeatedFields
        ids={fields.map(({ id }) => id)}
        max={bounds.offers}
        title={(number) => t`Offer ${number}`}
        addLabel={<Trans>Add an offer</Trans>}
        onAdd={() => append(emptyOffer)}
        onRemove={remove}
      >
        {(index) => {
          const { revealCount } = form.getValues(`offers.${index}`) as OfferValues;
          return (
            <>
              <div className={formClasses.pair}>
                <Field.Text
                  name={`offers.${index}.title.en`}
                  lang="en"
                  maxLength={bounds.line}
                  label={t`Offer in English`}
                />
                <Field.Text
                  name={`offers.${index}.title.es`}
                  lang="es"
                  maxLength={bounds.line}
                  label={t`Offer in Spanish`}
                />
              </div>
              <div className={formClasses.pair}>
                <Field.TextArea
                  name={`offers.${index}.terms.en`}
                  lang="en"
                  rows={2}
                  isOptional
                  maxLength={bounds.terms}
                  label={t`Conditions in English`}
                />
                <Field.TextArea
                  name={`offers.${index}.terms.es`}
                  lang="es"
                  rows={2}
                  isOptional
                  maxLength={bounds.terms}
                  label={t`Conditions in Spanish`}
                />
              </div>
              <div className={formClasses.pair}>
                <Field.Text
                  name={`offers.${index}.dateStart`}
                  type="date"
                  isOptional
                  label={t`First day`}
                />
                <Field.Text
                  name={`offers.${index}.dateEnd`}
                  type="date"
                  isOptional
                  label={t`Last day`}
                />
              </div>
              <div className={formClasses.pair}>
                <Field.Text
                  name={`offers.${index}.code`}
                  isOptional
                  autoComplete="off"
                  maxLength={bounds.code}
                  label={t`Code for members`}
                  help={t`Only active business members see it, once they ask for it.`}
                />
                <Field.Text
                  name={`offers.${index}.claimUrl`}
                  type="url"
                  inputMode="url"
                  isOptional
                  label={t`Where members redeem it`}
                  help={t`Shown with the code. It starts with https://`}
                />
              </div>
              {revealCount > 0 && (
                <p className={classes.shown}>
                  <Plural
                    value={revealCount}
                    one="# person has seen the code."
                    other="# people have seen the code."
                  />
                </p>
              )}
            </>
          );
        }}
      </RepeatedFields>
    </fieldset>
  );
}
