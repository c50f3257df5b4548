import { useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { CountrySelect } from '../../places/country-select.tsx';
import { References } from '../../places/bound-fields.tsx';
import { AreaFields } from './area-fields.tsx';
import formClasses from '../../../components/form/form.module.css';
import { BilingualField, Field, NumberField } from './fields.tsx';
import { useListingContext } from './form-context.tsx';
import classes from '../listing-form.module.css';

const line = { maxLength: limits.listing.text, autoComplete: 'off' };

/** What else is known of it; all of it may stay empty. */
export function DetailsSection() {
  const { type } = useListingContext();
  switch (type) {
    case 'product':
      return <ProductDetails />;
    case 'service':
      return <ServiceDetails />;
    case 'property':
      return <PropertyDetails />;
  }
}

function ProductDetails() {
  const { t } = useLingui();
  return (
    <>
      <div className={formClasses.pair}>
        <Field.Text name="brand" {...line} />
        <Field.Text name="manufacturer" {...line} />
        <Field.Text name="model" {...line} />
        <Field.Text name="productId" {...line} help={t`For example, a part number.`} />
        <Field.Text
          name="gtin"
          inputMode="numeric"
          maxLength={24}
          autoComplete="off"
          help={t`The digits under the barcode: 8, 12, 13 or 14.`}
        />
        <Field.Text
          name="sku"
          {...line}
          spellCheck={false}
          help={t`Your inventory code, one per product.`}
        />
        <Field.Text name="size" {...line} />
        <Field.Custom name="countryOfOrigin">
          {({ ref: _ref, ...field }) => (
            <CountrySelect {...field} autoComplete="off" placeholder={t`Choose a country`} />
          )}
        </Field.Custom>
      </div>
      <BilingualField name="color" maxLength={limits.listing.text} />
    </>
  );
}

function ServiceDetails() {
  const { t } = useLingui();
  return (
    <BilingualField
      name="availability"
      maxLength={limits.listing.offers}
      rows={3}
      help={t`For example: Monday to Friday, 8 a.m. to 5 p.m.`}
    />
  );
}

function PropertyDetails() {
  return (
    <>
      <AreaFields />
      <div className={classes.trio}>
        <NumberField name="rooms" />
        <NumberField name="bedrooms" />
        <NumberField name="bathrooms" />
      </div>
      <div className={formClasses.pair}>
        <Field.Text name="fromDate" type="date" autoComplete="off" />
        <Field.Text name="toDate" type="date" autoComplete="off" />
      </div>
      <div className={classes.amenities}>
        <References name="amenities" list="AMENITIES" />
      </div>
      <Field.Text name="agent" {...line} />
    </>
  );
}
